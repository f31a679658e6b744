/** What the rules of any text say, to homeowners and reps. */
export const NOT_ONE_LINE = 'Please use one line of plain text';
export const INVALID_EMAIL = 'Please enter a valid email address';
/** @param max maximum length in characters */
export const tooLong = (max: number): string => `Please use at most ${max} characters`;
/** Below an email address that looks mistyped; a tap takes it over. */
export const didYouMean = (email: string): string => `Did you mean ${email}?`;
