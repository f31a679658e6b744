/** Steps of the link de-duplication demo, in order (specification, section 5). */
export const DEDUPLICATION_RULES = [
  'Lowercase the protocol and the host.',
  'Strip utm_source, utm_medium, utm_campaign, utm_term, utm_content, fbclid, gclid and igshid.',
  'Remove a trailing slash, except on the root.',
  'Keep the first occurrence of each link.',
] as const;

export const SAMPLE_LINKS = [
  'https://example.com/',
  'HTTPS://Example.com/?utm_source=fb&utm_medium=cpc',
  'https://example.com/services/',
  'https://example.com/services?gclid=EAIaIQobChMI',
  'https://example.com/services?plan=tarping&utm_campaign=storm',
  'https://EXAMPLE.com/palm-bay?fbclid=IwAR0abc',
  'https://example.com/palm-bay/',
  'https://example.com/Palm-Bay',
  'http://example.com/schedule?igshid=MzRlODBiNWFlZA',
  'http://example.com/schedule?utm_term=roof&utm_content=top',
] as const;

export const EXTENSIONS = {
  title: 'Link De-duplication',
  lead: 'Turns a list of links into one link per page.',
  rules: 'The rules',
  links: 'Links, one per line',
  sample: 'Use the sample links',
  clear: 'Clear',
  result: 'Result',
  count: (kept: number, all: number) =>
    `${all} ${all === 1 ? 'link' : 'links'}, ${kept} ${kept === 1 ? 'page' : 'pages'}`,
  dropped: (line: number) => `Same as line ${line}`,
  noLink: 'Not a web link, so kept as is',
  kept: 'Kept',
  none: 'Paste links above to see the result.',
  copy: 'Copy the result',
  copied: 'Copied',
  notCopied: "Couldn't copy the result. Select it and copy it by hand.",
  toProfile: 'Profile Settings',
} as const;
