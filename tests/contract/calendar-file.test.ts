import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it, test } from 'vitest';
import { type CalendarCompany, type CalendarVisit, calendarFile } from '#contract/visits/calendar-file.ts';
import { aCalendarCompany, aCalendarVisit } from '#tests/builders/calendar-visit.ts';

const fileOf = (visit: Partial<CalendarVisit>, company: Partial<CalendarCompany> = {}) =>
  calendarFile(aCalendarVisit(visit), aCalendarCompany(company), 0).text;
const linesOf = (visit: Partial<CalendarVisit>) => fileOf(visit).split('\r\n');

/** What a calendar shows of a file. Times are ISO instants, the alarm minutes before the start. */
interface ShownEntry {
  method: unknown;
  id: unknown;
  sequence: unknown;
  start: unknown;
  end: unknown;
  status: unknown;
  organizer: unknown;
  title: unknown;
  text: unknown;
  place: unknown;
  url: unknown;
  alarms: unknown;
}

function readWithIcalJs(text: string): ShownEntry {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent')!;
  const event = new ICAL.Event(component);
  const trigger = (alarm: ICAL.Component) => {
    const before = alarm.getFirstPropertyValue('trigger');
    return before instanceof ICAL.Duration ? before.toSeconds() / -60 : null;
  };
  return {
    method: calendar.getFirstPropertyValue('method'),
    id: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    organizer: component.getFirstPropertyValue('organizer') ?? undefined,
    title: event.summary,
    text: event.description,
    place: event.location ?? undefined,
    url: component.getFirstPropertyValue('url') ?? undefined,
    alarms: component.getAllSubcomponents('valarm').map(trigger),
  };
}

const toText = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'val' in value ? value.val : value;

function readWithNodeIcal(text: string): ShownEntry {
  const read = nodeIcal.sync.parseICS(text);
  const event = Object.values(read).find((part) => part?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('There is no entry.');
  return {
    method: event.method,
    id: event.uid,
    sequence: Number(event.sequence),
    start: event.start.toISOString(),
    end: event.end?.toISOString(),
    status: event.status,
    organizer: toText(event.organizer),
    title: toText(event.summary),
    text: toText(event.description),
    place: toText(event.location),
    url: toText(event.url),
    alarms: (event.alarms ?? []).map(({ trigger }) => (toText(trigger) === '-PT1H' ? 60 : trigger)),
  };
}

describe.each([
  ['ical.js', readWithIcalJs],
  ['node-ical', readWithNodeIcal],
])('%s', (_library, readFile) => {
  const read = (visit: Partial<CalendarVisit>, company: Partial<CalendarCompany> = {}) =>
    readFile(fileOf(visit, company));

  it('reads all of a visit', () => {
    expect(read({ changes: 2 })).toEqual({
      method: 'PUBLISH',
      id: 'RT-1@tarps.example',
      sequence: 2,
      start: '2026-11-21T13:00:00.000Z',
      end: '2026-11-21T17:00:00.000Z',
      status: 'TENTATIVE',
      organizer: 'mailto:help@tarps.example',
      title: 'No Cost Roof Inspection, Tarps, Inc; Brevard',
      text: 'RT-1, (321) 555-0100\nSee, move or cancel it: https://tarps.example/schedule/visit#a.b.c',
      place: '12 Ocean Avenue, Palm Bay, FL 32905',
      url: 'https://tarps.example/schedule/visit#a.b.c',
      alarms: [60],
    });
  });

  it.each([
    // The clocks go back on November 1 and forward on March 14, at 2 AM.
    ['2026-10-31', 'afternoon', '', '2026-10-31T16:00:00.000Z', '2026-10-31T22:00:00.000Z'],
    ['2026-11-01', 'morning', '', '2026-11-01T13:00:00.000Z', '2026-11-01T17:00:00.000Z'],
    ['2026-11-01', 'morning', '09:30', '2026-11-01T14:30:00.000Z', '2026-11-01T16:30:00.000Z'],
    ['2027-03-13', 'morning', '', '2027-03-13T13:00:00.000Z', '2027-03-13T17:00:00.000Z'],
    ['2027-03-14', 'morning', '', '2027-03-14T12:00:00.000Z', '2027-03-14T16:00:00.000Z'],
    ['2027-03-14', 'afternoon', '17:05', '2027-03-14T21:05:00.000Z', '2027-03-14T23:05:00.000Z'],
    ['2026-11-21', 'afternoon', '23:00', '2026-11-22T04:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    // No clock time.
    ['2026-11-21', 'morning', '9:30 AM', '2026-11-21T13:00:00.000Z', '2026-11-21T17:00:00.000Z'],
  ] as const)('reads the times of %s, %s, agreed on: “%s”', (date, period, agreedTime, start, end) => {
    expect(read({ slot: { date, period }, agreedTime })).toMatchObject({ start, end });
  });

  it('reads that a time is confirmed', () => {
    expect(read({ isConfirmed: true })).toMatchObject({ status: 'CONFIRMED' });
  });

  it('reads that a visit is canceled: the same entry, withdrawn, without an alarm', () => {
    expect(read({ isCanceled: true, isConfirmed: true, changes: 3 })).toMatchObject({
      method: 'CANCEL',
      id: 'RT-1@tarps.example',
      sequence: 3,
      status: 'CANCELLED',
      organizer: 'mailto:help@tarps.example',
      text: 'RT-1, (321) 555-0100',
      alarms: [],
    });
  });

  it('reads a visit of which little is known', () => {
    const entry = read({ place: '', url: '', reference: '' }, { email: '', hotline: '' });
    expect(entry).toMatchObject({ organizer: undefined, place: undefined, url: undefined });
    expect(entry.title).toBe('No Cost Roof Inspection, Tarps, Inc; Brevard');
  });

  it.each([
    'Apt 4, rear; by the dock',
    'C:\\dock \\ rear\\',
    'quoted "house": 12',
    `${'x'.repeat(64)}👩‍👩‍👧‍👦 👍🏽 ${'東京'.repeat(40)}`,
    'Müller & Söhne 東京 👍🏽 '.repeat(12).trim(),
  ])('reads an address as it was typed: %s', (place) => {
    expect(read({ place }, { name: place })).toMatchObject({
      place,
      title: `No Cost Roof Inspection, ${place}`,
      organizer: 'mailto:help@tarps.example',
      alarms: [60],
    });
  });

  it.each(['\n', '\r\n', '\r', '\u2028', '\u2029'])('reads a line that begins anew as one: %j', (breaks) => {
    const place = `12 Ocean Avenue${breaks}STATUS:CANCELLED${breaks}END:VEVENT`;
    const entry = read(
      { place, url: `https://tarps.example/${breaks}X:1` },
      { name: `Tarps${breaks}END:VEVENT` },
    );
    expect(entry).toMatchObject({
      status: 'TENTATIVE',
      place: '12 Ocean Avenue\nSTATUS:CANCELLED\nEND:VEVENT',
      title: 'No Cost Roof Inspection, Tarps\nEND:VEVENT',
      url: 'https://tarps.example/X:1',
      alarms: [60],
    });
  });
});

// node-ical takes the escaped backslash and the letter for a break.
test('a typed backslash before an n is no new line', () => {
  const place = 'C:\\new, \\n is no line';
  expect(readWithIcalJs(fileOf({ place }))).toMatchObject({ place });
});

test('a visit is in Eastern time, also on the day of a clock change', () => {
  const lines = linesOf({ slot: { date: '2026-11-01', period: 'morning' } });
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VTIMEZONE',
      'UID:RT-1@tarps.example',
      'DTSTAMP:19700101T000000Z',
      'DTSTART;TZID=America/New_York:20261101T080000',
      'DTEND;TZID=America/New_York:20261101T120000',
      'SUMMARY:No Cost Roof Inspection\\, Tarps\\, Inc\\; Brevard',
    ]),
  );
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('a changed visit has its new hours, the same id and a higher sequence, so that a calendar replaces its entry', () => {
  expect(linesOf({})).toEqual(expect.arrayContaining(['UID:RT-1@tarps.example', 'SEQUENCE:0']));
  expect(linesOf({ slot: { date: '2026-11-21', period: 'afternoon' }, changes: 2 })).toEqual(
    expect.arrayContaining([
      ...['UID:RT-1@tarps.example', 'SEQUENCE:2', 'DTSTART;TZID=America/New_York:20261121T120000'],
      'DTEND;TZID=America/New_York:20261121T180000',
    ]),
  );
});

test.each(['Roof '.repeat(40), 'Müller & Söhne 東京 👍🏽 '.repeat(12)])(
  'no line is longer than 75 bytes: %s',
  (name) => {
    for (const line of fileOf({ place: name }, { name }).split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  },
);

test.each([
  ['https://tarps.example', 'RT-1@tarps.example'],
  ['http://localhost:5173', 'RT-1@localhost'],
  ['https://tarps.example/site', 'RT-1@tarps.example'],
])('the id of a visit on %s is %s', (siteUrl, id) => {
  expect(fileOf({}, { siteUrl })).toContain(`UID:${id}\r\n`);
});
