import { CORRECTED_FIELDS, type CorrectedField } from '#contract/forms/correction.ts';
import { LIMITS } from '#contract/limits.ts';
import { correctionDraft } from '#src/stored/rep-draft.ts';
import { readTexts } from '#src/stored/text-fields.ts';

type Texts = Partial<Record<CorrectedField, string>>;

const toWas = (field: CorrectedField) => `was ${field}` as const;

/**
 * What a manager has typed to correct a lead, in this tab until it is saved. Another manager's, or another
 * lead's, is never shown. `was` has what the lead said then of the fields that were changed.
 */
export const keptCorrection = {
  read(email: string, leadId: string): { was: Texts; now: Texts } | null {
    const values = correctionDraft.read(email)?.values;
    if (values?.leadId !== leadId) return null;
    const now = readTexts(values, CORRECTED_FIELDS, LIMITS.requestBytes);
    const was: Texts = {};
    for (const field of CORRECTED_FIELDS) {
      const text = values[toWas(field)];
      if (text !== undefined) was[field] = text;
    }
    return { was, now };
  },
  keep(
    email: string,
    leadId: string,
    base: Readonly<Record<CorrectedField, string>>,
    typed: Texts,
    changed: readonly CorrectedField[],
  ): void {
    const entries = changed.flatMap((field) => [
      [field, typed[field]],
      [toWas(field), base[field]],
    ]);
    if (entries.length === 0) correctionDraft.forget();
    else correctionDraft.keep(email, { leadId, ...Object.fromEntries(entries) });
  },
  forget: correctionDraft.forget,
};
