import * as z from 'zod/mini';
import { answerCount, answerList, answerStatus, answerText } from '#contract/answer-fields.ts';
import { featuresField } from '#contract/session.ts';
import { type Action, emptyRequestSchema } from './action.ts';

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
 * A batch. Its id and label may come under either of the specification's names (section 3). An entry without
 * an id is rejected because no request could refer to it. A count is absent when the script does not count.
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

/** `list_batches` (section 7): the batches a signed-in rep can choose from. */
export const listBatchesAction = {
  name: 'list_batches',
  isSpecified: true,
  method: 'GET',
  isReadOnly: true,
  role: 'rep',
  request: emptyRequestSchema,
  answer: z.extend(answerStatus, {
    batches: answerList(batchSchema),
    /** Managers only: number of pending account requests. Absent for a rep and from an older script. */
    requestsWaiting: answerCount,
    features: featuresField,
  }),
} as const satisfies Action;
