import * as z from 'zod/mini';
import { OWN_BATCHES } from '#backend/core/leads/batches.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import type { Store } from '#backend/stores/store.ts';

/** What the bench asks a host process: the rows of these bookings, and the saves of these leads. */
export const question = z.object({
  id: z.number(),
  submissionIds: z.array(z.string()),
  leadIds: z.array(z.string()),
});
export type Question = z.infer<typeof question>;

const bookingRow = z.object({ submissionId: z.string(), reference: z.string(), leadId: z.string() });
const leadRow = z.looseObject({ leadId: z.string(), status: z.string(), notes: z.string() });
const saveLine = z.object({ leadId: z.string(), toStatus: z.string(), note: z.string() });

export const stored = z.object({
  bookings: z.array(bookingRow),
  leads: z.array(leadRow),
  /** Lines of saves in the history. */
  saves: z.array(saveLine),
  /** Number of all leads from bookings. */
  bookedLeads: z.number(),
});
/** Rows as a database has them. */
export type Stored = z.infer<typeof stored>;
type LeadInStore = z.infer<typeof leadRow>;

/** More than the saves of one lead. */
const LINES = 200;

/** Looks up rows with the product's own queries, in one transaction. */
export const lookUp = (store: Store, { submissionIds, leadIds }: Question): Promise<Stored> =>
  store.transact(async ({ read }) => {
    const found: Stored = { bookings: [], leads: [], saves: [], bookedLeads: 0 };
    const wanted = new Set(leadIds);
    for (const submissionId of submissionIds) {
      const booking = await read('booking', { submissionId });
      if (!booking) continue;
      found.bookings.push(booking);
      wanted.add(booking.leadId);
    }
    for (const leadId of wanted) {
      const lead = await read('lead', { leadId });
      if (lead) found.leads.push(asRecord(lead));
      const lines = await read('history', { leadId, limit: LINES, siteLimit: 0 });
      found.saves.push(...lines.filter(({ action }) => action === 'saved'));
    }
    const counts = await read('batchCounts', { batchId: OWN_BATCHES.bookings.batchId });
    found.bookedLeads = counts?.countTotal ?? 0;
    return found;
  });

const asRecord = (row: { leadId: string; status: string; notes: string }): LeadInStore => ({ ...row });

/**
 * Reads everything from a database that no host has open. @throws Error when the counts of a batch are wrong
 */
export async function readAll(db: Database): Promise<Stored> {
  const leads = await db.selectFrom('leads').selectAll().execute();
  const batches = await createPostgresStore(db).transact(({ read }) => read('batches', {}));
  for (const { batchId, countTotal, countOpen } of batches) {
    const own = leads.filter((lead) => lead.batchId === batchId);
    const open = own.filter((lead) => lead.open).length;
    if (own.length !== countTotal || open !== countOpen)
      throw new Error(
        `${batchId} has ${own.length} leads, ${open} of them open, but counts ${countTotal} and ${countOpen}`,
      );
  }
  return {
    bookings: await db.selectFrom('bookings').select(['submissionId', 'reference', 'leadId']).execute(),
    leads: leads.map(asRecord),
    saves: await db
      .selectFrom('audit')
      .select(['leadId', 'toStatus', 'note'])
      .where('action', '=', 'saved')
      .execute(),
    bookedLeads: leads.filter(({ source }) => source === 'booking').length,
  };
}
