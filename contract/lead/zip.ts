/** The five digits of a ZIP or ZIP+4 code; empty for anything else. */
export const zipDigits = (typed: string): string => /^(\d{5})([- ]?\d{4})?$/.exec(typed.trim())?.[1] ?? '';

/** Spreadsheets take a code for a number: `02139` becomes `2139`, `021391234` becomes `21391234`. */
export const hasLostZero = (typed: string): boolean => /^\d{4}([- ]?\d{4})?$/.test(typed.trim());

/** A cell of a list without the `.0` of a column of numbers: `32901.0` becomes `32901`. */
export const tidyZip = (cell: string): string => /^(\d{4,9})\.0+$/.exec(cell.trim())?.[1] ?? cell;
