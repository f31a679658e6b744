import { LIMITS } from '#contract/limits.ts';
import { RECEIPT_KEY } from './receipt-key.ts';
import { parseJson, storage } from './storage.ts';

/** A booking that was sent from this tab, without anything personal: enough to ask whether it arrived. */
export interface KeptReceipt {
  submissionId: string;
  service: string;
  date: string;
  period: string;
}

const session = storage('session');

/** Keeps the receipt for the home page. @returns false when the browser refuses to store */
export const keepReceipt = ({ submissionId, service, date, period }: KeptReceipt): boolean =>
  session.write(RECEIPT_KEY, JSON.stringify({ submissionId, service, date, period }));

/** The receipt of this tab, or null when there is none or what is stored is not one. */
export function readReceipt(): KeptReceipt | null {
  const value = parseJson(session.read(RECEIPT_KEY));
  if (typeof value !== 'object' || value === null) return null;
  const read = new Map(Object.entries(value));
  const text = (name: string) => {
    const found = read.get(name);
    return typeof found === 'string' ? found.slice(0, LIMITS.id) : '';
  };
  const submissionId = text('submissionId');
  return submissionId
    ? { submissionId, service: text('service'), date: text('date'), period: text('period') }
    : null;
}

export const forgetReceipt = (): void => session.remove(RECEIPT_KEY);
