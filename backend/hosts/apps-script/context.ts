import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { CODE_CHARACTERS } from '#backend/core/codes.ts';
import { type ReplayableContext, replayable } from '#backend/core/replay.ts';
import { utf8 } from './utf8.ts';

/** @param getUuid the platform's UUIDs have 122 random bits each */
export const createContext = (nowMs: number, getUuid: () => string): ReplayableContext =>
  replayable({
    nowMs,
    newId: getUuid,
    newSecret: () => (getUuid() + getUuid()).replace(/-/g, ''),
    newCode: (length) => newCode(length, getUuid),
    digest: (text) => bytesToHex(sha256(utf8(text))),
  });

function newCode(length: number, getUuid: () => string): string {
  // Bytes past the last whole multiple would make the first characters more likely than the rest.
  const fair = 256 - (256 % CODE_CHARACTERS.length);
  let code = '';
  while (code.length < length) {
    for (const byte of sha256(utf8(getUuid() + getUuid()))) {
      if (byte < fair && code.length < length) code += CODE_CHARACTERS.charAt(byte % CODE_CHARACTERS.length);
    }
  }
  return code;
}
