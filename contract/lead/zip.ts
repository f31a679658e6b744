/** The five digits of a ZIP or ZIP+4 code; empty for anything else. */
export const zipDigits = (typed: string): string => /^(\d{5})([- ]?\d{4})?$/.exec(typed.trim())?.[1] ?? '';

/** Spreadsheets take a code for a number: `02139` becomes `2139`, `021391234` becomes `21391234`. */
export const hasLostZero = (typed: string): boolean => /^\d{4}([- ]?\d{4})?$/.test(typed.trim());
