import { formatPhone } from '#contract/phone.ts';

/** A cell that a spreadsheet would run as a formula, including one already escaped with apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/;

/**
 * Escapes a cell that a spreadsheet could run as a formula with a leading apostrophe (OWASP, "CSV
 * injection"). `unescapeFormula` restores the exact text.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** `="00123"`: how exports keep a spreadsheet from reading a text as a number. */
const TEXT_FORMULA = /^="([^"]*(?:""[^"]*)*)"$/;

/** The text that is meant by a cell of a file: a text formula's text, or the text that was escaped. */
export function readCell(cell: string): string {
  const [, text] = cell.startsWith('="') ? (TEXT_FORMULA.exec(cell) ?? []) : [];
  return text?.replaceAll('""', '"') ?? unescapeFormula(cell);
}

/**
 * A phone number as a cell that still dials: `(321) 555-0100`, or an international number with its plus in
 * brackets, because a plus at the beginning would need an apostrophe: `(+44) 20 7946 0000`.
 */
export const phoneCell = (phone: string): string =>
  escapeFormula(formatPhone(phone).replace(/^\+(\d+)/, '(+$1)'));
