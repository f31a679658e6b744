import { expect, test, vi } from 'vitest';
import { NEW_LEAD } from '#tests/core/protocol/requests.ts';
import { fillSheet } from './filled.ts';
import { anInstalledScript } from './installed.ts';

vi.setConfig({ testTimeout: 120_000 });

// Reads/searches/writes of cell ranges, as documented in docs/google-sheets.md.
test.each([100, 10_000, 100_000])(
  'with %i leads, each action makes the documented number of spreadsheet calls',
  async (size) => {
    const script = await anInstalledScript();
    fillSheet(script, size);
    const auth = script.signedIn({ role: 'manager' });
    const { log } = script.world;
    const cost = (act: () => Record<string, unknown>): string => {
      log.splice(0);
      expect(act()).toMatchObject({ ok: true });
      return (['read', 'find', 'write'] as const)
        .map((kind) => log.filter((access) => access === kind).length)
        .join('/');
    };
    const call = (action: string, fields: Record<string, unknown> = {}) =>
      cost(() => script.call(action, { auth, ...fields }));
    const batch = 'storm';

    expect(cost(() => script.book())).toBe('13/5/5');
    expect(cost(() => script.book())).toBe('2/1/0');
    expect(cost(() => script.book({ phone: '(321) 555-0143' }))).toBe('13/5/5');
    expect(call('list_batches'), 'counted anew').toBe('8/0/0');
    expect(call('list_batches')).toBe('6/0/0');
    expect(call('next_lead', { batch }), 'the first').toBe('16/5/1');
    expect(call('next_lead', { batch }), 'after another').toBe('18/6/4');
    expect(call('next_lead', { batch, peek: '1' }), 'a look ahead').toBe('18/4/0');
    // The rep holds this one now: the first was lead-0, and lead-1 is closed.
    const lead = { leadId: 'lead-2', status: 'Attempted', note: 'No answer' };
    expect(call('update_lead', lead)).toBe('12/5/6');
    expect(call('undo_lead', lead)).toBe('17/8/6');
    expect(call('update_lead', { ...lead, status: 'DO NOT CALL' })).toBe('12/5/6');
    expect(call('lookup_number', { phone: '+1 407 000 0007' })).toBe('10/2/0');
    expect(call('add_lead', NEW_LEAD)).toBe('13/3/3');
    expect(call('suppress_number', { phone: '(321) 555-0177', reason: 'By letter' })).toBe('12/4/4');
    const rows = Array.from({ length: 250 }, (_, index) => ({
      line: index + 2,
      cells: [`1386${String(index).padStart(7, '0')}`, 'Okafor'],
    }));
    const list = { importId: 'import-1', batchId: 'imported', batchName: 'Imported' };
    expect(call('import_leads', { ...list, columns: ['phone', 'lastName'], rows })).toBe('16/0/3');
    script.signedIn({ email: 'nora@reps.example' });
    expect(call('list_reps')).toBe('4/0/0');
    expect(call('block_rep', { email: 'nora@reps.example' })).toBe('13/1/3');
    expect(call('logout')).toBe('7/1/1');
  },
);
