/** The five digits of a ZIP or ZIP+4 code; empty for anything else. */
export const zipDigits = (typed: string): string => /^(\d{5})([- ]?\d{4})?$/.exec(typed.trim())?.[1] ?? '';

/** Spreadsheets take a code for a number: `02139` becomes `2139`, `021391234` becomes `21391234`. */
export const hasLostZero = (typed: string): boolean => /^\d{4}([- ]?\d{4})?$/.test(typed.trim());

/** `z:32905`: Meta's lead ads mark a code so that a spreadsheet keeps its leading zero. */
const ZIP_MARK = /^z:\s*/i;

/** A cell of a list without its mark and the `.0` of a column of numbers: `32901.0` becomes `32901`. */
export function tidyZip(cell: string): string {
  const code = cell.trim().replace(ZIP_MARK, '');
  return /^(\d{4,9})\.0+$/.exec(code)?.[1] ?? code;
}
