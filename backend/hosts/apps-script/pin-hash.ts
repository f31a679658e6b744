import { hmac } from '@noble/hashes/hmac.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Context } from '#backend/core/plan.ts';
import type { Queries, Results } from '#backend/core/queries.ts';
import { utf8 } from './utf8.ts';

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
