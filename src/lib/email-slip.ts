/** Where most homeowners have their mail. Short names, such as `aol`, are one letter away from too many others. */
const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'bellsouth.net',
  'verizon.net',
  'sbcglobal.net',
  'earthlink.net',
  'protonmail.com',
];

/** Names of others that are one letter away from one of those. */
const NEIGHBORS = ['mail', 'email', 'ymail', 'cloud'];

/**
 * Endings that do not exist: a key beside the right one, two keys swapped, or one pressed twice. The last row is of
 * providers that have no other.
 */
const WRONG_ENDINGS: readonly (readonly [ending: RegExp, right: string])[] = [
  [/\.(?:[xvdf]om|c[ipkl0]m|co[njk]|cmo|ocm|c?com?m|coom|como)$/, '.com'],
  [/\.(?:n[wr]t|ne[ryg]|nte|ent|nett|neet)$/, '.net'],
  [/\.(?:o[et]g|or[fh]|[pi]rg|rog|ogr|orgg)$/, '.org'],
  [/^(aol|msn)\.(?:co|cm|om)$/, '$1.com'],
];

const nameOf = (domain: string): string => domain.replace(/\..*/, '');

/**
 * Finds a common slip in the domain of an email address, such as `gmial.com` or `.con`.
 * @returns the address that was probably meant, or an empty text. Only the writer can know: ask
 */
export function findEmailSlip(typed: string): string {
  const email = typed.trim();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  if (at < 2) return '';
  const wrong = WRONG_ENDINGS.find(([ending]) => ending.test(domain));
  const ended = wrong ? domain.replace(...wrong) : domain;
  const meant = findProvider(ended) ?? ended;
  return meant === domain ? '' : email.slice(0, at) + meant;
}

/** Providers have domains in many countries, so an ending like `.es` or `.co.uk` is no slip. */
function findProvider(domain: string): string | undefined {
  const name = nameOf(domain);
  if (PROVIDERS.includes(domain) || NEIGHBORS.includes(name)) return domain;
  const isGeneric = /^[^.]+\.(?:com|net|org|co|cm|om)$/.test(domain);
  return PROVIDERS.find((provider) =>
    isGeneric ? isOneSlipAway(name, nameOf(provider)) : isOneSlipAway(domain, provider),
  );
}

/** Whether they are the same but for one letter that is missing, added or wrong, or two that are swapped. */
function isOneSlipAway(text: string, other: string): boolean {
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const [a, b] = [text.slice(same), other.slice(same)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
