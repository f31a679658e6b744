import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { CODE_CHARACTERS } from '#backend/core/codes.ts';
import type { Context } from '#backend/core/plan.ts';

const newCode = (length: number): string =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

export const createContext = (nowMs: number): Context => ({
  nowMs,
  newId: randomUUID,
  newSecret: () => randomBytes(24).toString('base64url'),
  newCode,
  digest: (text) => createHash('sha256').update(text).digest('hex'),
});
