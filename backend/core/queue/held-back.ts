import { openFrom } from '#backend/core/calling-hours/call-hours.ts';
import type { HeldBackLeads } from '#backend/core/queries.ts';
import type { Instant } from '#backend/core/rows.ts';
import type { HeldBack } from '#contract/actions/next-lead.ts';

/** Wording from section 8. */
const NO_MORE = 'No more open leads.';

const REASONS: readonly (readonly [keyof HeldBack, (count: number) => string])[] = [
  ['leasedToOthers', (count) => `${count} held by others`],
  ['outsideHours', (count) => `${count} outside calling hours`],
  ['attemptsReached', (count) => `${count} called three times today`],
  ['callbackLater', (count) => `${count} ${count === 1 ? 'callback' : 'callbacks'} later`],
];

/** Explains in one sentence why no lead is served: none is open, or the number held back per reason. */
export function noLeadMessage(counts: HeldBack): string {
  const reasons = REASONS.filter(([reason]) => counts[reason] > 0).map(([reason, words]) =>
    words(counts[reason]),
  );
  return reasons.length === 0 ? NO_MORE : `No lead can be served now: ${reasons.join(', ')}.`;
}

/** Returns the earliest moment when one of the waiting leads may be called; empty if none is waiting. */
export const firstOpening = (waiting: HeldBackLeads['waiting']): Instant =>
  waiting.map(({ callWindow, from }) => openFrom(callWindow, from)).sort()[0] ?? '';
