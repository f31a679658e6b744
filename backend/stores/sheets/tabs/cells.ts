/**
 * Zero-width space before a text that a spreadsheet would take for a formula or an operator. It keeps the
 * cell a text, in the sheet and in exported files, whatever the cell's format; reading removes it.
 */
const MARK = '\u200b';

/** With the full-width and small signs that some spreadsheets read as the ordinary ones. */
const NEEDS_MARK = /^[=+\-@'\t\r\n\u200b＝＋－＠﹦﹢﹣﹫]/;

/** Converts a text to the form stored in a cell. */
export const toCell = (text: string): string => (NEEDS_MARK.test(text) ? MARK + text : text);

/** Converts a cell to its text, whether this store or a person wrote it. */
export const fromCell = (shown: string): string =>
  shown.startsWith(MARK) ? shown.slice(MARK.length) : shown;
