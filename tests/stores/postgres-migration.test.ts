import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { KEPT_CALLBACKS } from '#backend/stores/postgres/migrations/0011-0020/0018-kept-callbacks.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aRep } from '#tests/builders/rep.ts';
import { loadRows } from '../../scripts/load-rows.ts';
import { postgresForThisFile } from './own-postgres.ts';
import { aLeadRow, aNumber, anAudit, at, put } from './rows.ts';

vi.setConfig({ testTimeout: 180_000 });

/** More numbers than one transaction can lock with PostgreSQL's default settings. */
const LEADS = 20_000;

const NO_ROWS = {
  batches: [],
  leads: [],
  bookings: [],
  visits: [],
  reps: [],
  numbers: [],
  audit: [],
  ownerSettings: [],
};

const postgres = postgresForThisFile();

const digits = (index: number): string => String(index).padStart(7, '0');

test('twenty thousand leads with different numbers are loaded and compared', {
  tags: 'nightly',
}, async () => {
  const batches = ['storm', 'older storm'].map((batchId) => aBatch({ batchId }));
  const leads = Array.from({ length: LEADS }, (_, index) =>
    aLeadRow({
      leadId: `lead-${digits(index)}`,
      batchId: index % 3 === 0 ? 'older storm' : 'storm',
      phoneKey: `1321${digits(index)}`,
    }),
  );
  const numbers = leads.slice(0, 2_000).map(({ phoneKey }) => aNumber({ phoneKey }));
  const audit = leads.slice(0, 2_000).map(({ leadId }) => anAudit({ leadId }));
  const store = createPostgresStore(await postgres.open());

  const counts = await loadRows(store, { ...NO_ROWS, batches, leads, numbers, audit });

  expect(Object.fromEntries(counts.map(({ name, same }) => [name, same]))).toEqual({
    batches: 2,
    leads: LEADS,
    bookings: 0,
    visits: 0,
    reps: 0,
    numbers: 2_000,
    ownerSettings: 0,
    audit: 2_000,
  });
});

test('callbacks kept for accounts that cannot sign in become anybody’s, open ones with a line', async () => {
  const db = await postgres.open();
  const store = createPostgresStore(db);
  const accounts = (['active', 'denied', 'pending', 'approved'] as const).map((state) =>
    aRep({ email: state, state }),
  );
  const kept = (leadId: string, callbackRep: string, open = true) =>
    aLeadRow({ leadId, batchId: 'storm', callbackRep, callbackAt: at(60), open });
  const names = [...accounts.map(({ email }) => email), 'gone'];
  await store.transact((transaction) =>
    transaction.write([
      put.batch({ batchId: 'storm' }),
      ...accounts.map((row) => put.rep(row)),
      ...names.map((name) => put.lead(kept(name, name))),
      put.lead(kept('closed', 'denied', false)),
      put.lead(kept('of nobody', '')),
    ]),
  );
  // The index is there already.
  for (const statement of KEPT_CALLBACKS.slice(1)) await sql.raw(statement).execute(db);

  const { leads, lines } = await store.transact(async ({ read }) => ({
    leads: await read('leadsOfBatch', { batchId: 'storm', after: '', limit: 10 }),
    lines: (
      await Promise.all(
        [...names, 'closed'].map((leadId) => read('history', { leadId, limit: 9, siteLimit: 9 })),
      )
    ).flat(),
  }));
  expect(leads.filter(({ callbackRep }) => callbackRep !== '').map(({ leadId }) => leadId)).toEqual([
    'active',
  ]);
  expect(leads.map(({ callbackAt }) => callbackAt)).toEqual(leads.map(() => at(60)));
  expect(lines.map(({ leadId }) => leadId)).toEqual(['denied', 'pending', 'approved', 'gone']);
  expect(lines[0]).toEqual({
    auditId: expect.stringMatching(/^[\w-]{36}$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    rep: '',
    leadId: 'denied',
    action: 'unreserved',
    fromStatus: '',
    toStatus: 'New Lead',
    note: 'denied',
  });
});

test('rows that read back changed are counted and nothing is kept, so the command can run again', async () => {
  const store = createPostgresStore(await postgres.open());
  const batches = [aBatch({ batchId: 'storm' })];
  // PostgreSQL cannot store this character; the store drops it.
  const changed = aLeadRow({ batchId: 'storm', notes: 'wet\0ceiling' });
  const mended = { ...changed, notes: 'wet ceiling' };
  const load = (lead: typeof changed) => loadRows(store, { ...NO_ROWS, batches, leads: [lead] });
  expect(await load(changed)).toContainEqual({ name: 'leads', rows: 1, same: 0 });
  expect(await load(mended)).toContainEqual({ name: 'leads', rows: 1, same: 1 });
});
