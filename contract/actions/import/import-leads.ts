import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { fileId } from '#contract/actions/number-files.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { ROW_COLUMNS } from '#contract/lead-list/import-row.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText, requiredText } from '#contract/text.ts';
import { MANAGER_FORM } from '#contract/words/manager-forms.ts';

const IMPORT_OUTCOMES = ['added', 'reopened', 'listed', 'duplicate', 'suppressed', 'invalid'] as const;

/**
 * Result of one row. `reopened`: the person was known and closed, and has a new lead, as `reopen` asks.
 * `listed`: the list itself says that the person may not be called; the number is on the
 * do-not-call list, and the lead is closed. `message` says why a row was not added.
 */
const importResultSchema = z.object({
  line: z.number(),
  outcome: z.enum(IMPORT_OUTCOMES),
  message: answerText,
});
export type ImportResult = z.infer<typeof importResultSchema>;

/**
 * `import_leads`, managers only: adds a chunk of a file's rows to a batch. A new batch is created with its
 * first lead. A row is a duplicate if one of its numbers is a lead at the same house (`isSameHouse`) or
 * has PAGE_SIZES.housesOfNumber leads. `importId` (UUID) identifies the file; together with the
 * row's line, phone number and house it identifies the lead, so sending a chunk again adds no duplicates.
 */
export const importLeadsAction = {
  name: 'import_leads',
  role: 'manager',
  request: z.object({
    importId: fileId,
    batchId: z.string().check(z.regex(/^[\w-]{1,64}$/, MANAGER_FORM.batchId)),
    batchName: requiredText(MANAGER_FORM.batchName, LIMITS.name),
    description: optionalText(LIMITS.address),
    /** People whose leads at the house are all closed get a new one, except those on the list. */
    reopen: z.optional(z.boolean()),
    columns: z.array(z.enum(ROW_COLUMNS)).check(z.minLength(1)),
    rows: z
      .array(z.object({ line: z.int().check(z.positive()), cells: z.array(z.string()) }))
      .check(
        z.minLength(1),
        z.maxLength(PAGE_SIZES.importRows, MANAGER_FORM.tooManyRows(PAGE_SIZES.importRows)),
      ),
  }),
  answer: z.extend(answerStatus, {
    /** One per row, in the order of the request. */
    results: z.array(importResultSchema),
  }),
} as const satisfies Action;
export type ImportLeadsRequest = z.infer<typeof importLeadsAction.request>;
