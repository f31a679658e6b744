import { expect, test } from 'vitest';
import { calendarLinks } from '#src/lib/calendar-links.ts';
import { aCalendarCompany, aCalendarVisit } from '#tests/builders/calendar-visit.ts';

const linksOf = (over: Parameters<typeof aCalendarVisit>[0], hotline?: string) => {
  const { google, outlook } = calendarLinks(
    aCalendarVisit(over),
    aCalendarCompany({ ...(hotline !== undefined && { hotline }) }),
  );
  return { google: new URL(google), outlook: new URL(outlook) };
};

test('Google’s form gets the visit in Palm Bay time', () => {
  const { google } = linksOf({});
  expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(google.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'No Cost Roof Inspection, Tarps, Inc; Brevard',
    dates: '20261121T080000/20261121T120000',
    ctz: 'America/New_York',
    details: 'RT-1, (321) 555-0100',
    location: '12 Ocean Avenue, Palm Bay, FL 32905',
  });
});

test('Outlook’s form gets the visit as instants', () => {
  const { outlook } = linksOf({ agreedTime: '09:30' });
  expect(outlook.origin + outlook.pathname).toBe('https://outlook.live.com/calendar/0/deeplink/compose');
  expect(Object.fromEntries(outlook.searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'No Cost Roof Inspection, Tarps, Inc; Brevard',
    startdt: '2026-11-21T14:30:00Z',
    enddt: '2026-11-21T16:30:00Z',
    body: 'RT-1, (321) 555-0100',
    location: '12 Ocean Avenue, Palm Bay, FL 32905',
  });
});

test.each([
  ['2026-11-01', '20261101T080000/20261101T120000', '2026-11-01T13:00:00Z'],
  ['2027-03-14', '20270314T080000/20270314T120000', '2027-03-14T12:00:00Z'],
])('both have the right hours on %s, when the clocks change', (date, dates, start) => {
  const { google, outlook } = linksOf({ slot: { date, period: 'morning' } });
  expect(google.searchParams.get('dates')).toBe(dates);
  expect(outlook.searchParams.get('startdt')).toBe(start);
});

test.each(['Apt 4 & 5 = rear #2; 50% + 1, \\ "x"', 'Ocean Avenue 東京 👍🏽', 'one\ntwo'])(
  'what was typed arrives as it is, with no plus sign for a space: %s',
  (place) => {
    const { google, outlook } = linksOf({ place });
    expect(google.searchParams.get('location')).toBe(place);
    expect(outlook.searchParams.get('location')).toBe(place);
    expect(google.href + outlook.href).not.toContain('+');
  },
);

test('half of an emoji breaks no link, and what is not known is left out', () => {
  const { google } = linksOf({ place: 'Ocean \ud83d', reference: '' }, '');
  expect(google.searchParams.get('location')).toBe('Ocean \ufffd');
  expect(google.searchParams.has('details')).toBe(false);
});

test('the link of the visit goes to neither', () => {
  const { google, outlook } = linksOf({});
  expect(decodeURIComponent(google.href + outlook.href)).not.toContain('/schedule/visit');
});
