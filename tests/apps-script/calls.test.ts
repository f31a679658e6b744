import { expect, test, vi } from 'vitest';
import { aBookingPost } from '#tests/builders/booking.ts';
import { NEW_LEAD } from '#tests/core/protocol/requests.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { fillSheet } from './filled.ts';
import { anInstalledScript } from './installed.ts';

vi.setConfig({ testTimeout: 120_000 });

const SIZES = [100, 10_000, 100_000];

/** Cost of each action in reads/searches/writes of cell ranges, as documented in docs/google-sheets.md. */
const EXPECTED: Readonly<Record<string, string>> = {
  booking: '13/5/5',
  'booking, sent again': '2/1/0',
  'booking, corrected': '13/5/5',
  'list_batches, counted anew': '8/0/0',
  list_batches: '6/0/0',
  'next_lead, the first': '16/5/1',
  'next_lead, after another': '18/6/4',
  'next_lead, a look ahead': '18/4/0',
  update_lead: '12/5/6',
  undo_lead: '17/8/6',
  'update_lead, do not call': '12/5/6',
  lookup_number: '10/2/0',
  add_lead: '13/3/3',
  suppress_number: '12/4/4',
  'import_leads, 250 rows': '16/0/3',
  list_reps: '4/0/0',
  block_rep: '13/1/3',
  logout: '7/1/1',
};

async function costs(size: number): Promise<Record<string, string>> {
  const script = await anInstalledScript('formulas', FRIDAY_TEN);
  fillSheet(script, size);
  const auth = script.signedIn({ role: 'manager' });
  const { log } = script.world;
  const measured: Record<string, string> = {};
  const measure = (name: string, act: () => Record<string, unknown>) => {
    log.clear();
    const answer = act();
    expect(answer, name).toMatchObject({ ok: true });
    measured[name] = `${log.count('read')}/${log.count('find')}/${log.count('write')}`;
    return answer;
  };
  const token = 'dev-rep-token';
  const batch = 'storm';

  measure('booking', () => script.book(aBookingPost({}, FRIDAY_TEN)));
  measure('booking, sent again', () => script.book(aBookingPost({}, FRIDAY_TEN)));
  measure('booking, corrected', () => script.book(aBookingPost({ phone: '(321) 555-0143' }, FRIDAY_TEN)));
  measure('list_batches, counted anew', () => script.get({ action: 'list_batches', token, auth }));
  measure('list_batches', () => script.get({ action: 'list_batches', token, auth }));
  measure('next_lead, the first', () => script.get({ action: 'next_lead', token, auth, batch }));
  const { lead } = measure('next_lead, after another', () =>
    script.get({ action: 'next_lead', token, auth, batch }),
  ) as {
    lead: { leadId: string };
  };
  measure('next_lead, a look ahead', () =>
    script.get({ action: 'next_lead', token, auth, batch, peek: '1' }),
  );
  measure('update_lead', () =>
    script.call('update_lead', { auth, leadId: lead.leadId, status: 'Attempted', note: 'No answer' }),
  );
  measure('undo_lead', () => script.call('undo_lead', { auth, leadId: lead.leadId }));
  measure('update_lead, do not call', () =>
    script.call('update_lead', { auth, leadId: lead.leadId, status: 'DO NOT CALL', note: '' }),
  );
  measure('lookup_number', () => script.call('lookup_number', { auth, phone: '+1 407 000 0007' }));
  measure('add_lead', () => script.call('add_lead', { auth, ...NEW_LEAD }));
  measure('suppress_number', () =>
    script.call('suppress_number', { auth, phone: '(321) 555-0177', reason: 'By letter' }),
  );
  measure('import_leads, 250 rows', () =>
    script.call('import_leads', {
      auth,
      importId: 'import-1',
      batchId: 'imported',
      batchName: 'Imported',
      columns: ['phone', 'lastName'],
      rows: Array.from({ length: 250 }, (_, index) => ({
        line: index + 2,
        cells: [`1386${String(index).padStart(7, '0')}`, 'Okafor'],
      })),
    }),
  );
  script.signedIn({ email: 'nora@reps.example' });
  measure('list_reps', () => script.call('list_reps', { auth }));
  measure('block_rep', () => script.call('block_rep', { auth, email: 'nora@reps.example' }));
  measure('logout', () => script.call('logout', { auth }));
  return measured;
}

test('an action costs the same number of calls among 100, 10,000 and 100,000 leads', async () => {
  const measured: Record<string, string>[] = [];
  for (const size of SIZES) measured.push(await costs(size));
  const [small, middle, large] = measured;
  expect(middle).toEqual(small);
  expect(large).toEqual(small);
  expect(small).toEqual(EXPECTED);
});
