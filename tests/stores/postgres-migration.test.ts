import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Store } from '#backend/stores/store.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { loadRows } from '../../scripts/load-rows.ts';
import { startPostgres } from './postgres-server.ts';
import { aLeadRow, anAudit } from './rows.ts';

vi.setConfig({ testTimeout: 180_000 });

/** More numbers than one transaction can lock with PostgreSQL's default settings. */
const LEADS = 20_000;

let server: Awaited<ReturnType<typeof startPostgres>>;
let store: Store;

beforeAll(async () => {
  server = await startPostgres();
  store = createPostgresStore(await openPostgres(await server.createDatabase()));
}, 60_000);

afterAll(async () => {
  await store.close();
  await server.stop();
});

const digits = (index: number): string => String(index).padStart(7, '0');

test('twenty thousand leads, each with a number of its own, arrive and are compared', async () => {
  const batches = ['storm', 'older storm'].map((batchId) => aBatch({ batchId }));
  const leads = Array.from({ length: LEADS }, (_, index) =>
    aLeadRow({
      leadId: `lead-${digits(index)}`,
      batchId: index % 3 === 0 ? 'older storm' : 'storm',
      phoneKey: `1321${digits(index)}`,
    }),
  );
  const numbers = leads
    .slice(0, 2_000)
    .map(({ phoneKey }) => ({ phoneKey, suppressedAt: '', suppressedBy: '', calls: [] }));
  const audit = leads.slice(0, 2_000).map(({ leadId }) => anAudit({ leadId }));
  const rows = { batches, leads, bookings: [], reps: [], numbers, audit };

  const counts = await loadRows(store, rows);

  expect(Object.fromEntries(counts.map(({ name, same }) => [name, same]))).toEqual({
    batches: 2,
    leads: LEADS,
    bookings: 0,
    reps: 0,
    numbers: 2_000,
    audit: 2_000,
  });
});

test('rows that came back changed are counted, and none is kept: the command can be given again', async () => {
  const url = await server.createDatabase();
  const fresh = createPostgresStore(await openPostgres(url));
  // PostgreSQL cannot store this character; the store drops it.
  const changed = aLeadRow({ batchId: 'storm', notes: 'wet\0ceiling' });
  const rows = {
    batches: [aBatch({ batchId: 'storm' })],
    leads: [changed],
    bookings: [],
    reps: [],
    numbers: [],
    audit: [],
  };
  try {
    expect(await loadRows(fresh, rows)).toContainEqual({ name: 'leads', rows: 1, same: 0 });
    const mended = { ...rows, leads: [{ ...changed, notes: 'wet ceiling' }] };
    expect(await loadRows(fresh, mended)).toContainEqual({ name: 'leads', rows: 1, same: 1 });
  } finally {
    await fresh.close();
  }
});
