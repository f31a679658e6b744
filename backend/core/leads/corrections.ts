import { type Plan, read } from '#backend/core/plan.ts';
import type { AuditRow, LeadRow } from '#backend/core/rows.ts';
import { findBefore, leaseHolderLine, valueInWords } from '#backend/core/words/history.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { CORRECTED_FIELDS, type CorrectedField } from '#contract/forms/correction.ts';
import type { PartialLeadFields } from './lead-facts.ts';
import { keysOf } from './lead-numbers.ts';

function* readCorrections({ leadId }: LeadRow): Plan<AuditRow[]> {
  const lines = yield* read('history', { leadId, limit: PAGE_SIZES.history, siteLimit: 0 });
  return lines.filter(({ action }) => action === 'corrected');
}

/** Returns the fields in which a form still says what a manager has corrected on its lead. */
export function* findOutdated(lead: LeadRow, facts: PartialLeadFields): Plan<CorrectedField[]> {
  const lines = yield* readCorrections(lead);
  return CORRECTED_FIELDS.filter((field) => {
    const value = facts[field];
    const isBefore = ({ note }: AuditRow) =>
      value !== undefined && findBefore(note, field) === valueInWords(field, value);
    return lines.some(isBefore);
  });
}

/**
 * Returns the keys of the numbers that were corrected since the lead was last saved, and which somebody may have
 * called who had it on the screen then.
 * @param rep who held the lead then; null for anybody
 */
export function* keysCorrectedMeanwhile(lead: LeadRow, rep: string | null): Plan<string[]> {
  const lines = yield* readCorrections(lead);
  const isOfRep = ({ note }: AuditRow) => rep === null || note.split('\n').includes(leaseHolderLine(rep));
  return lines
    .filter((line) => line.at >= lead.workedAt && isOfRep(line))
    .flatMap(({ note }) => keysOf(findBefore(note, 'phone') ?? ''));
}
