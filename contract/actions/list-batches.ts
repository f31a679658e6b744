import * as z from 'zod/mini';
import { answerStatus } from '#contract/errors.ts';
import { authField } from '#contract/session.ts';
import { answerText } from '#contract/text.ts';

/** `list_batches` (section 7): the batches a signed-in rep can pick from. */
export const listBatchesRequest = z.object({ auth: authField });
export type ListBatchesRequest = z.infer<typeof listBatchesRequest>;

const count = z._default(z.pipe(z.union([z.number(), z.string()]), z.transform(Number)), 0);

/** A batch by its id and label under either of the specification's names (section 3), counts as whole numbers. */
export const batchSchema = z.pipe(
  z.object({
    batchId: answerText,
    id: answerText,
    name: answerText,
    label: answerText,
    description: answerText,
    count_open: count,
    count_total: count,
  }),
  z.transform((batch) => ({
    batchId: batch.batchId || batch.id,
    name: batch.name || batch.label || batch.batchId || batch.id,
    description: batch.description,
    countOpen: batch.count_open || 0,
    countTotal: batch.count_total || 0,
  })),
);
export type Batch = z.infer<typeof batchSchema>;

export const listBatchesAnswer = z.extend(answerStatus, {
  batches: z.optional(z.array(batchSchema)),
  /** For managers: account requests that wait for a decision. A rep's answer has none, nor has an older script's. */
  requestsWaiting: count,
});
