import { expect, test } from 'vitest';
import { calendarFile } from '#contract/visits/calendar-file.ts';

const visit = {
  slot: { date: '2026-11-21', period: 'morning' },
  service: 'roof-inspection',
  reference: 'RT-1',
  id: 'RT-1',
  changes: 0,
} as const;
const company = { name: 'Tarps, Inc; Brevard', hotline: '+13215550100', siteUrl: 'https://tarps.example' };

const linesOf = (over: Partial<Parameters<typeof calendarFile>[0]>) =>
  calendarFile({ ...visit, ...over }, company, 0).text.split('\r\n');

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
      'DESCRIPTION:RT-1\\, (321) 555-0100',
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
  'no line is longer than 75 bytes, and a calendar reads a long company name as it was: %s',
  (name) => {
    const { text } = calendarFile(visit, { ...company, name }, 0);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:No Cost Roof Inspection\\, ${name}\r\n`);
  },
);

test.each([
  ['https://tarps.example', 'RT-1@tarps.example'],
  ['http://localhost:5173', 'RT-1@localhost'],
  ['https://tarps.example/site', 'RT-1@tarps.example'],
])('the id of a visit on %s is %s', (siteUrl, id) => {
  expect(calendarFile(visit, { ...company, siteUrl }, 0).text).toContain(`UID:${id}\r\n`);
});
