import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isLeadStatus } from '#contract/lead/status.ts';

/** The values of a lead and its number that a save changes, as they were before it. */
export type Before = Pick<
  LeadRow,
  'status' | 'notes' | 'attempts' | 'workedAt' | 'callbackAt' | 'callbackRep'
> &
  Pick<NumberRow, 'suppressedAt' | 'suppressedBy'>;

/** Returns the JSON for `UndoRow.before`. */
export function recordBefore(lead: LeadRow, number: NumberRow | null): string {
  const { status, notes, attempts, workedAt, callbackAt, callbackRep } = lead;
  const { suppressedAt = '', suppressedBy = '' } = number ?? {};
  const ofLead = { status, notes, attempts, workedAt, callbackAt, callbackRep };
  return JSON.stringify({ ...ofLead, suppressedAt, suppressedBy } satisfies Before);
}

/**
 * Parses the text that `recordBefore` wrote.
 * @throws Error when the stored text is damaged
 */
export function readBefore(text: string): Before {
  const stored: Partial<Record<keyof Before, unknown>> = JSON.parse(text);
  const status = toText(stored.status);
  if (!isLeadStatus(status) || typeof stored.attempts !== 'number')
    throw new Error('An undo record is damaged.');
  return {
    status,
    attempts: stored.attempts,
    notes: toText(stored.notes),
    workedAt: toText(stored.workedAt),
    callbackAt: toText(stored.callbackAt),
    callbackRep: toText(stored.callbackRep),
    suppressedAt: toText(stored.suppressedAt),
    suppressedBy: toText(stored.suppressedBy),
  };
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error('An undo record is damaged.');
}
