import * as z from 'zod/mini';
import { answerCount, answerList, answerStatus, answerText } from '#contract/answer-fields.ts';
import { featuresField } from '#contract/session.ts';
import { type Action, noFields } from './action.ts';

const batchFields = z.object({
  batchId: answerText,
  id: answerText,
  name: answerText,
  label: answerText,
  description: answerText,
  count_open: answerCount,
  count_total: answerCount,
});

/**
 * A batch by its id and label under either of the specification's names (section 3). Without any id it is none, as nothing
 * can be asked of it; a count is absent when the script does not count.
 */
export const batchSchema = z.pipe(
  batchFields.check(z.refine(({ batchId, id }) => (batchId || id) !== '')),
  z.transform(({ batchId, id, name, label, description, count_open, count_total }) => ({
    batchId: batchId || id,
    name: name || label || batchId || id,
    description,
    countOpen: count_open,
    countTotal: count_total,
  })),
);
export type Batch = z.infer<typeof batchSchema>;

const listBatchesAnswer = z.extend(answerStatus, {
  batches: answerList(batchSchema),
  /** For managers: account requests that wait for a decision. A rep's answer has none, nor has an older script's. */
  requestsWaiting: answerCount,
  features: featuresField,
});

/** `list_batches` (section 7): the batches a signed-in rep can pick from. */
export const listBatchesAction = {
  name: 'list_batches',
  isSpecified: true,
  method: 'GET',
  isReadOnly: true,
  token: 'repToken',
  role: 'rep',
  request: noFields,
  answer: listBatchesAnswer,
} as const satisfies Action;
