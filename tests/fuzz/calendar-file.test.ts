import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarFile } from '#contract/visits/calendar-file.ts';
import { calendarLinks } from '#src/lib/calendar-links.ts';
import { aCalendarCompany, aCalendarVisit } from '#tests/builders/calendar-visit.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { anyText } from './hostile.ts';

const piece = fc.constantFrom(
  ...['\\', 'n', ';', ',', ':', '"', '^', ' ', '\n', '\r', '\t', '\u2028', '\u0000'],
  ...['é', '東', '👍🏽', '👩‍👩‍👧‍👦', '\ud83d', 'END:VEVENT', 'x'.repeat(20)],
);
const typed = fc.oneof(fc.string({ unit: piece, maxLength: 60 }), anyText);

/** Line breaks are kept, other control characters are left out. */
const asRead = (text: string): string =>
  text.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n').replace(/(?!\n)[\p{Cc}]/gu, '');

fuzz(
  'whatever is typed, a calendar reads one entry with these words from lines of 75 bytes at most, and the links open',
  [typed, typed, typed, typed],
  (place, name, email, url) => {
    const visit = aCalendarVisit({ place, url });
    const company = aCalendarCompany({ name, email });
    const { text } = calendarFile(visit, company, 0);
    expectSame(
      text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75),
      [],
    );
    const calendar = new ICAL.Component(ICAL.parse(text));
    const entries = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
    expectSame(
      entries.map(({ location, summary }) => [location ?? '', summary]),
      [[asRead(place), asRead(`No Cost Roof Inspection, ${name}`)]],
    );
    const { google, outlook } = calendarLinks(visit, company);
    expectSame(
      [new URL(google).hostname, new URL(outlook).hostname],
      ['calendar.google.com', 'outlook.live.com'],
    );
  },
);
