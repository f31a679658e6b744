/** What forms of reps and managers say where a field is missing or wrong. @param label of the field */
export const isRequired = (label: string): string => `${label} is required`;
export const PHONE_REQUIRED = 'Phone number is required';
export const NAME_REQUIRED = 'A name is required';
export const NOT_A_DAY = 'Please enter a date like 11/21/2026';
export const NO_CALLBACK_TIME = 'Please choose a date and time';

/** Forms of an account, most in the words of section 8. */
export const ACCOUNT_FORM = {
  incomplete: 'All fields are required',
  pin: 'PIN must be 4–6 digits.',
  signIn: 'Enter email and PIN.',
  email: 'Email is required',
  noEmail: 'Missing email parameter.',
  code: 'Please enter the reset code',
} as const;

/** Forms of managers. */
export const MANAGER_FORM = {
  search: 'Please type what to look for',
  batch: 'Please choose a batch first',
  batchName: 'Please name the batch',
  batchId: 'Please use letters, digits and dashes',
  fileName: 'Please name the file',
  number: 'Please enter a phone number',
  wholeNumbers: 'Please enter every number with its area code',
  tooManyNumbers: (most: number): string => `At most ${most} numbers at a time`,
  tooManyRows: (most: number): string => `At most ${most} rows at a time`,
  jobs: 'Please use a whole number up to 999, or leave it empty',
  /** @param wrong what was typed and is no day */
  closedDays: (wrong: readonly string[]): string =>
    `${wrong.map((typed) => `“${typed}”`).join(', ')}: use a date such as 12/25/2026, or a weekday such as Sunday`,
} as const;

/** The days of the week as the owner types them, in lowercase, Sunday first. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** What is wrong with a text, after the text itself, by the reason why it is no number to dial. */
export const PHONE_FAULTS = {
  none: 'has no phone number',
  short: 'has too few digits: the area code is needed',
  long: 'has too many digits',
  code: 'is not a number: no such area code or exchange exists',
  filler: 'is a filler, not a number',
  plus: 'has a plus but no country code: +1 comes first',
  shape: 'is not written like a phone number',
  rounded: 'was rounded by a spreadsheet, so its last digits are lost',
} as const;

/**
 * Why a callback cannot be then.
 * @param asked `9:15 PM Central`
 * @param nearest times that can be chosen, such as `today 7:45 PM`
 */
export function outsideHours(asked: string, nearest: readonly string[]): string {
  const why = `${asked} is outside calling hours there.`;
  if (nearest.length === 0) return why;
  return `${why} Nearest ${nearest.length === 1 ? 'time' : 'times'}: ${nearest.join(', or ')}.`;
}
export const TODAY = 'today';
export const TOMORROW = 'tomorrow';
