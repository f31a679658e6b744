import { expect, test } from 'vitest';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { FEATURES } from '#contract/session.ts';
import { aBackend, aLead } from '#tests/core/backend.ts';
import { pairs } from '#tests/written.ts';

test('batches with open leads come first, website bookings before all others, then by name and id', () => {
  const backend = aBackend();
  const open = 'b1 = Viera | b3 = Melbourne | website-bookings = Website bookings | b9 = Viera | b8 = Viera';
  for (const [batchId, name] of pairs(`${open} | b2 = Cocoa | b4 = Apollo`)) {
    backend.batch(batchId, name);
    backend.leads(aLead(`of ${batchId}`, { batchId, open: open.includes(batchId) }));
  }
  const { batches } = listBatchesAction.answer.parse(backend.signedIn().call('list_batches'));
  const inOrder = ['website-bookings', 'b3', 'b1', 'b8', 'b9', 'b4', 'b2'];
  expect(batches?.map(({ batchId }) => batchId)).toEqual(inOrder);
});

test('each gets the batches with their counts and the script’s features, a manager the pending account requests', () => {
  const backend = aBackend();
  const boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  const robin = backend.signedIn();
  backend.putRep({ email: 'pending@reps.example', state: 'pending' });
  backend.putRep({ email: 'denied@reps.example', state: 'denied' });
  backend.batch('storm', 'After the storm');
  backend.leads(aLead('one'), aLead('two'), aLead('three', { open: false }));
  const counts = { count_open: 2, count_total: 3 };
  const batch = { batchId: 'storm', name: 'After the storm', description: expect.any(String), ...counts };
  const answer = { ok: true, batches: [batch], features: FEATURES, day: expect.any(Object) };
  expect(boss.call('list_batches')).toEqual({ ...answer, requestsWaiting: 1, moreRequests: false });
  expect(robin.call('list_batches', {}, 'GET')).toEqual(answer);
});

test('a manager is told when more requests wait than are counted and listed', () => {
  const backend = aBackend();
  const boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  const ask = (name: string | number) => backend.putRep({ email: `${name}@x.example`, state: 'pending' });
  for (let index = 0; index < 200; index++) ask(index);
  expect(boss.call('list_batches')).toMatchObject({ requestsWaiting: 200, moreRequests: false });
  expect(boss.call('list_requests')).toMatchObject({ requests: { length: 200 }, more: false });
  ask('one-more');
  expect(boss.call('list_batches')).toMatchObject({ requestsWaiting: 200, moreRequests: true });
  expect(boss.call('list_requests')).toMatchObject({ requests: { length: 200 }, more: true });
});
