import { phoneKeys } from '#contract/phone-keys.ts';

/** The key of the first number in a text; empty for none. */
export const phoneKey = (typed: string): string => phoneKeys(typed).sure[0] ?? '';
