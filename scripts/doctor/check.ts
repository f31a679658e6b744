import type { Setup } from './setup.ts';

export type CheckId =
  | 'values'
  | 'placeholders'
  | 'privateFiles'
  | 'samples'
  | 'address'
  | 'pepper'
  | 'pepperOfData'
  | 'database'
  | 'manager'
  | 'mailServer'
  | 'webhook'
  | 'outbox'
  | 'bookingAnswers'
  | 'bookingReadable'
  | 'bookingToken'
  | 'bookingVersion'
  | 'repAnswers'
  | 'repReadable'
  | 'repToken'
  | 'repVersion'
  | 'visitors'
  | 'contactForm'
  | 'built'
  | 'site'
  | 'https'
  | 'published'
  | 'pages'
  | 'notFound'
  | 'headers'
  | 'serviceWorker'
  | 'securityTxt';

export interface Outcome {
  /** `unknown`: it could not be checked, or does not apply. */
  state: 'done' | 'open' | 'unknown';
  /** Sentences: what to do, why it was not checked, or, when it is done, what else to know. */
  lines: readonly string[];
}

export interface Check {
  /** The same words as in README, "Going live". */
  title: string;
  /** Checks without which this one would only fail for the same reason. */
  needs: readonly CheckId[];
  /** Changes nothing anywhere, except that a test email is sent if the owner asks for it. */
  run: (setup: Setup) => Outcome | Promise<Outcome>;
}

export const done = (...notes: string[]): Outcome => ({ state: 'done', lines: notes });
export const open = (...lines: string[]): Outcome => ({ state: 'open', lines });
export const unknown = (why: string): Outcome => ({ state: 'unknown', lines: [`Not checked: ${why}`] });
