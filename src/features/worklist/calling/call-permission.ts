import type { Calling } from '#contract/actions/next-lead.ts';
import { telHref } from '#contract/phone.ts';
import { opensWords, WORKLIST } from '#src/content/rep/worklist.ts';
import { type Card, isDoNotCall } from '#src/features/worklist/card/card.ts';
import { openingWords } from './lead-time.ts';

/** Why the lead is not called now: `reason` in place of the button's word, `detail` in a sentence. */
export interface NoCall {
  reason: string;
  detail: string;
  tone: 'stop' | 'wait';
}

/** The link that calls the lead, or why there is none. */
export type CallPermission = { href: string; isWaiting: boolean } | NoCall;

/**
 * Whether the lead on the card may be called at a moment: it is this rep's, has a number, has not said DO NOT CALL, was
 * called less than three times in 24 hours, and it is calling time where it lives or the homeowner asked for
 * the call. A lead whose lease is still on its way may be called as soon as that is here (`isWaiting`).
 */
export function callPermission(card: Card, nowMs: number): CallPermission {
  if (isDoNotCall(card)) return never(WORKLIST.doNotCall);
  if (card.hold === 'lost') return never(WORKLIST.withColleague);
  const href = telHref(card.lead.phone);
  if (!href) return { ...never(WORKLIST.noNumber), tone: 'wait' };
  const { calling } = card.about;
  return (calling && notNow(calling, nowMs)) ?? { href, isWaiting: card.hold === 'preview' };
}

const never = (reason: string): NoCall => ({ reason, detail: `${reason}.`, tone: 'stop' });

/** Why a number waits, and until when. The card may stand while the hours open or shut. */
function notNow(calling: Calling, nowMs: number): NoCall | null {
  const { attemptsToday, attemptsAllowed, attemptsOpenAt } = calling;
  const waits = (why: string, until: string): NoCall | null => {
    const opensMs = Date.parse(until);
    if (opensMs <= nowMs) return null;
    if (Number.isNaN(opensMs)) return { ...never(why), tone: 'wait' };
    const opens = opensWords(openingWords(calling.zone, opensMs, nowMs));
    return { reason: opens, detail: `${why}. ${opens}.`, tone: 'wait' };
  };
  const called = attemptsToday >= attemptsAllowed && waits(WORKLIST.attemptsReached, attemptsOpenAt);
  return called || (isOutsideHours(calling, nowMs) ? waits(WORKLIST.hoursShut, calling.opensAt) : null);
}

/** Whether it is outside calling hours where the lead lives, and nobody there has asked for the call. */
export const isOutsideHours = ({ open, closesAt, opensAt, requested }: Calling, nowMs: number): boolean =>
  !requested && (!open || Date.parse(closesAt) <= nowMs) && !(Date.parse(opensAt) <= nowMs);
