/**
 * A character that shows nothing. Before a text that a spreadsheet would take for a formula or an operator it keeps the cell
 * a text, in the sheet and in a file saved from it, whatever the cell's format; it comes off again on reading.
 */
const MARK = '\u200b';

const NEEDS_MARK = /^[=+\-@'\t\r\n\u200b]/;

/** The text as a cell holds it. */
export const toCell = (text: string): string => (NEEDS_MARK.test(text) ? MARK + text : text);

/** The text of a cell, whether this store or a person has written it. */
export const fromCell = (shown: string): string =>
  shown.startsWith(MARK) ? shown.slice(MARK.length) : shown;
