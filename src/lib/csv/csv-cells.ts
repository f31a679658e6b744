import { phoneInWords } from '#contract/phone.ts';

/** A cell that a spreadsheet would run as a formula, with or without the apostrophes that keep it from that. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A cell that no spreadsheet runs as a formula (OWASP, "CSV injection"): an apostrophe goes before what could be one.
 * `undefuseCell` brings the text back exactly.
 */
export const defuseCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text a defused cell was made of; any other cell as it is. */
export const undefuseCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/**
 * A phone number as a cell that stays a number to dial: as `(321) 555-0100`, others without their plus, so that neither
 * needs an apostrophe.
 */
export function phoneCell(phone: string): string {
  const words = phoneInWords(phone);
  return defuseCell(/^\+[\d\s().-]+$/.test(words) ? words.slice(1) : words);
}
