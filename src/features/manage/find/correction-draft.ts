import { CORRECTED_FIELDS, type CorrectedField } from '#contract/forms/correction.ts';
import { correctionDraft } from '#src/stored/rep-draft.ts';

type Texts = Partial<Record<CorrectedField, string>>;

const toWas = (field: CorrectedField) => `was ${field}` as const;

/**
 * What a manager has typed to correct a lead, in this tab until it is saved. Another manager's, or another
 * lead's, is never shown. `was` has what the lead said then of the fields that were changed.
 */
export const leadCorrectionDraft = {
  read(email: string, leadId: string): { was: Texts; now: Texts } | null {
    const values = correctionDraft.read(email)?.values;
    if (values?.leadId !== leadId) return null;
    const textsAt = (name: (field: CorrectedField) => string): Texts =>
      Object.fromEntries(
        CORRECTED_FIELDS.map((field) => [field, values[name(field)]]).filter(
          ([, text]) => text !== undefined,
        ),
      );
    return { was: textsAt(toWas), now: textsAt((field) => field) };
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
