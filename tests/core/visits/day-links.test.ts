import { test as base, describe, expect } from 'vitest';
import { crewDayAction } from '#contract/actions/crew.ts';
import { showDayLinksAction } from '#contract/actions/manager/day-links.ts';
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
  const set = (link: DayLink, isOn: boolean) => {
    const answer = showDayLinksAction.answer.parse(bea.call('set_day_link', { link, isOn }));
    return answer[link];
  };
  const key = set('crew', true);
  const day = (date = SATURDAY, of = key) => backend.call('crew_day', { key: of, day: date });
  return {
    ...call,
    bea,
    set,
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
          ...{ forbidden: false, forbiddenNumbers: [], notes: 'Gate code 4711' },
          words: 'Shingles are gone above the kitchen and water comes in.',
          contact: {
            ...{ firstName: 'Ada', lastName: 'Marlowe', phone: '(321) 555-0142' },
            ...{ address: '120 Ocean Avenue', city: 'Melbourne Beach', state: 'FL', zip: '32951' },
          },
        },
      ],
    });
  });

  test('shows only where the crew drives: nothing canceled, without a time, or of a deleted lead', ({
    office,
  }) => {
    const { leadId } = office;
    office.backend.store.write([
      put.visit({ leadId, apptDate: SATURDAY, toAgree: true, madeBy: 'bea@tarps.example' }),
      put.visit({ leadId: 'gone', apptDate: SATURDAY }),
    ]);
    expect(office.visits()).toHaveLength(1);
    office.cancel();
    expect(office.visits()).toEqual([]);
  });

  test('says whom not to call, and that a visit is of another home, whose lead it does not show', ({
    office,
  }) => {
    const elsewhere = {
      leadId: office.leadId,
      reference: 'RT-OTHER2',
      apptTime: 'afternoon',
      createdAt: at(5),
    };
    office.backend.store.write([put.visit({ ...elsewhere, apptDate: SATURDAY })]);
    office.bea.call('suppress_number', { phone: '(321) 555-0142', reason: '' });
    expect(office.visits()).toMatchObject([
      { forbidden: true },
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
    const first = office.set(link, true);
    expect(first).not.toBe('');
    expect(office.set(link, true)).toBe(first);
    expect(office.bea.call('show_day_links')).toMatchObject({ ok: true, [link]: first });
    expect(office.set(link, false)).toBe('');
    expect(office.set(link, false)).toBe('');
    const second = office.set(link, true);
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
    const key = change(office.set(link, true));
    office.backend.store.read = () => {
      throw new Error('It has read a row.');
    };
    expect(ask(office, key)).toMatchObject({ ok: false, error: 'bad_link' });
  });

  test('does not open what the other one opens', ({ office }) => {
    const other = office.set(link === 'crew' ? 'calendar' : 'crew', true);
    expect(ask(office, other)).toMatchObject({ error: 'bad_link' });
  });
});

test('an ended crew link says so', ({ office }) => {
  office.set('crew', false);
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
  expect(office.set('crew', true)).not.toBe(key);
});

test('only managers see and make links', ({ office }) => {
  const { robin, backend } = office;
  for (const answer of [
    robin.call('show_day_links'),
    robin.call('set_day_link', { link: 'crew', isOn: false }),
  ]) {
    expect(answer).toMatchObject({ error: 'forbidden' });
  }
  expect(backend.call('show_day_links')).toMatchObject({ error: 'unauthenticated' });
  expect(office.bea.call('show_day_links')).toEqual({ ok: true, crew: office.key, calendar: '' });
});

test('reading by a link writes nothing', ({ office }) => {
  const before = office.backend.history().length;
  office.day();
  expect(office.backend.history()).toHaveLength(before);
});
