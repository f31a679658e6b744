import * as z from 'zod/mini';
import { findPepperCheck } from '#backend/core/owner-settings/pepper-check.ts';
import type { OwnerSettingRow, RepRow } from '#backend/core/rows.ts';
import type { Outbox } from '#backend/stores/postgres/outbox.ts';
import type { Backend } from './backend.ts';
import { outboxState, readOutboxState } from './mail/message-report.ts';

/** What `npm run doctor` asks of the data. */
export const dataReport = z.object({
  /** Accounts of managers, at most 500 of each state. */
  managers: z.object({ active: z.number(), approved: z.number() }),
  /** See `pepperCheckOf`; empty if the data has none. */
  pepperCheck: z.string(),
  outbox: outboxState,
});
export type DataReport = z.infer<typeof dataReport>;

export const reportCommand = z.object({ command: z.literal('report') });

const LISTED = 500;

interface Reads {
  repsInState: (args: { state: RepRow['state']; limit: number }) => Promise<readonly RepRow[]>;
  ownerSettings: () => Promise<readonly OwnerSettingRow[]>;
}

/** Changes nothing. Rejects with the database's error. */
export async function readDataReport(
  { repsInState, ownerSettings }: Reads,
  outbox: Pick<Outbox, 'newest'>,
): Promise<DataReport> {
  const count = async (state: RepRow['state']) =>
    (await repsInState({ state, limit: LISTED })).filter(({ role }) => role === 'manager').length;
  const managers = { active: await count('active'), approved: await count('approved') };
  const pepperCheck = findPepperCheck(await ownerSettings());
  return { managers, pepperCheck, outbox: await readOutboxState(outbox) };
}

/** The report of a running backend. */
export const reportOf = ({ store, outbox }: Pick<Backend, 'store' | 'outbox'>): Promise<DataReport> =>
  readDataReport(
    {
      repsInState: (args) => store.transact((transaction) => transaction.read('repsInState', args)),
      ownerSettings: () => store.transact((transaction) => transaction.read('ownerSettings', {})),
    },
    outbox,
  );
