import { type Plan, read } from '#backend/core/plan.ts';
import type { AuditRow, LeadRow } from '#backend/core/rows.ts';
import { findBefore, leaseHolderLine } from '#backend/core/words/history.ts';
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
  return CORRECTED_FIELDS.filter((field) =>
    lines.some(({ note }) => findBefore(note, field) === facts[field]),
  );
}

/**
 * Returns the keys of the numbers that were corrected while this rep held the lead, and which the rep may
 * have called: the card that was open then showed them.
 */
export function* keysCorrectedMeanwhile(lead: LeadRow, rep: string): Plan<string[]> {
  const lines = yield* readCorrections(lead);
  return lines
    .filter(({ at, note }) => at >= lead.workedAt && note.split('\n').includes(leaseHolderLine(rep)))
    .flatMap(({ note }) => keysOf(findBefore(note, 'phone') ?? ''));
}
