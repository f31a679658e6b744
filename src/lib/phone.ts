import { wholeInWords } from '#contract/phone.ts';

export interface Phone {
  href: string;
  text: string;
}

/** @param e164 like `+13215550123` */
export const phoneLink = (e164: string): Phone => ({ href: `tel:${e164}`, text: wholeInWords(e164) });
