import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { RECEIPT_KEY } from './receipt-key.ts';
import { stored } from './stored.ts';

const text = z.catch(z.string(), '');

const receiptSchema = z.object({
  submissionId: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)),
  service: text,
  date: text,
  period: text,
});

/** A booking that was sent from this tab, without anything personal: enough to ask whether it arrived. */
export type KeptReceipt = z.infer<typeof receiptSchema>;

/** The receipt that the home page shows; null when there is none or what is stored is not one. */
export const keptReceipt = stored({
  area: 'session',
  key: RECEIPT_KEY,
  schema: receiptSchema,
  fallback: null,
});
