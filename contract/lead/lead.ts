import * as z from 'zod/mini';
import { answerText } from '#contract/answer-fields.ts';
import { forFields, LEAD_FIELD_NAMES } from './lead-fields.ts';
import { normalizeStatus } from './status.ts';

/**
 * How a lead was created: `booking` and `request` by the homeowner on the website, who booked a visit or sent the
 * contact form. The Sheets store reads an empty cell as the first one.
 */
export const LEAD_ORIGINS = ['rep', 'booking', 'request', 'import', 'demo'] as const;
export type LeadOrigin = (typeof LEAD_ORIGINS)[number];

/**
 * What a line of a lead's history is about. `booked`: another booking of the same number was added to the
 * lead; `requested`: so was what the homeowner sent with the contact form. `changed`: corrected data was sent. `moved`, `canceled` and `restored`: the homeowner did so with a visit,
 * `restored` by taking the cancel back. `visit_set`, `visit_canceled` and `visit_done`: a rep or a manager did so.
 * `not_saved`: a rep had it, and it left them with nothing saved: the lease ran out, or they went on to another lead.
 * `noted`: a manager changed its notes alone. `corrected`: a manager corrected it. `released` and `transferred`: a manager took it from the rep who held
 * it, or to another batch.
 * `unreserved`: its callback was kept for a rep who can no longer sign in, and is anybody's now.
 */
export const HISTORY_ACTIONS = [
  'created',
  'saved',
  'noted',
  'undone',
  'skipped',
  'not_saved',
  'suppressed',
  'lifted',
  'booked',
  'requested',
  'changed',
  'corrected',
  'moved',
  'canceled',
  'restored',
  'visit_set',
  'visit_canceled',
  'visit_done',
  'released',
  'transferred',
  'unreserved',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/**
 * A lead as a rep's screen receives it (section 3). Only `leadId` is required; a missing field parses as
 * empty. `source` (one of LEAD_ORIGINS) and `createdAt` (ISO instant) are not in the specification, nor are
 * some of the fields.
 */
export const leadSchema = z.object({
  ...forFields(LEAD_FIELD_NAMES, () => answerText),
  leadId: z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
  /** One of LEAD_STATUSES, or the company's own status text; empty for none. */
  status: z.pipe(answerText, z.transform(normalizeStatus)),
  source: answerText,
  createdAt: answerText,
});
export type Lead = z.infer<typeof leadSchema>;
