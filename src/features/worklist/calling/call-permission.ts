import type { Calling } from '#contract/actions/next-lead.ts';
import { type CallCharge, callCharge } from '#contract/call-charges.ts';
import { formatNumber, readPhones, telHref } from '#contract/phone.ts';
import { opensWords, WORKLIST } from '#src/content/rep/worklist.ts';
import { isDoNotCall, type LeadCard } from '#src/features/worklist/card/card.ts';
import { openingWords } from './lead-time.ts';

/** Why the lead is not called now: `reason` replaces the button's label, `detail` is a sentence. */
export interface NoCall {
  reason: string;
  detail: string;
  tone: 'stop' | 'wait';
}

export interface MayCall {
  href: string;
  /** The lease is on its way. */
  isWaiting: boolean;
  /** The call may cost much. */
  charge?: { kind: CallCharge; words: string };
}

export type CallPermission = MayCall | NoCall;

/** One number of the lead on the card, with whether it may be called now. */
export interface CardNumber {
  key: string;
  /** The number as people write it, with its extension or word. */
  words: string;
  /** It is on the do-not-call list. */
  isForbidden: boolean;
  call: CallPermission;
}

/**
 * The numbers of the lead on the card, in the order they are written. One may be called now if no colleague
 * has the lead, neither its status is DO NOT CALL nor the number on the list, it was called less often in 24
 * hours than allowed, does not rest after a call without an answer, and it is calling hours where the lead lives or the homeowner requested the call.
 */
export function getNumbers(card: LeadCard, nowMs: number): CardNumber[] {
  const { calling } = card.answer;
  return readPhones(card.lead.phone).numbers.map((number) => {
    const own = calling?.numbers.find(({ key }) => key === number.key);
    const isForbidden = own?.forbidden ?? false;
    const wait = calling && findWaitReason({ ...calling, ...own }, nowMs);
    const words = formatNumber(number);
    const kind = callCharge(number.key);
    const may = {
      href: telHref(number),
      isWaiting: card.leaseState === 'preview',
      ...(kind && { charge: { kind, words } }),
    };
    const call = isForbidden ? never(WORKLIST.doNotCall) : (wait ?? may);
    return { key: number.key, words, isForbidden, call: neverOf(card) ?? call };
  });
}

/**
 * Whether the lead on the card may be called now: at the first of its numbers that may be. If none may be,
 * why the one must wait that may be called first.
 */
export function callPermission(card: LeadCard, nowMs: number): CallPermission {
  const calls = getNumbers(card, nowMs).map(({ call }) => call);
  const [first = { ...never(WORKLIST.noNumber), tone: 'wait' }] = calls;
  return (
    neverOf(card) ??
    calls.find((call) => 'href' in call) ??
    calls.find((call) => 'tone' in call && call.tone === 'wait') ??
    first
  );
}

/**
 * Why none of the lead's numbers may be called, whatever they are; null if nothing of the lead forbids it.
 */
function neverOf(card: LeadCard): NoCall | null {
  if (isDoNotCall(card)) return never(WORKLIST.doNotCall);
  return card.leaseState === 'lost' ? never(WORKLIST.withColleague) : null;
}

const never = (reason: string): NoCall => ({ reason, detail: `${reason}.`, tone: 'stop' });

/** Why the number must wait, and until when. Calling hours may start or end while the card is open. */
function findWaitReason(calling: Calling, nowMs: number): NoCall | null {
  const { attemptsToday, attemptsAllowed, attemptsOpenAt, restsUntil } = calling;
  const waits = (why: string, until: string): NoCall | null => {
    const opensMs = Date.parse(until);
    if (opensMs <= nowMs) return null;
    if (Number.isNaN(opensMs)) return { ...never(why), tone: 'wait' };
    const opens = opensWords(openingWords(calling.zone, opensMs, nowMs));
    return { reason: opens, detail: `${why}. ${opens}.`, tone: 'wait' };
  };
  const called = attemptsToday >= attemptsAllowed && waits(WORKLIST.attemptsReached, attemptsOpenAt);
  return (
    called ||
    (restsUntil !== '' ? waits(WORKLIST.resting, restsUntil) : null) ||
    (isOutsideCallingHours(calling, nowMs) ? waits(WORKLIST.outsideCallingHours, calling.opensAt) : null)
  );
}

/** True outside calling hours where the lead lives, unless the homeowner requested the call. */
export const isOutsideCallingHours = (
  { open, closesAt, opensAt, requested }: Calling,
  nowMs: number,
): boolean => !requested && (!open || Date.parse(closesAt) <= nowMs) && !(Date.parse(opensAt) <= nowMs);
