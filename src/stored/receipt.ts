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

/** A booking sent from this tab, without personal data: enough to check whether it arrived. */
export type KeptReceipt = z.infer<typeof receiptSchema>;

/** The receipt shown on the home page; null when none is stored or the stored value is invalid. */
export const keptReceipt = stored({
  area: 'session',
  key: RECEIPT_KEY,
  schema: receiptSchema,
  fallback: null,
});
