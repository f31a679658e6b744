import { pick } from '#backend/core/pick.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isLeadStatus } from '#contract/lead/status.ts';

const LEAD_FIELDS = ['status', 'notes', 'attempts', 'workedAt', 'callbackAt', 'callbackRep'] as const;
const NUMBER_FIELDS = ['phoneKey', 'suppressedAt', 'suppressedBy', 'fileId'] as const;
type NumberBefore = Pick<NumberRow, (typeof NUMBER_FIELDS)[number]>;

/** The values of a lead and its numbers that a save changes, as they were before it. */
export interface Before extends Pick<LeadRow, (typeof LEAD_FIELDS)[number]> {
  numbers: NumberBefore[];
}

/** Returns the JSON for `UndoRow.before`. */
export function recordBefore(lead: LeadRow, rows: readonly NumberRow[]): string {
  const numbers = rows.map((row) => pick(row, NUMBER_FIELDS));
  return JSON.stringify({ ...pick(lead, LEAD_FIELDS), numbers } satisfies Before);
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
    numbers: readNumbersBefore(stored.numbers),
  };
}

/** A record of an earlier version has none: then what the save has suppressed stays so. */
function readNumbersBefore(stored: unknown): NumberBefore[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((each: Partial<Record<keyof NumberBefore, unknown>>) => ({
    phoneKey: toText(each.phoneKey),
    suppressedAt: toText(each.suppressedAt),
    suppressedBy: toText(each.suppressedBy),
    // A record of an earlier version has none.
    fileId: toText(each.fileId ?? ''),
  }));
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error('An undo record is damaged.');
}
