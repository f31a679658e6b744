import { describe, expect, test } from 'vitest';
import { aLead, at, MINUTE } from '#tests/core/backend.ts';
import { aQueue } from './queue-of.ts';

/** Robin has the lead "held" since ten; the batch "cocoa" has a lead, too. */
function aHeldLead() {
  const queue = aQueue({ held: {} });
  const { backend, robin } = queue;
  const boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  backend.batch('cocoa');
  backend.leads(aLead('other', { batchId: 'cocoa' }));
  robin.next();
  const lines = () => backend.history('held').map(({ action, rep, note }) => [action, rep, note]);
  return { ...queue, boss, lines };
}
type Held = ReturnType<typeof aHeldLead>;

const TEN = 'Held until Fri, Nov 20, 10:00 AM Eastern.';
const LAPSED = 'Held until Fri, Nov 20, 10:15 AM Eastern.';

/** Sets a status as a manager. */
const setStatus = ({ boss }: Held) =>
  boss.call('manage_lead', {
    ...{ leadId: 'held', reference: '', visitSlot: '', visitTime: '', visitSeen: '' },
    ...{ status: 'Not Qualified', note: 'Moved away', was: { status: 'New Lead', note: '' } },
  });

describe('a lead that a rep had and did not save has a line of it', () => {
  test.each<[string, (held: Held) => unknown, string]>([
    ['once another batch is asked for', ({ robin }) => robin.next({ batch: 'cocoa' }), TEN],
    ['once the rep has logged out', ({ robin }) => robin.call('logout'), TEN],
    ['once the rep is blocked', ({ boss, robin }) => boss.call('block_rep', { email: robin.email }), TEN],
    [
      'once another rep gets it after the time has run out',
      ({ backend, alex }) => {
        backend.wait(20 * MINUTE);
        return alex.next();
      },
      LAPSED,
    ],
    [
      'once a manager has closed it after the time has run out',
      (held) => {
        held.backend.wait(20 * MINUTE);
        return setStatus(held);
      },
      LAPSED,
    ],
    [
      'also if a manager has moved it meanwhile',
      ({ boss, backend, alex }) => {
        boss.call('move_lead', { leadId: 'held', batch: 'cocoa' });
        backend.change('other', { open: false });
        return alex.next({ batch: 'cocoa' });
      },
      TEN,
    ],
  ])('%s', (_, leave, note) => {
    const held = aHeldLead();
    expect(leave(held)).toBeTruthy();
    expect(held.lines().filter(([action]) => action === 'not_saved')).toEqual([
      ['not_saved', held.robin.email, note],
    ]);
  });
});

test('a lead that was skipped, released by a manager or saved late has no line of it', () => {
  const skipped = aHeldLead();
  skipped.robin.next();
  expect(skipped.lines()).toEqual([['skipped', skipped.robin.email, '']]);

  const released = aHeldLead();
  released.boss.call('release_lead', { leadId: 'held' });
  released.backend.wait(MINUTE);
  expect(released.alex.next()).toBe('held');
  expect(released.lines()).toEqual([['released', 'boss@tarps.example', released.robin.email]]);

  const late = aHeldLead();
  late.backend.wait(20 * MINUTE);
  late.robin.save('held', 'Attempted');
  expect(late.lines()).toEqual([['saved', late.robin.email, 'a note']]);
});

test('a rep who lost a lead is neither one who skipped it nor one who called', () => {
  const { backend, robin, alex } = aHeldLead();
  backend.wait(20 * MINUTE);
  alex.next();
  expect(backend.lead('held')).toMatchObject({ attempts: 0, workedAt: '' });
  const work = backend.store.read('repWork', { rep: robin.email, since: at(0) });
  expect(work).toEqual({ saves: [], skipsInARow: 0 });
});
