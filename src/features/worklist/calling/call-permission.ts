import type { Calling } from '#contract/actions/next-lead.ts';
import { telHref } from '#contract/phone.ts';
import { opensWords, WORKLIST } from '#src/content/rep/worklist.ts';
import { type Card, isDoNotCall } from '#src/features/worklist/card/card.ts';
import { openingWords } from './lead-time.ts';

/** Why the lead is not called now: `reason` replaces the button's label, `detail` is a sentence. */
export interface NoCall {
  reason: string;
  detail: string;
  tone: 'stop' | 'wait';
}

export type CallPermission = { href: string; isWaiting: boolean } | NoCall;

/**
 * Whether the lead on the card may be called now: no colleague has it, it has a number, its status is not DO
 * NOT CALL, it was called less often in 24 hours than allowed, and it is calling hours where it lives or the
 * homeowner requested the call. `isWaiting` is true while the lease is on its way.
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

/** Why the number must wait, and until when. Calling hours may start or end while the card is open. */
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

/** True outside calling hours where the lead lives, unless the homeowner requested the call. */
export const isOutsideHours = ({ open, closesAt, opensAt, requested }: Calling, nowMs: number): boolean =>
  !requested && (!open || Date.parse(closesAt) <= nowMs) && !(Date.parse(opensAt) <= nowMs);
