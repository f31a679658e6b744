import type { BrowserContext } from '@playwright/test';
import { withQueuePosition } from '#backend/core/queue/queue.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aheadFor, machineNow } from '../clock.ts';
import type { Site } from '../site/site.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

type RowsOf<T> = { [K in keyof T]: LeadRow };

/** A batch and a time of day for one test only. */
export interface Queue {
  batchId: string;
  /** Appends leads to the queue, each with its own name and number. @returns their rows */
  put<T extends Partial<LeadRow>[]>(...leads: T): Promise<RowsOf<T>>;
  stored(lead: LeadRow): Promise<LeadRow>;
  write(...writes: Write[]): Promise<void>;
  /** Records calls to the lead's number, each this many milliseconds before FRIDAY_TEN. */
  called(lead: LeadRow, before: readonly number[]): Promise<void>;
  /** Current time on the server and in the page. */
  now(): number;
  /** Starts the test at another time. Call it before a page is open. */
  begin(ms: number): Promise<void>;
  /** Advances the time on the server and in the page. */
  wait(ms: number): Promise<void>;
}

const NAMES = [
  'Grace Hollis',
  'Henry Okafor',
  'Iris Delgado',
  'Jonas Whitlock',
  'Kay Bannister',
  'Leo Marchetti',
];
let made = 0;

const twoDigits = (number: number): string => String(number % 100).padStart(2, '0');

export const getName = ({ firstName, lastName }: Pick<LeadRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** The n-th lead of a batch, in queue order. */
function stranger(n: number): Partial<LeadRow> {
  const [firstName = '', lastName = ''] = (NAMES[n - 1] ?? `Lead ${n}`).split(' ');
  const createdAt = new Date(FRIDAY_TEN - 240 * HOUR + n * MINUTE).toISOString();
  return { firstName, lastName, phone: `(321) 556-${twoDigits(made)}${twoDigits(n)}`, createdAt };
}

export async function aQueue(site: Site, { clock }: BrowserContext): Promise<Queue> {
  made += 1;
  const batchId = `batch-${made}`;
  let count = 0;
  const write = (...writes: Write[]) => site.store.transact((transaction) => transaction.write(writes));
  async function stored({ leadId }: LeadRow): Promise<LeadRow> {
    const found = await site.store.transact((transaction) => transaction.read('lead', { leadId }));
    if (!found) throw new Error(`There is no lead ${leadId}.`);
    return found;
  }
  async function begin(ms: number) {
    site.ahead = aheadFor(ms);
    await clock.install({ time: ms });
  }

  await begin(FRIDAY_TEN);
  await write({ kind: 'putBatch', row: aBatch({ batchId, name: `After the storm ${made}` }) });
  return {
    batchId,
    stored,
    write,
    begin,
    async put<T extends Partial<LeadRow>[]>(...leads: T) {
      const rows = leads.map((over) => {
        count += 1;
        return aLead({ ...stranger(count), leadId: `${batchId}-${count}`, batchId, ...over });
      });
      await write(...rows.map((row): Write => ({ kind: 'putLead', row })));
      // The type of a mapped array loses the length.
      return rows as RowsOf<T>;
    },
    async called(lead, before) {
      const calls = before.map((ms) => new Date(FRIDAY_TEN - ms).toISOString());
      const { phoneKey } = lead;
      await write(
        { kind: 'putNumber', row: { phoneKey, suppressedAt: '', suppressedBy: '', calls } },
        { kind: 'putLead', row: withQueuePosition(await stored(lead), calls, FRIDAY_TEN) },
      );
    },
    now: () => machineNow() + site.ahead,
    async wait(ms) {
      site.ahead += ms;
      await clock.fastForward(ms);
    },
  };
}
