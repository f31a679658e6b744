import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { test as base, describe, expect } from 'vitest';
import { showDayLinksAction } from '#contract/actions/manager/day-links.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { DAY } from '#tests/core/backend.ts';
import { put } from '#tests/stores/rows.ts';
import { aBookedCall, OTHER, OWN, SET } from './a-booked-call.ts';

const BEA = 'bea@tarps.example';

/** The calendar that the owner's phone subscribes to, as its program gets it. */
function aFeed() {
  const call = aBookedCall();
  const bea = call.backend.signedIn({ email: BEA, role: 'manager' });
  const { calendar: key } = showDayLinksAction.answer.parse(bea.call('make_day_link', { link: 'calendar' }));
  const end = () => bea.call('end_day_link', { link: 'calendar', key });
  return { ...call, bea, end, text: () => String(call.backend.call('visit_feed', { key }, 'GET').calendar) };
}
const test = base.extend('feed', () => aFeed());

interface ShownEntry {
  id: unknown;
  sequence: unknown;
  status: unknown;
  start: unknown;
  end: unknown;
  title: unknown;
  text: unknown;
  place: unknown;
}

function readWithIcalJs(text: string): ShownEntry[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      title: event.summary,
      text: event.description,
      place: event.location ?? undefined,
    };
  });
}

function readWithNodeIcal(text: string): ShownEntry[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? [
          {
            id: event.uid,
            sequence: Number(event.sequence),
            status: event.status,
            start: event.start.toISOString(),
            end: event.end?.toISOString(),
            title: event.summary,
            text: event.description,
            place: event.location,
          },
        ]
      : [],
  );
}

describe.each([
  ['ical.js', readWithIcalJs],
  ['node-ical', readWithNodeIcal],
])('%s reads in the calendar feed', (_library, readFeed) => {
  test('a visit with what a crew needs, which stays one entry when it changes', ({ feed }) => {
    const entry = {
      id: `${feed.reference}@tarps.example`,
      title: 'Ada Marlowe, Melbourne Beach: No Cost Roof Inspection',
      place: '120 Ocean Avenue, Melbourne Beach, FL 32951',
    };
    const words = 'They wrote: Shingles are gone above the kitchen and water comes in.';
    expect(readFeed(feed.text())).toEqual([
      {
        ...{ ...entry, sequence: 0, status: 'TENTATIVE' },
        ...{ start: '2026-11-21T13:00:00.000Z', end: '2026-11-21T17:00:00.000Z' },
        text: `(321) 555-0142\n${words}\nNot confirmed yet, ${feed.reference}`,
      },
    ]);
    feed.save(OTHER, SET, { visitTime: '13:30', note: 'Angry about the price' });
    expect(readFeed(feed.text())).toEqual([
      {
        ...{ ...entry, sequence: 1, status: 'CONFIRMED' },
        ...{ start: '2026-11-23T18:30:00.000Z', end: '2026-11-23T20:30:00.000Z' },
        text: `(321) 555-0142\n${words}\nConfirmed, ${feed.reference}`,
      },
    ]);
  });

  test('all visits that stand of a week back and thirty days ahead', ({ feed }) => {
    const visit = (reference: string, apptDate: string, over = {}) =>
      put.visit({ reference, apptDate, leadId: feed.leadId, madeBy: BEA, ...over });
    feed.backend.store.write([
      ...[visit('first', '2026-11-13'), visit('last', '2026-12-20', { state: 'confirmed' })],
      ...[visit('before', '2026-11-12'), visit('after', '2026-12-21')],
      visit('done', '2026-11-19', { state: 'done', apptTime: 'afternoon' }),
      ...[
        visit('canceled', '2026-11-22', { state: 'canceled' }),
        visit('waits', '2026-11-22', { toAgree: true }),
      ],
      // As a hand may have left it.
      visit('odd', '2026-11-22', { apptTime: 'noon' }),
      ...[
        visit('no-day', 'Sunday'),
        put.visit({ reference: 'gone', apptDate: '2026-11-22', leadId: 'gone' }),
      ],
    ]);
    const ids = readFeed(feed.text()).map(({ id }) => String(id).split('@')[0]);
    expect(ids.sort()).toEqual([feed.reference, 'done', 'first', 'gone', 'last', 'odd'].sort());
  });

  test('no number that must not be called, and no words, which may have it', ({ feed }) => {
    feed.send({ notes: 'Never call (321) 555-0142' });
    feed.bea.call('suppress_number', { phone: '(321) 555-0142', reason: '' });
    const [entry] = readFeed(feed.text());
    expect(entry?.text).toBe(`Do not call\nNot confirmed yet, ${feed.reference}`);
    expect(feed.text()).not.toMatch(/555.?0142/);
  });

  test('what is ahead first, when there are too many', ({ feed }) => {
    const many = Array.from({ length: PAGE_SIZES.visitsOfFeed }, (_, index) =>
      put.visit({ reference: `old-${index}`, apptDate: '2026-11-19', leadId: feed.leadId, madeBy: BEA }),
    );
    feed.backend.store.write(many);
    const ids = readFeed(feed.text()).map(({ id }) => String(id).split('@')[0]);
    expect(ids).toHaveLength(PAGE_SIZES.visitsOfFeed);
    expect(ids).toContain(feed.reference);
  });

  test('no visit once its link has ended, so that the entries leave the phone', ({ feed }) => {
    const text = feed.text();
    expect(text).toContain('X-WR-CALNAME:Visits\\, Sunrise Tarps\r\n');
    feed.end();
    expect(readFeed(feed.text())).toEqual([]);
    expect(feed.text()).toContain('X-WR-CALNAME:Ended: visits\\, Sunrise Tarps\r\n');
  });
});

test('what a person typed breaks no line of the feed', ({ feed }) => {
  const { backend, leadId } = feed;
  const name = 'Ada\r\nEND:VEVENT\r\nX';
  backend.change(leadId, { firstName: name, city: 'Palm; Bay, "FL"\\', address: '1 Elm\u2028BEGIN:VEVENT' });
  const lines = feed.text().split('\r\n');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(readWithIcalJs(feed.text())[0]?.title).toContain('Palm; Bay, "FL"\\: No Cost');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('says when to ask again, and has no email, insurance or note of a rep', ({ feed }) => {
  feed.save(OWN, SET, { note: 'Angry about the price' });
  const text = feed.text().replaceAll('\r\n ', '');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  const lead = feed.lead();
  for (const secret of [lead.email, lead.policyNumber, lead.insuranceCarrier, 'Angry', BEA, feed.leadId]) {
    expect(secret).not.toBe('');
    expect(text).not.toContain(secret);
  }
  feed.backend.wait(9 * DAY);
  expect(readWithIcalJs(feed.text())).toEqual([]);
});
