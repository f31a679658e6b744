/** Returns the message of whatever was thrown. */
export const getMessage = (fault: unknown): string =>
  fault instanceof Error ? fault.message : String(fault);

/** Masks emails, and what may be a phone number: digits and separators, seven or more together. */
export const withoutPersonalData = (words: string): string =>
  words.replace(/[^\s@"'()<>]+@[^\s@"'()<>]+/g, '[email]').replace(/[+(]*\d[\d\s().-]{5,}\d/g, '[number]');
