const ONE_LINE = /^[!-~]*(?: [!-~]+)*$/;

/**
 * Makes one line of a pasted or imported text: white space becomes one space, and invisible direction marks,
 * which phones add to a copied number, are left out. Other control characters stay: one may stand for a
 * letter that was lost, so the rule of the field (contract/text.ts) refuses them with a message.
 */
export const toOneLine = (typed: string): string =>
  // Almost every cell of a long list is.
  ONE_LINE.test(typed) ? typed : typed.replace(/\p{Bidi_Control}/gu, '').replace(/\s+/g, ' ');
