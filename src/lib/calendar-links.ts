import { COMPANY_ZONE, parseEasternLocalTime } from '#contract/dates/eastern-time.ts';
import {
  type CalendarCompany,
  type CalendarVisit,
  entryWords,
  toCalendarTime,
  visitHours,
} from '#contract/visits/calendar-file.ts';

/** Half of an emoji cannot be encoded. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/** Not URLSearchParams: Outlook would show its plus signs. */
const toQuery = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');

/** `2026-11-21T13:00:00Z`; without a zone Outlook would take the time for that of the visitor's account. */
const toOutlookTime = (wall: string): string =>
  new Date(parseEasternLocalTime(wall)).toISOString().replace('.000', '');

/**
 * Links that open a new entry for a visit in Google's and Outlook's web calendars. The visit's own link is not
 * in them: whoever has it can cancel the visit, and query strings stay in histories and logs.
 */
export function calendarLinks(visit: CalendarVisit, company: CalendarCompany) {
  const { start, end } = visitHours(visit);
  const { title, details } = entryWords(visit, company);
  const google = toQuery({
    action: 'TEMPLATE',
    text: title,
    dates: `${toCalendarTime(start)}/${toCalendarTime(end)}`,
    ctz: COMPANY_ZONE,
    details,
    location: visit.place,
  });
  const outlook = toQuery({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: toOutlookTime(start),
    enddt: toOutlookTime(end),
    body: details,
    location: visit.place,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}
