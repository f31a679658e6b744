import { toInstant } from '#backend/core/instants.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { Instant } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';

const METER_ID = 'backup';
const NEVER_ENDS = '9999-12-31T00:00:00.000Z';

const putBackup = (since: Instant, count: number): Write => ({
  kind: 'putMeter',
  row: { meterId: METER_ID, since, until: NEVER_ENDS, count },
});

/** Notes that a backup was made. @param madeAt of which moment it has the data */
export const noteBackup = (madeAt: Instant): Write => putBackup(madeAt, 1);

/**
 * Returns when the last backup was made or, if there is none yet, when somebody began to expect one (`isMade` is
 * false then); null when nobody does.
 */
export function* readLastBackup(): Plan<{ since: Instant; isMade: boolean } | null> {
  const row = yield* read('meter', { meterId: METER_ID });
  return row && { since: row.since, isMade: row.count > 0 };
}

/** Expects backups from now on, unless somebody does already. */
export function* expectBackups(nowMs: number): Plan<Write[]> {
  return (yield* readLastBackup()) ? [] : [putBackup(toInstant(nowMs), 0)];
}
