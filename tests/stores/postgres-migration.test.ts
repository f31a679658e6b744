import { expect, test, vi } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { loadRows } from '../../scripts/load-rows.ts';
import { postgresForThisFile } from './own-postgres.ts';
import { aLeadRow, aNumber, anAudit } from './rows.ts';

vi.setConfig({ testTimeout: 180_000 });

/** More numbers than one transaction can lock with PostgreSQL's default settings. */
const LEADS = 20_000;

const NO_ROWS = { batches: [], leads: [], bookings: [], reps: [], numbers: [], audit: [], ownerSettings: [] };

const postgres = postgresForThisFile();

const digits = (index: number): string => String(index).padStart(7, '0');

test('twenty thousand leads with different numbers are loaded and compared', async () => {
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
    reps: 0,
    numbers: 2_000,
    ownerSettings: 0,
    audit: 2_000,
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
