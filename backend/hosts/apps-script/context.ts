import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Context } from '#backend/core/plan.ts';
import { type RepeatableContext, repeatable } from '#backend/core/repeatable-context.ts';
import { toCode } from '#contract/codes.ts';
import { utf8 } from './pin-hash.ts';

const digest = (text: string): string => bytesToHex(sha256(utf8(text)));

/** @param getUuid the platform's UUIDs have 122 random bits each */
export const newSecret = (getUuid: () => string): string => (getUuid() + getUuid()).replace(/-/g, '');

/** The platform does not say who sent a request. */
export const createContext = (
  nowMs: number,
  getUuid: () => string,
  { sign, signLink }: Pick<Context, 'sign' | 'signLink'>,
): RepeatableContext =>
  repeatable({
    nowMs,
    newId: getUuid,
    newSecret: () => newSecret(getUuid),
    newCode: (length) => toCode(digest(getUuid() + getUuid()), length),
    digest,
    sign,
    signLink,
    sender: '',
  });
