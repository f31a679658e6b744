import { expect, test } from 'vitest';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import { aBackend, aLead, at, HOUR } from '#tests/core/backend.ts';

test('an export has every lead once, open or closed, in pages, with its status, notes and attempts', () => {
  const backend = aBackend();
  const manager = backend.signedIn({ role: 'manager' });
  backend.batch('storm');
  for (let index = 0; index < 501; index++) {
    backend.leads(aLead(`lead-${String(index).padStart(4, '0')}`, { open: index % 2 === 0 }));
  }
  manager.next();
  manager.save('lead-0000', 'Attempted', { note: '=HYPERLINK("x")' });
  const page = (after: string) =>
    exportBatchAction.answer.parse(manager.call('export_batch', { batch: 'storm', after }));
  const first = page('');
  const second = page(first.next);
  expect([first.leads.length, second.leads.length, second.next]).toEqual([500, 1, '']);
  expect(new Set([...first.leads, ...second.leads].map(({ leadId }) => leadId)).size).toBe(501);
  const worked = { leadId: 'lead-0000', status: 'Attempted', attempts: 1, workedAt: at(0) };
  expect(first.leads[0]).toMatchObject({ ...worked, notes: '=HYPERLINK("x")' });
});

test('an export is one line of the audit trail, however many pages it has; of no batch it is refused', () => {
  const backend = aBackend();
  const manager = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  backend.batch('storm', 'Ian, October');
  for (let page = 0; page < 3; page++) manager.call('export_batch', { batch: 'storm' });
  expect(manager.call('export_batch', { batch: 'gone' })).toMatchObject({ error: 'not_found' });
  const line = { action: 'exported', rep: 'boss@tarps.example', note: 'Ian, October' };
  expect(backend.history()).toMatchObject([line]);
  backend.wait(HOUR);
  manager.call('export_batch', { batch: 'storm' });
  expect(backend.history()).toMatchObject([line, line]);
});
