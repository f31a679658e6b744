/** What forms of reps and managers say where a field is missing or wrong. @param label of the field */
export const isRequired = (label: string): string => `${label} is required`;
export const PHONE_REQUIRED = 'Phone number is required';
export const NAME_REQUIRED = 'A name is required';
export const UNKNOWN_LANGUAGE = 'Please choose from the languages shown';
export const NOT_A_DAY = 'Please enter a date like 11/21/2026';

/** Forms of an account, most in the words of section 8. */
export const ACCOUNT_FORM = {
  incomplete: 'All fields are required',
  pin: 'PIN must be 4–6 digits.',
  signIn: 'Enter email and PIN.',
  email: 'Email is required',
  noEmail: 'Missing email parameter.',
  code: 'Please enter the reset code',
} as const;

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
