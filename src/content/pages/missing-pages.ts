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

/** Shown without a connection in place of a page that this device has no copy of. */
export const OFFLINE = {
  description: 'What you can do without a connection.',
  eyebrow: 'No connection',
  heading: 'This page could not be reached',
  text: 'If your roof is leaking, call: a phone call works without the internet.',
  book: 'Book without a connection',
  bookHint:
    'You can book now. Your booking is saved on this device and sent as soon as the connection is back.',
  elsewhere: 'These pages work without a connection',
} as const;

const SUGGESTED: readonly string[] = [paths.schedule, paths.services, paths.serviceArea, paths.contact];

/** On both pages. */
export const SUGGESTED_LINKS: readonly NavLink[] = TOP_LINKS.filter(({ to }) => SUGGESTED.includes(to));
