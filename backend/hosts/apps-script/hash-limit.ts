import type { ScriptCache } from '#backend/stores/sheets/services.ts';
import { MINUTE_MS } from '#contract/durations.ts';

/** More PINs were to be hashed in a minute than the script does for all together. */
export class TooManyHashes extends Error {
  override name = 'TooManyHashes';
}

/**
 * A hash takes seconds here, and the platform runs 30 requests of all at a time: without a limit, sign-ins of
 * strangers would keep out bookings. The last ones are for browsers that have signed in before.
 */
const HASHES = { ofAll: 30, reserved: 10 };
const KEPT_SECONDS = 120;

/**
 * Counts a hash in this minute; about so many, as requests that count at the same time may count as one.
 * @param isKnown whether the browser has signed in to the account before
 * @throws TooManyHashes
 */
export function countHash(cache: ScriptCache, nowMs: number, isKnown: boolean): void {
  const key = `hashes ${Math.floor(nowMs / MINUTE_MS)}`;
  const count = Number(cache.get(key) ?? 0) + 1;
  if (count > HASHES.ofAll - (isKnown ? 0 : HASHES.reserved)) throw new TooManyHashes('Too many PINs.');
  cache.put(key, String(count), KEPT_SECONDS);
}
