import type { LeadRow } from '#backend/core/rows.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { forFields, LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadField } from '#contract/lead/lead-fields.ts';

export type PartialLeadFields = Partial<Record<LeadField, string>>;

/** Returns only the lead fields of a request or row; missing ones become empty strings. */
export const pickLeadFields = (sent: PartialLeadFields): Record<LeadField, string> =>
  forFields(LEAD_FIELD_NAMES, (name) => sent[name] ?? '');

/**
 * Whether the homeowner has asked for the call, by booking a visit. A booking whose visit the homeowner has
 * canceled has no appointment any more, and asks for nothing.
 */
export const isCallAskedFor = ({ source, apptDate }: Pick<LeadRow, 'source' | 'apptDate'>): boolean =>
  source === 'booking' && apptDate !== '';

/** Lines after the first are indented, so that typed notes cannot look like the line of another field. */
const toLine = (name: LeadField, words: string): string =>
  `${LEAD_FIELDS[name].label}: ${words.replaceAll('\n', '\n  ')}`;

/** Formats the non-empty fields as lines for a lead's history. */
export const leadFieldsInWords = (facts: PartialLeadFields): string[] =>
  LEAD_FIELD_NAMES.filter((name) => facts[name]).map((name) => toLine(name, facts[name] ?? ''));

/** Formats the fields that would change on this lead as lines for its history. */
export const changesInWords = (lead: LeadRow, facts: PartialLeadFields): string[] =>
  LEAD_FIELD_NAMES.filter((name) => (facts[name] ?? '') !== lead[name]).map((name) =>
    toLine(name, `${facts[name] || NOTHING}${WAS}${lead[name] || NOTHING})`),
  );

const NOTHING = 'nothing';
const WAS = ' (was: ';

/** Returns what a field of one line was before, by a note of `changesInWords`; null if it is not in it. */
export function findBefore(note: string, name: LeadField): string | null {
  const line = note.split('\n').find((each) => each.startsWith(toLine(name, '')));
  if (line === undefined) return null;
  const before = line.slice(line.indexOf(WAS) + WAS.length, -1);
  return before === NOTHING ? '' : before;
}

/** Returns the lead as sent to a rep's screen, without the queue's internal fields. */
export const wireLead = (row: LeadRow): Lead => ({
  ...pickLeadFields(row),
  leadId: row.leadId,
  status: row.status,
  source: row.source,
  createdAt: row.createdAt,
});
