import { parseEasternLocalTime, toEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { formatE164 } from '#contract/e164.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { PERIOD_HOURS, type Slot } from '#contract/slots.ts';
import { CALENDAR_FILE_NAME, calendarLinkLine } from '#contract-words/visit.ts';
import { isClockTime } from './visit.ts';

/** The rules of America/New_York since 2007, so that a visit is never an hour off when the clocks change. */
const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A visit as a calendar shows it. */
export interface CalendarVisit {
  slot: Slot;
  /** The clock time agreed on, `HH:MM` in Palm Bay; empty: the visit takes the half-day of its slot. */
  agreedTime: string;
  /** Id of the service (contract/form-choices.ts). */
  service: string;
  /** Empty if the booking is not confirmed yet. */
  reference: string;
  /** The same for the same visit, so that saving it twice makes one entry: the reference, once known. */
  id: string;
  /** How often the visit has changed: a calendar takes the file with the most changes. */
  changes: number;
  /** The company has confirmed the time. */
  isConfirmed: boolean;
  /** The file withdraws the entry. */
  isCanceled: boolean;
  /** The address of the house in one line; empty when unknown. */
  place: string;
  /** The visit's link (contract/visits/visit-link.ts); empty for none. */
  url: string;
}

export interface CalendarCompany {
  name: string;
  /** As typed or E.164; may be empty. */
  hotline: string;
  /** Its host makes the id of the entry unique. */
  siteUrl: string;
  /** The organizer of the visit; may be empty. */
  email: string;
}

/** How long a visit lasts whose clock time is agreed on. */
const AGREED_MS = 2 * HOUR_MS;

/**
 * When a visit begins and ends, in Palm Bay time as `2026-11-21T08:00`: from the agreed time for two hours, or
 * the half-day of its slot.
 */
export function visitHours({ slot, agreedTime }: Pick<CalendarVisit, 'slot' | 'agreedTime'>) {
  const at = (clock: string) => `${slot.date}T${clock}`;
  if (isClockTime(agreedTime)) {
    const start = at(agreedTime);
    return { start, end: toEasternLocalTime(parseEasternLocalTime(start) + AGREED_MS) };
  }
  const { from, until } = PERIOD_HOURS[slot.period];
  const hour = (number: number) => at(`${String(number).padStart(2, '0')}:00`);
  return { start: hour(from), end: hour(until) };
}

/** The address of a house in one line: `12 Ocean Avenue, Palm Bay, FL 32905`. */
export const placeInOneLine = ({ address, city, state, zip }: PlaceParts): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

type PlaceParts = Readonly<Record<'address' | 'city' | 'state' | 'zip', string>>;

/** What an entry says in one language. */
export interface CalendarWords {
  /** @param service its id */
  serviceLabel: (service: string) => string;
  fileName: string;
  linkLine: (url: string) => string;
}

const OWN_WORDS: CalendarWords = {
  serviceLabel,
  fileName: CALENDAR_FILE_NAME,
  linkLine: calendarLinkLine,
};

/** The title of a visit in a calendar, and what to ask for on the phone. */
export const entryWords = (
  { service, reference }: Pick<CalendarVisit, 'service' | 'reference'>,
  { name, hotline }: Pick<CalendarCompany, 'name' | 'hotline'>,
  words: CalendarWords = OWN_WORDS,
) => ({
  title: `${words.serviceLabel(service)}, ${name}`,
  details: [reference, formatE164(hotline)].filter(Boolean).join(', '),
});

/** Formats a text value (RFC 5545, section 3.3.11). */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');

/** In an address or a parameter, where nothing can be escaped. Some calendars end a line at each of these. */
const dropControls = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '');

/** Lines longer than this are continued on the next one (RFC 5545, section 3.1), in bytes of UTF-8. */
const LINE_BYTES = 75;

const countBytes = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = countBytes(letter);
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}

const hostOf = (siteUrl: string): string => siteUrl.replace(/^https?:\/\//, '').replace(/[:/].*$/, '');

/** Formats a time as calendars want it: `20261121T080000`, from `2026-11-21T08:00`. */
export const toCalendarTime = (wall: string): string => `${wall.replace(/[-:]/g, '')}00`;

/** An entry of a calendar. */
interface CalendarEntry extends Pick<CalendarVisit, 'slot' | 'agreedTime' | 'changes' | 'isConfirmed'> {
  /** The same for the same visit for life. */
  id: string;
  isCanceled?: boolean;
  title: string;
  /** May have several lines. */
  description: string;
  /** Empty when unknown. */
  place: string;
  /** Further lines, such as an alarm. */
  more?: readonly string[];
}

/**
 * Formats entries as a calendar (RFC 5545), in Palm Bay time.
 * @param head further lines about the calendar
 */
export function calendarText(
  head: readonly string[],
  entries: readonly CalendarEntry[],
  siteUrl: string,
  nowMs: number,
): string {
  const stamp = new Date(nowMs).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roof tarping site//Booking//EN',
    ...head,
    ...NEW_YORK,
    ...entries.flatMap((entry) => entryLines(entry, siteUrl, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map((line) => fold(dropControls(line))).join('\r\n')}\r\n`;
}

function entryLines(entry: CalendarEntry, siteUrl: string, stamp: string): string[] {
  const { id, changes, isConfirmed, isCanceled, title, description, place, more = [] } = entry;
  const { start, end } = visitHours(entry);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@${hostOf(siteUrl)}`,
    `SEQUENCE:${changes}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=America/New_York:${toCalendarTime(start)}`,
    `DTEND;TZID=America/New_York:${toCalendarTime(end)}`,
    `STATUS:${isCanceled ? 'CANCELLED' : isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...more,
    'END:VEVENT',
  ];
}

/**
 * Formats a visit as a calendar file, with an alarm an hour before. The file of a canceled visit takes the entry
 * out of the calendar. The same on the site and in the email.
 */
export function calendarFile(
  visit: CalendarVisit,
  company: CalendarCompany,
  nowMs: number,
  words: CalendarWords = OWN_WORDS,
) {
  const { isCanceled, url } = visit;
  const { title, details } = entryWords(visit, company, words);
  const organizer = company.name.replaceAll('"', "'");
  const entry = {
    ...visit,
    title,
    description: [details, url && !isCanceled && words.linkLine(url)].filter(Boolean).join('\n'),
    more: [
      ...(company.email ? [`ORGANIZER;CN="${organizer}":mailto:${company.email}`] : []),
      ...(url ? [`URL:${url}`] : []),
      ...(isCanceled ? [] : alarm(title)),
    ],
  };
  const method = `METHOD:${isCanceled ? 'CANCEL' : 'PUBLISH'}`;
  const text = calendarText([method], [entry], company.siteUrl, nowMs);
  return { name: words.fileName, type: 'text/calendar', text } as const;
}

const alarm = (title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT1H',
  `DESCRIPTION:${escapeText(title)}`,
  'END:VALARM',
];

/** How often a calendar program should ask for a feed again (RFC 7986, section 5.7, and what older ones read). */
const REFRESH = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'];

/** The lines about a calendar that a phone subscribes to. */
export const feedHead = (name: string): string[] => [
  'METHOD:PUBLISH',
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  'X-WR-TIMEZONE:America/New_York',
  ...REFRESH,
];
