import { createHmac } from 'node:crypto';
import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { createPinHash } from '#backend/hosts/node/pin-hash.ts';

describe('the hash of a PIN', () => {
  const pinHash = createPinHash('a pepper of many letters');

  test('names its method, and is the same when made without Node’s scrypt', async () => {
    const keyed = createHmac('sha256', 'a pepper of many letters').update('482915').digest('hex');
    const elsewhere = bytesToHex(scrypt(keyed, 'salt', { N: 2 ** 14, r: 8, p: 1, dkLen: 32 }));
    expect(await pinHash({ pin: '482915', salt: 'salt' })).toBe(`scrypt-16384-8-1:${elsewhere}`);
  });
});
