import { createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Queries, Results } from '#backend/core/queries.ts';
import { limitConcurrency } from './limits.ts';

const derive = promisify<string, string, number, { N: number; r: number; p: number }, Buffer>(scrypt);

/** 16 MB and about 50 ms per PIN; the Apps Script host gets the same result with @noble/hashes. */
const COST = { N: 2 ** 14, r: 8, p: 1 };
const BYTES = 32;
/** More at once would only compete for the same processors and memory. */
const AT_ONCE = 2;

export type PinHash = (args: Queries['pinHash']) => Promise<Results['pinHash']>;

/** Of work that hashes none. */
export const refuseHash: PinHash = async () => {
  throw new Error('Only an action that says hashesPin may ask for a hash.');
};

/**
 * Hashes PINs: scrypt over HMAC-SHA256(pepper, PIN), with the account's salt. The result starts with the
 * parameters (`scrypt-16384-8-1:` and 64 hex digits), which tell it from hashes made with other parameters.
 * @param pepper secret kept outside the database, so that the rows alone do not allow guessing PINs
 */
export function createPinHash(pepper: string): PinHash {
  const oneAtATime = limitConcurrency(AT_ONCE);
  return ({ pin, salt }) =>
    oneAtATime(async () => {
      const keyed = createHmac('sha256', pepper).update(pin).digest('hex');
      const hash = await derive(keyed, salt, BYTES, COST);
      return `scrypt-${COST.N}-${COST.r}-${COST.p}:${hash.toString('hex')}`;
    });
}
