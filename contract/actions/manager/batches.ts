import * as z from 'zod/mini';
import { type Action, emptyRequestSchema } from '#contract/actions/action.ts';
import { answerInstant, answerNumber, answerStatus, answerText, answerYes } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';

const managedBatchSchema = z.object({
  batchId: z.string().check(z.minLength(1)),
  name: answerText,
  description: answerText,
  /** ISO instant; empty when not known. */
  createdAt: answerInstant,
  /** Empty unless it is archived: an ISO instant, or what somebody has typed into the sheet. */
  archivedAt: answerText,
  countOpen: answerNumber,
  countTotal: answerNumber,
  /** The backend's own batch, in which leads arrive: it cannot be archived. */
  isOwn: answerYes,
});
export type ManagedBatch = z.infer<typeof managedBatchSchema>;

/** `show_batches`, managers only: every batch, archived or not, in the order of `list_batches`. */
export const showBatchesAction = {
  name: 'show_batches',
  isReadOnly: true,
  role: 'manager',
  request: emptyRequestSchema,
  answer: z.extend(answerStatus, { batches: z.array(managedBatchSchema) }),
} as const satisfies Action;

/**
 * `archive_batch`, managers only: archives a batch, whose leads are then served to nobody, or brings it back
 * (decision 0063). Changes nothing when it is so already.
 */
export const archiveBatchAction = {
  name: 'archive_batch',
  role: 'manager',
  request: z.object({ batchId: plainText(LIMITS.id).check(z.minLength(1)), archived: z.boolean() }),
  answer: answerStatus,
} as const satisfies Action;
