import { addDays } from '#contract/dates/calendar.ts';
import { COUNTS } from '#contract/limits.ts';
import type { OwnerSettingName } from '#contract/owner-settings/names.ts';

/** The links that a manager makes and ends: the crew's page, and the calendar that a phone subscribes to. */
export const DAY_LINKS = ['crew', 'calendar'] as const;
export type DayLink = (typeof DAY_LINKS)[number];

/** The owner's setting with the id of each link; the link is ended while it is empty. */
export const DAY_LINK_SETTINGS = {
  crew: 'crewLink',
  calendar: 'calendarLink',
} as const satisfies Record<DayLink, OwnerSettingName>;

/** Whether a text is the id of a link as the script writes it: longer than a word that somebody types. */
export const isLinkId = (text: string): boolean => /^[\w-]{20,80}$/.test(text);

/** The page that the crew's link opens. The key stands after `#`, which browsers send to no server. */
export const CREW_PATH = '/crew';

/** @param siteUrl without a trailing slash */
export const crewLink = (siteUrl: string, key: string): string => `${siteUrl}${CREW_PATH}#${key}`;

/** The address that a calendar program asks. @param endpoint the rep script's. @param key needs no escape */
export const feedUrl = (endpoint: string, key: string): string =>
  `${endpoint}${endpoint.includes('?') ? '&' : '?'}action=visit_feed&key=${key}`;

/** The days that these links show, both included: a week back, and as far ahead as visits are set. */
export const daysOfLink = (today: string): { from: string; until: string } => ({
  from: addDays(today, -COUNTS.slotDays),
  until: addDays(today, COUNTS.visitDaysAhead),
});

/** @param day and @param today as `yyyy-mm-dd` in Palm Bay */
export function isDayOfLink(day: string, today: string): boolean {
  const { from, until } = daysOfLink(today);
  return day >= from && day <= until;
}
