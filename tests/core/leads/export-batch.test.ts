import { describe, expect, test } from 'vitest';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

function aManager() {
  const script = aScript();
  return { script, ...script.signedIn({ role: 'manager' }) };
}

describe('exporting a batch', () => {
  test('gives every lead once, open or not, in pages, with what was done', () => {
    const { script, auth } = aManager();
    script.batch('big');
    for (let index = 0; index < 501; index++) {
      script.leads(
        aLead(`lead-${String(index).padStart(4, '0')}`, { batchId: 'big', open: index % 2 === 0 }),
      );
    }
    script.nextId(auth, 'big');
    script.save(auth, 'lead-0000', 'Attempted', { note: '=HYPERLINK("x")' });
    const page = (after: string) =>
      exportBatchAction.answer.parse(script.call('export_batch', { auth, batch: 'big', after }, 'GET'));
    const first = page('');
    const second = page(first.next);
    expect([first.leads.length, second.leads.length, second.next]).toEqual([500, 1, '']);
    expect(new Set([...first.leads, ...second.leads].map(({ leadId }) => leadId)).size).toBe(501);
    expect(first.leads[0]).toMatchObject({
      leadId: 'lead-0000',
      status: 'Attempted',
      notes: '=HYPERLINK("x")',
      attempts: 1,
      workedAt: new Date(FRIDAY_TEN).toISOString(),
    });
  });

  test('of a batch that does not exist is refused', () => {
    const { script, auth } = aManager();
    expect(script.call('export_batch', { auth, batch: 'gone' })).toMatchObject({ error: 'not_found' });
  });
});
