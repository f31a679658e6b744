import type { LeadRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import type { Site } from '../site/site.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type RowsOf<T> = { [K in keyof T]: LeadRow };

const NAMES = ['Grace Hollis', 'Henry Okafor', 'Iris Delgado', 'Jonas Whitlock'];
let made = 0;

const twoDigits = (number: number): string => String(number % 100).padStart(2, '0');

/** The n-th lead of a batch, in queue order. */
function stranger(n: number): Partial<LeadRow> {
  const [firstName, lastName] = (NAMES[n - 1] ?? `Lead ${n}`).split(' ');
  const createdAt = new Date(FRIDAY_TEN - 240 * HOUR + n * MINUTE).toISOString();
  return { firstName, lastName, phone: `(321) 556-${twoDigits(made)}${twoDigits(n)}`, createdAt };
}

/** A batch for one test only. */
export async function aQueue(site: Site) {
  made += 1;
  const batchId = `batch-${made}`;
  let count = 0;
  const write = (...writes: Write[]) => site.store.transact((transaction) => transaction.write(writes));

  await write({ kind: 'putBatch', row: aBatch({ batchId, name: `After the storm ${made}` }) });
  return {
    batchId,
    write,
    /** Appends leads to the queue, each with its own name and number. @returns their rows */
    async put<T extends Partial<LeadRow>[]>(...leads: T): Promise<RowsOf<T>> {
      const rows = leads.map((over) => {
        count += 1;
        return aLead({ ...stranger(count), leadId: `${batchId}-${count}`, batchId, ...over });
      });
      await write(...rows.map((row): Write => ({ kind: 'putLead', row })));
      // The type of a mapped array loses the length.
      return rows as RowsOf<T>;
    },
    stored: ({ leadId }: LeadRow) =>
      site.store.transact((transaction) => transaction.read('lead', { leadId })),
    visit: (visitId: string) => site.store.transact((transaction) => transaction.read('visit', { visitId })),
  };
}
