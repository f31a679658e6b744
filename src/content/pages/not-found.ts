import { type NavLink, TOP_LINKS } from '#src/content/company/navigation.ts';
import { paths } from '#src/content/site-map.ts';

/** Specification, sections 2 and 8. */
export const NOT_FOUND = {
  description: 'There is no page at this address.',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page has moved. If your roof is leaking right now, stop searching and call.',
  home: 'Return to Home',
  elsewhere: 'You may be looking for',
} as const;

const SUGGESTED: readonly string[] = [paths.schedule, paths.services, paths.serviceArea, paths.contact];

export const NOT_FOUND_LINKS: readonly NavLink[] = TOP_LINKS.filter(({ to }) => SUGGESTED.includes(to));
