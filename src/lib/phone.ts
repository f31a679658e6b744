import { formatE164 } from '#contract/e164.ts';

export interface Phone {
  href: string;
  text: string;
}

/** @param e164 like `+13215550123` */
export const phoneLink = (e164: string): Phone => ({ href: `tel:${e164}`, text: formatE164(e164) });
