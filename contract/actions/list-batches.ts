import * as z from 'zod/mini';
import {
  answerCount,
  answerFlag,
  answerInstant,
  answerList,
  answerNumber,
  answerPart,
  answerStatus,
  answerText,
} from '#contract/answer-fields.ts';
import { normalizeStatus } from '#contract/lead/status.ts';
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
 * an id is rejected because no request could refer to it. A count is absent when the backend does not count.
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

/**
 * What the signed-in rep has done and has to do on this calendar day in America/New_York. A lead whose
 * calling hours are over, or that a colleague holds or has reserved, is no callback of this rep.
 */
const daySchema = z.object({
  /** This rep's saves today without undone ones, by the status saved, in the order of LEAD_STATUSES. */
  saved: answerList(
    z.object({ status: z.pipe(answerText, z.transform(normalizeStatus)), count: answerNumber }),
  ),
  /** Callbacks that this rep may make now; at most PAGE_SIZES.callbacks. */
  callbacksDue: answerNumber,
  /** Batch of the first of them; empty when none. */
  callbackBatch: answerText,
  /** When this rep may make the next callback that is not due yet (ISO instant); empty when none. */
  nextCallbackAt: answerInstant,
});
export type RepDay = z.infer<typeof daySchema>;

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
    /** Managers only: number of pending account requests. Absent for a rep and from an older backend. */
    requestsWaiting: answerCount,
    /** Whether more than these wait: the backend counts up to PAGE_SIZES.requests. */
    moreRequests: answerFlag,
    /** Absent from an older backend. */
    day: answerPart(daySchema),
    features: featuresField,
  }),
} as const satisfies Action;
