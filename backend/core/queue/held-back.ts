import { getNextOpening } from '#backend/core/calling-hours/call-hours.ts';
import type { HeldBackLeads } from '#backend/core/queries.ts';
import type { Instant } from '#backend/core/rows.ts';
import type { HeldBack } from '#contract/actions/next-lead.ts';

/** Wording from section 8. */
const NO_MORE = 'No more open leads.';

const REASONS: readonly (readonly [keyof HeldBack, (count: number) => string])[] = [
  ['leasedToOthers', (count) => `${count} with other reps`],
  ['outsideHours', (count) => `${count} outside calling hours`],
  ['attemptsReached', (count) => `${count} called 3 times in 24 hours`],
  ['callbackLater', (count) => `${count} with a callback later`],
];

/** Explains in one sentence why no lead is served: none is open, or the number held back per reason. */
export function noLeadMessage(counts: HeldBack): string {
  const reasons = REASONS.filter(([reason]) => counts[reason] > 0).map(([reason, words]) =>
    words(counts[reason]),
  );
  return reasons.length === 0 ? NO_MORE : `No leads to call right now: ${reasons.join(', ')}.`;
}

/** Returns the earliest moment when one of the waiting leads may be called; empty if none is waiting. */
export const firstOpening = (waiting: HeldBackLeads['waiting']): Instant =>
  waiting.map(({ callWindow, from }) => getNextOpening(callWindow, from)).sort()[0] ?? '';
