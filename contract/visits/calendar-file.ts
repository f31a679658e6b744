import { formatE164 } from '#contract/e164.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { PERIOD_HOURS, type Slot } from '#contract/slots.ts';
import { CALENDAR_FILE_NAME } from '#contract/words/visit.ts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}0000`;

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
  /** Id of the service (contract/form-choices.ts). */
  service: string;
  /** Empty if the booking is not confirmed yet. */
  reference: string;
  /** The same for the same visit, so that saving it twice makes one entry: the reference, once known. */
  id: string;
  /** How often the visit has changed: a calendar takes the file with the most changes. */
  changes: number;
}

interface CalendarCompany {
  name: string;
  /** As typed or E.164; may be empty. */
  hotline: string;
  /** Its host makes the id of the entry unique. */
  siteUrl: string;
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

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

/** Formats a visit as a calendar file (RFC 5545), in Palm Bay time. The same on the site and in the email. */
export function calendarFile(visit: CalendarVisit, company: CalendarCompany, nowMs: number) {
  const { slot, service, reference, id, changes } = visit;
  const day = slot.date.replaceAll('-', '');
  const { from, until } = PERIOD_HOURS[slot.period];
  const stamp = new Date(nowMs).toISOString().replace(/[-:]|\.\d+/g, '');
  const description = [reference, formatE164(company.hotline)].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roof tarping site//Booking//EN',
    ...NEW_YORK,
    'BEGIN:VEVENT',
    `UID:${id}@${hostOf(company.siteUrl)}`,
    `SEQUENCE:${changes}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=America/New_York:${day}T${clock(from)}`,
    `DTEND;TZID=America/New_York:${day}T${clock(until)}`,
    `SUMMARY:${escapeText(`${serviceLabel(service)}, ${company.name}`)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const text = `${lines.map(fold).join('\r\n')}\r\n`;
  return { name: CALENDAR_FILE_NAME, type: 'text/calendar', text } as const;
}
