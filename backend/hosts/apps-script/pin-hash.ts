import { hmac } from '@noble/hashes/hmac.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Context } from '#backend/core/plan.ts';
import type { Queries, Results } from '#backend/core/queries.ts';
import type { ScriptCache } from '#backend/stores/sheets/services.ts';
import { MINUTE_MS } from '#contract/durations.ts';

const COST = { N: 2 ** 14, r: 8, p: 1 };
const BYTES = 32;

/**
 * Hashes PINs. Its output is identical to hosts/node/pin-hash.ts with the same pepper, so PINs survive a move
 * to PostgreSQL. Caches each hash, because a decision may be made twice.
 * @param pepper secret kept outside the spreadsheet
 * @param onHash called before each hash; throws when there must be none
 */
export function createPinHash(
  pepper: string,
  onHash: () => void = () => {},
): (args: Queries['pinHash']) => Results['pinHash'] {
  const known = new Map<string, string>();
  return ({ pin, salt }) => {
    const name = JSON.stringify([pin, salt]);
    const before = known.get(name);
    if (before !== undefined) return before;
    onHash();
    const keyed = bytesToHex(hmac(sha256, utf8(pepper), utf8(pin)));
    const hash = bytesToHex(scrypt(utf8(keyed), utf8(salt), { ...COST, dkLen: BYTES }));
    const text = `scrypt-${COST.N}-${COST.r}-${COST.p}:${hash}`;
    known.set(name, text);
    return text;
  };
}

/**
 * Creates the core's `sign`, with the same result as hosts/node/context.ts.
 * @param getPepper called when something is signed: it may cost a read of the properties
 */
export const createSign =
  (getPepper: () => string): Context['sign'] =>
  (text) =>
    bytesToHex(hmac(sha256, utf8(getPepper()), utf8(text)));

/** Encodes a text as UTF-8; the platform has no TextEncoder. */
export function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
  const bytes: number[] = [];
  for (let at = 0; at < escaped.length; at++) {
    if (escaped[at] === '%') {
      bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16));
      at += 2;
    } else bytes.push(escaped.charCodeAt(at));
  }
  return Uint8Array.from(bytes);
}

/** More PINs were to be hashed in a minute than the script does for all together. */
export class TooManyHashes extends Error {
  override name = 'TooManyHashes';
}

/**
 * A hash takes seconds here, and the platform runs 30 requests of all at a time: without a limit, sign-ins of
 * strangers would keep out bookings. The last ones are for browsers that have signed in before.
 */
const HASHES = { ofAll: 30, reserved: 10 };
const CACHED_SECONDS = 120;

/**
 * Counts a hash in this minute; about so many, as requests that count at the same time may count as one.
 * @param isKnown whether the browser has signed in to the account before
 * @throws TooManyHashes
 */
export function countHash(cache: ScriptCache, nowMs: number, isKnown: boolean): void {
  const key = `hashes ${Math.floor(nowMs / MINUTE_MS)}`;
  const count = Number(cache.get(key) ?? 0) + 1;
  if (count > HASHES.ofAll - (isKnown ? 0 : HASHES.reserved)) throw new TooManyHashes('Too many PINs.');
  cache.put(key, String(count), CACHED_SECONDS);
}
