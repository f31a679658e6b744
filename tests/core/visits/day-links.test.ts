import { test as base, describe, expect } from 'vitest';
import { placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { crewDayAction } from '#contract/actions/crew.ts';
import { showDayLinksAction } from '#contract/actions/manager/day-links.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { DAY_LINKS, type DayLink } from '#contract/visits/day-link.ts';
import { aJpeg, aPhoto } from '#tests/builders/photo.ts';
import { at, DAY } from '#tests/core/backend.ts';
import { put } from '#tests/stores/rows.ts';
import { aBookedCall, OWN, SET } from './a-booked-call.ts';

const SATURDAY = '2026-11-21';

/** The day of Ada's booking, with a manager who makes and ends links, and the crew. */
function aCrewLink() {
  const call = aBookedCall();
  const { backend } = call;
  const bea = backend.signedIn({ email: 'bea@tarps.example', name: 'Bea Boss', role: 'manager' });
  const make = (link: DayLink) => showDayLinksAction.answer.parse(bea.call('make_day_link', { link }))[link];
  const end = (link: DayLink, of: string) =>
    showDayLinksAction.answer.parse(bea.call('end_day_link', { link, key: of }))[link];
  const key = make('crew');
  const day = (date = SATURDAY, of = key) => backend.call('crew_day', { key: of, day: date });
  return {
    ...call,
    bea,
    make,
    end,
    key,
    day,
    visits: (date?: string) => crewDayAction.answer.parse(day(date)).visits,
  };
}
const test = base.extend('office', () => aCrewLink());

describe('the crew’s link', () => {
  test('shows a day with what a crew has to know, and nothing else of the lead', ({ office }) => {
    office.save(OWN, SET, { visitTime: '09:30', note: 'Gate code 4711' });
    expect(office.day()).toEqual({
      ok: true,
      more: false,
      visits: [
        {
          ...{ reference: office.reference, leadId: office.leadId, service: 'roof-inspection', photos: 0 },
          ...{ state: 'confirmed', apptDate: SATURDAY, apptTime: 'morning', agreedTime: '09:30' },
          ...{ toAgree: false, changes: 1, byHomeowner: false, isElsewhere: false },
          ...{ forbidden: false, isGone: false, notes: 'Gate code 4711' },
          words: 'Shingles are gone above the kitchen and water comes in.',
          contact: {
            ...{ firstName: 'Ada', lastName: 'Marlowe', phone: '(321) 555-0142' },
            ...{ address: '120 Ocean Avenue', city: 'Melbourne Beach', state: 'FL', zip: '32951' },
            language: 'en',
          },
        },
      ],
    });
  });

  test('shows only where the crew drives: nothing canceled or without a time', ({ office }) => {
    const { leadId } = office;
    office.backend.store.write([
      put.visit({ leadId, apptDate: SATURDAY, toAgree: true, madeBy: 'bea@tarps.example' }),
    ]);
    expect(office.visits()).toHaveLength(1);
    office.cancel();
    expect(office.visits()).toEqual([]);
  });

  test('shows all of them on a day on which many were canceled', ({ office }) => {
    const canceled = Array.from({ length: PAGE_SIZES.visitsOfDay + 1 }, (_, index) =>
      put.visit({ visitId: `canceled-${index}`, apptDate: SATURDAY, state: 'canceled' }),
    );
    office.backend.store.write(canceled);
    expect(office.day()).toMatchObject({ more: false, visits: [{ reference: office.reference }] });
  });

  test('shows a visit whose lead is missing: somebody waits for the crew', ({ office }) => {
    office.backend.store.write([put.visit({ reference: 'RT-ALONE2', leadId: 'gone', apptDate: SATURDAY })]);
    expect(office.visits()).toMatchObject([
      { reference: 'RT-ALONE2', isGone: true, contact: { lastName: '' } },
      { reference: office.reference, isGone: false },
    ]);
  });

  test('has no number that must not be called', ({ office }) => {
    const row = placeInQueue({ ...office.lead(), phone: '(321) 555-0142 / (321) 555-0777' }, [], 0);
    office.backend.store.write([{ kind: 'putLead', row }]);
    office.bea.call('suppress_number', { phone: '(321) 555-0142', reason: '' });
    expect(office.visits()).toMatchObject([{ forbidden: false, contact: { phone: '(321) 555-0777' } }]);
    office.bea.call('suppress_number', { phone: '(321) 555-0777', reason: '' });
    expect(office.visits()).toMatchObject([{ forbidden: true, contact: { phone: '' } }]);
    expect(JSON.stringify(office.day())).not.toMatch(/555.?0(142|777)/);
  });

  test('says that a visit is of another home, and shows nothing of its lead', ({ office }) => {
    const elsewhere = {
      leadId: office.leadId,
      reference: 'RT-OTHER2',
      apptTime: 'afternoon',
      createdAt: at(5),
    };
    office.backend.store.write([put.visit({ ...elsewhere, apptDate: SATURDAY })]);
    expect(office.visits()).toMatchObject([
      { isElsewhere: false },
      { reference: 'RT-OTHER2', isElsewhere: true, contact: { lastName: '', address: '' }, notes: '' },
    ]);
  });

  test('shows a week back and thirty days ahead', ({ office }) => {
    for (const shown of ['2026-11-13', '2026-12-20']) expect(office.day(shown)).toMatchObject({ ok: true });
    for (const other of ['2026-11-12', '2026-12-21']) {
      expect(office.day(other)).toMatchObject({
        error: 'bad_request',
        message: expect.stringContaining('office'),
      });
    }
  });

  test('shows the photos of its visits, and of no other lead', ({
    office: { backend, key, leadId, cancel },
  }) => {
    backend.store.write([aPhoto('photo', leadId, at(0)), aPhoto('other', 'another-lead', at(0))]);
    const photos = (of: string) => backend.call('crew_photos', { key, leadId: of });
    const photo = (photoId: string, of = leadId) => backend.call('crew_photo', { key, leadId: of, photoId });
    expect(photos(leadId)).toMatchObject({ ok: true, photos: [{ photoId: 'photo', receivedAt: at(0) }] });
    expect(photo('photo')).toEqual({ ok: true, photo: aJpeg() });
    expect(photo('other')).toMatchObject({ error: 'not_found' });
    for (const answer of [photos('another-lead'), photo('other', 'another-lead'), photos('')]) {
      expect(answer).toMatchObject({ error: 'not_found' });
    }
    cancel();
    expect(photos(leadId)).toMatchObject({ error: 'not_found' });
    backend.wait(9 * DAY);
    expect(photo('photo')).toMatchObject({ error: 'not_found' });
  });

  test('shows no photos of the lead that another home’s visit was added to', ({ office }) => {
    const { backend, key, leadId } = office;
    office.cancel();
    backend.store.write([
      aPhoto('photo', leadId, at(0)),
      put.visit({ leadId, apptDate: SATURDAY, createdAt: at(5) }),
    ]);
    expect(office.visits()).toMatchObject([{ isElsewhere: true, photos: 0 }]);
    expect(backend.call('crew_photos', { key, leadId })).toMatchObject({ error: 'not_found' });
  });
});

describe.each(DAY_LINKS)('the %s link', (link) => {
  const ask = (office: ReturnType<typeof aCrewLink>, key: string) =>
    link === 'crew' ? office.day(SATURDAY, key) : office.backend.call('visit_feed', { key }, 'GET');

  test('is made and ended by managers, and a new one does not open the old', ({ office }) => {
    const first = office.make(link);
    expect(first).not.toBe('');
    expect(office.make(link)).toBe(first);
    expect(office.bea.call('show_day_links')).toMatchObject({ ok: true, [link]: first });
    expect(office.end(link, first)).toBe('');
    expect(office.end(link, first)).toBe('');
    const second = office.make(link);
    // Who has not seen the new one yet ends the old one.
    expect(office.end(link, first)).toBe(second);
    expect(second).not.toBe(first);
    const shown = (key: string) => JSON.stringify(ask(office, key)).includes(String(office.reference));
    expect([shown(first), shown(second)]).toEqual([false, true]);
    const events = office.backend.history().map(({ action, rep, note }) => [action, rep, note]);
    const name = link === 'crew' ? 'Crew link' : 'Calendar link';
    expect(events.slice(0, 3)).toEqual([
      ['link_made', office.bea.email, name],
      ['link_ended', office.bea.email, name],
      ['link_made', office.bea.email, name],
    ]);
  });

  test.for<[string, (key: string) => string]>([
    ['with another signature', (key) => key.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['without its signature', (key) => key.replace(/[^.]*$/, '')],
    ['with a shorter signature', (key) => key.slice(0, -1)],
    ['with another id', (key) => `x${key}`],
    ['that is only the id', (key) => key.split('.')[0] ?? ''],
    ['that is empty', () => ''],
    ['that is a dot', () => '.'],
  ])('%s is not ours, and costs no read', ([, change], { office }) => {
    const key = change(office.make(link));
    office.backend.store.read = () => {
      throw new Error('It has read a row.');
    };
    expect(ask(office, key)).toMatchObject({ ok: false, error: 'bad_link' });
  });

  test('does not open what the other one opens', ({ office }) => {
    const other = office.make(link === 'crew' ? 'calendar' : 'crew');
    expect(ask(office, other)).toMatchObject({ error: 'bad_link' });
  });
});

test('an ended crew link says so', ({ office }) => {
  office.end('crew', office.key);
  expect(office.day()).toMatchObject({ error: 'expired_link', message: expect.stringContaining('office') });
});

test('the owner may have emptied its row, or written something into it, which opens nothing', ({
  office,
}) => {
  const { backend, key } = office;
  const write = (value: string) =>
    backend.store.write([{ kind: 'putOwnerSetting', row: { name: 'crewLink', value } }]);
  write('');
  expect(office.day()).toMatchObject({ error: 'expired_link' });
  write('a.b, c');
  expect(office.day()).toMatchObject({ error: 'expired_link' });
  expect(office.day(SATURDAY, 'a.b, c')).toMatchObject({ error: 'bad_link' });
  expect(office.bea.call('show_day_links')).toMatchObject({ crew: '' });
  expect(office.make('crew')).not.toBe(key);
});

test('only managers see and make links', ({ office }) => {
  const { robin, backend } = office;
  for (const answer of [
    robin.call('show_day_links'),
    robin.call('make_day_link', { link: 'calendar' }),
    robin.call('end_day_link', { link: 'crew', key: office.key }),
  ]) {
    expect(answer).toMatchObject({ error: 'forbidden' });
  }
  expect(backend.call('show_day_links')).toMatchObject({ error: 'unauthenticated' });
  expect(office.bea.call('show_day_links')).toEqual({ ok: true, crew: office.key, calendar: '' });
});

test('reading by a link writes nothing', ({ office }) => {
  const feed = office.make('calendar');
  office.backend.store.write = (writes) => expect(writes).toEqual([]);
  expect(office.day()).toMatchObject({ ok: true });
  expect(office.backend.call('crew_photos', { key: office.key, leadId: office.leadId })).toMatchObject({
    ok: true,
  });
  expect(office.backend.call('visit_feed', { key: feed })).toMatchObject({ ok: true });
});
