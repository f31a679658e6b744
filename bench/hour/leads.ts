import type { AuditRow, LeadRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import type { Store } from '#backend/stores/store.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import type { Act } from './acts.ts';

export const BATCH_ID = 'bench-hour';

/** More than are worked, so that no skipped lead comes back. */
const MORE = 20;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** As the card shows it. */
const toName = ({ firstName, lastName }: LeadRow): string => `${firstName} ${lastName}`;

/** Stores a batch of leads, each with its own name and number. */
export async function seedLeads(store: Store, worked: number): Promise<void> {
  const leads = Array.from({ length: worked + MORE }, (_, index) =>
    aLead({
      leadId: `hour-${index}`,
      batchId: BATCH_ID,
      firstName: 'Homeowner',
      lastName: `Number ${index + 1}`,
      phone: `(321) 556-${twoDigits(Math.floor(index / 100))}${twoDigits(index % 100)}`,
      createdAt: `2026-11-01T14:${twoDigits(Math.floor(index / 60))}:${twoDigits(index % 60)}.000Z`,
    }),
  );
  const batch: Write = { kind: 'putBatch', row: aBatch({ batchId: BATCH_ID, name: 'The hour' }) };
  await store.transact((transaction) =>
    transaction.write([batch, ...leads.map((row): Write => ({ kind: 'putLead', row }))]),
  );
}

function findFaults(lead: LeadRow, lines: readonly AuditRow[], act: Act | undefined): string[] {
  const [done, wanted] = [lines.map(({ action }) => action), act ? [act.kind] : []];
  const faults = [];
  if (done.join() !== wanted.join()) faults.push(`its history is “${done}” and not “${wanted}”`);
  if (!act) return faults;
  if (lead.status !== act.status) faults.push(`it is ${lead.status} and not ${act.status}`);
  if (act.words === '' ? lead.notes !== '' : !lead.notes.endsWith(act.words))
    faults.push(`its notes are “${lead.notes}”`);
  if ((lead.callbackAt !== '') !== (act.hasCallback === true))
    faults.push(`its callback is ${lead.callbackAt}`);
  return faults;
}

/**
 * Compares the database with what the rep has done.
 * @param acts by the name on the card
 * @throws Error when a result is missing, doubled or another one
 */
export async function checkResults(store: Store, rep: string, acts: ReadonlyMap<string, Act>): Promise<void> {
  const faults = await store.transact(async ({ read }) => {
    const found: string[] = [];
    let results = 0;
    for (const lead of await read('leadsOfBatch', { batchId: BATCH_ID, after: '', limit: 1_000 })) {
      const lines = await read('history', { leadId: lead.leadId, limit: 100, siteLimit: 0 });
      const own = lines.filter((line) => line.rep === rep);
      const act = acts.get(toName(lead));
      if (act) results++;
      found.push(...findFaults(lead, own, act).map((fault) => `${toName(lead)}: ${fault}`));
    }
    if (results !== acts.size) found.push(`${results} of ${acts.size} results are there`);
    return found;
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
