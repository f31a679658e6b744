import { expect, test } from 'vitest';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { FEATURES } from '#contract/session.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript } from '#tests/core/script.ts';

test('batches with open leads come first, the website’s bookings before the others, then by name and id', () => {
  const script = aScript();
  const { auth } = script.signedIn();
  const names: [string, string, boolean][] = [
    ['b1', 'Viera', true],
    ['b2', 'Cocoa', false],
    ['b3', 'Melbourne', true],
    ['website-bookings', 'Website bookings', true],
    ['b4', 'Apollo', false],
    ['b9', 'Viera', true],
    ['b8', 'Viera', true],
  ];
  for (const [batchId, name, open] of names) {
    script.batch(batchId, name);
    script.leads(aLead(`of ${batchId}`, { batchId, open }));
  }
  const answer = listBatchesAction.answer.parse(script.call('list_batches', { auth }));
  expect(answer.batches?.map(({ batchId }) => batchId)).toEqual([
    'website-bookings',
    'b3',
    'b1',
    'b8',
    'b9',
    'b4',
    'b2',
  ]);
});

test('a batch carries the specification’s names, with its counts', () => {
  const script = aScript();
  const { auth } = script.signedIn();
  script.batch('storm', 'After the storm');
  script.leads(aLead('one'), aLead('two'), aLead('three', { open: false }));
  expect(script.call('list_batches', { auth }, 'GET').batches).toEqual([
    {
      batchId: 'storm',
      name: 'After the storm',
      description: expect.any(String),
      count_open: 2,
      count_total: 3,
    },
  ]);
});

test('a manager is told how many account requests wait, a rep is not', () => {
  const script = aScript();
  const boss = script.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  const robin = script.signedIn({ email: 'robin@reps.example' });
  for (const state of ['pending', 'denied'] as const) {
    script.store.write([{ kind: 'putRep', row: aRep({ email: `${state}@reps.example`, state }) }]);
  }
  expect(script.call('list_batches', { auth: boss.auth }).requestsWaiting).toBe(1);
  expect(script.call('list_batches', { auth: robin.auth })).not.toHaveProperty('requestsWaiting');
});

test('the answer says what the script can do beyond the specification', () => {
  const script = aScript();
  const { auth } = script.signedIn();
  expect(script.call('list_batches', { auth })).toEqual({ ok: true, batches: [], features: FEATURES });
});
