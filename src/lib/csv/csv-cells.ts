import { phoneInWords } from '#contract/phone.ts';

/** A cell that a spreadsheet would run as a formula, including one already escaped with apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Escapes a cell that a spreadsheet could run as a formula with a leading apostrophe (OWASP, "CSV
 * injection"). `undefuseCell` restores the exact text.
 */
export const defuseCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const undefuseCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/**
 * A phone number as a cell that still dials: `(321) 555-0100`, or an international number without its plus,
 * because a plus would need an apostrophe.
 */
export function phoneCell(phone: string): string {
  const words = phoneInWords(phone);
  return defuseCell(/^\+[\d\s().-]+$/.test(words) ? words.slice(1) : words);
}
