import { PERIOD_HOURS, type Slot } from '#contract/slots.ts';

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

interface Visit {
  slot: Slot;
  title: string;
  description: string;
  /** Stays the same for the same visit, so that saving it twice makes one entry. */
  id: string;
  nowMs: number;
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Formats a visit as a calendar file (RFC 5545), in Palm Bay time. */
export function calendarFile({ slot, title, description, id, nowMs }: Visit): string {
  const day = slot.date.replaceAll('-', '');
  const { from, until } = PERIOD_HOURS[slot.period];
  const stamp = new Date(nowMs).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roof tarping site//Booking//EN',
    ...NEW_YORK,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=America/New_York:${day}T${clock(from)}`,
    `DTEND;TZID=America/New_York:${day}T${clock(until)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
