import { paths } from '#src/content/site-map.ts';
import { type NavLink, TOP_LINKS } from '#words/company/navigation.ts';

/** Specification, sections 2 and 8. */
export const NOT_FOUND = {
  description: 'There is no page at this address.',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may have a typo, or the page has moved. If your roof is leaking right now, don’t search. Call us.',
  home: 'Return to Home',
  elsewhere: 'Maybe you’re looking for',
} as const;

/** Shown without a connection in place of a page that this device has no copy of. */
export const OFFLINE = {
  description: 'What you can do when you’re offline.',
  eyebrow: 'No connection',
  heading: 'We can’t load this page right now',
  text: 'If your roof is leaking, call us. A phone call works without internet.',
  book: 'Book offline',
  bookHint: 'You can still book. We save your booking on this device and send it once you’re back online.',
  elsewhere: 'These pages work offline',
} as const;

const SUGGESTED: readonly string[] = [paths.schedule, paths.services, paths.serviceArea, paths.contact];

/** On both pages. */
export const SUGGESTED_LINKS: readonly NavLink[] = TOP_LINKS.filter(({ to }) => SUGGESTED.includes(to));
