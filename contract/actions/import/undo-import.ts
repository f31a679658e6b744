import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { fileId } from '#contract/actions/number-files.ts';
import { answerInstant, answerList, answerNumber, answerStatus, answerYes } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';

const importSchema = z.object({
  importId: z.string().check(z.minLength(1)),
  /** When its first lead was added. */
  importedAt: answerInstant,
  /** Its leads, in whatever batch they are now. */
  leads: answerNumber,
  /** Those that a rep has saved or holds now: while there are any, it cannot be undone. */
  worked: answerNumber,
  /** Numbers that this import alone has put on the do-not-call list. */
  listed: answerNumber,
});
/** A list that was imported into a batch. */
export type LeadImport = z.infer<typeof importSchema>;

/** `list_imports`, managers only: the imports that have leads in a batch, newest first. */
export const listImportsAction = {
  name: 'list_imports',
  isReadOnly: true,
  role: 'manager',
  request: z.object({ batchId: plainText(LIMITS.id) }),
  answer: z.extend(answerStatus, {
    /** At most PAGE_SIZES.imports. */
    imports: answerList(importSchema),
  }),
} as const satisfies Action;

/**
 * `undo_import`, managers only: deletes the leads of an import, with their history. One page of them: to be
 * sent again while there are more, with `goOn`: then it is no longer refused because a rep works a lead.
 * Numbers that the import has put on the do-not-call list stay there until `lift_file` takes them off, with
 * the same id.
 */
export const undoImportAction = {
  name: 'undo_import',
  role: 'manager',
  request: z.object({ importId: fileId, goOn: z._default(z.boolean(), false) }),
  answer: z.extend(answerStatus, {
    removed: answerNumber,
    /** Leads left, because reps have saved them, or had them on their card last and may save them. */
    kept: answerNumber,
    more: answerYes,
  }),
} as const satisfies Action;
