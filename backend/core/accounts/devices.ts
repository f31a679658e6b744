import { toInstant } from '#backend/core/instants.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { DeviceRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { DURATIONS } from '#contract/limits.ts';
import { NO_WRONG_PINS } from './wrong-pins.ts';

const toHash = (email: string, device: string, context: Context): string =>
  context.digest(`${device} ${email}`);

/**
 * Returns the row of a browser that has signed in to this account before, or null.
 * @param device the browser's secret; empty if it sent none
 */
export function* knownDevice(email: string, device: string, context: Context): Plan<DeviceRow | null> {
  if (device === '') return null;
  const found = yield* read('device', { hash: toHash(email, device, context) });
  return found && found.expiresAt > toInstant(context.nowMs) ? found : null;
}

/**
 * Remembers that a browser has proved to belong to this account's owner, and forgets its wrong PINs.
 * @param device the browser's secret, which it may use for several accounts; empty: a new one is made
 * @returns the secret to answer, and the writes
 */
export function rememberDevice(
  email: string,
  device: string,
  context: Context,
): { device: string; writes: Write[] } {
  const secret = device || context.newSecret() + context.newSecret();
  const row: DeviceRow = {
    ...NO_WRONG_PINS,
    hash: toHash(email, secret, context),
    email,
    expiresAt: toInstant(context.nowMs + DURATIONS.knownDevice),
  };
  return {
    device: secret,
    writes: [
      { kind: 'deleteExpiredDevices', now: toInstant(context.nowMs) },
      { kind: 'putDevice', row },
    ],
  };
}
