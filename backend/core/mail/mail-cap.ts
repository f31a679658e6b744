import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { putMeter } from '#backend/core/meter.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { Decision, Mail } from '#backend/core/writes.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { CAPS } from '#contract/limits.ts';

/**
 * Returns an email that anybody can cause without signing in, with the write that counts it; nothing when its
 * address has had its share: three, and the next one an hour after the last of them. So no address gets more
 * than three in any hour, whatever is asked for.
 * @param most a smaller share, which leaves the rest to other emails
 */
export function* cappedMail(
  mail: Mail,
  context: Context,
  most: number = CAPS.mailsOfAddress,
): Plan<Pick<Decision, 'writes' | 'mail'>> {
  const meterId = `mails ${mail.to}`;
  const known = yield* read('meter', { meterId });
  const quietMs = known ? context.nowMs - fromInstant(known.since) : Number.POSITIVE_INFINITY;
  const count = known && quietMs < HOUR_MS ? known.count + 1 : 1;
  if (count > most) return { writes: [], mail: [] };
  // `since` is the last email, not the first one of the period.
  const row = {
    meterId,
    since: toInstant(context.nowMs),
    until: toInstant(context.nowMs + HOUR_MS),
    count,
  };
  return { writes: putMeter(row, context), mail: [mail] };
}
