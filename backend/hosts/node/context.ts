import { createHash, createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Context, LINK_KEY } from '#backend/core/plan.ts';
import { CODE_CHARACTERS } from '#contract/codes.ts';

const newCode = (length: number): string =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Creates the core's `sign`. @param pepper secret kept outside the database, as for PINs */
export const createSign =
  (pepper: string): Context['sign'] =>
  (text) =>
    createHmac('sha256', pepper).update(text).digest('hex');

function refuseToSign(): never {
  throw new Error('This context has no secret to sign with.');
}

/**
 * @param sign left out where nothing is signed, such as for demo data
 * @param sender the request's network address; empty for the owner's own commands
 */
export const createContext = (nowMs: number, sign: Context['sign'] = refuseToSign, sender = ''): Context => ({
  nowMs,
  newId: randomUUID,
  newSecret,
  newCode,
  digest: (text) => createHash('sha256').update(text).digest('hex'),
  sign,
  signLink: (text) => createSign(sign(LINK_KEY))(text),
  sender,
});
