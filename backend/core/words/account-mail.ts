import { CODE_PLACE, type Mail } from '#backend/core/messages/messages.ts';
import type { Instant, RepRow, ResetCodeRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';

const CALL_US = 'If you think this is a mistake, please call the office.';

/**
 * Emails to an account's address hold nothing that the person who asked for the account has typed: that may
 * be a stranger.
 */
const toAccount = (to: string, { company }: Settings, subject: string, lines: readonly string[]): Mail => ({
  kind: 'account',
  to,
  subject,
  text: ['Hello,', '', ...lines, '', company.name].join('\n'),
});

const inWords = (at: Instant): string =>
  `${formatEasternTime(at, { dateStyle: 'medium', timeStyle: 'short' })} Eastern`;

/** The account that a link is for, with the code. */
const linkFields = (email: string): string => `email=${encodeURIComponent(email)}&token=${CODE_PLACE}`;

/** The lines about a code, with a link that fills it in. */
function codeLines({ email, expiresAt }: ResetCodeRow, { company }: Settings): string[] {
  return [
    `Your code: ${CODE_PLACE}. It works once, until ${inWords(expiresAt)}.`,
    `Set your PIN: ${company.siteUrl}/rep-access/set-pin?${linkFields(email)}`,
  ];
}

/** The same, with what to do once the code has expired. */
const openingLines = (row: ResetCodeRow, settings: Settings): string[] => [
  ...codeLines(row, settings),
  '',
  `If the code has expired, get a new one: ${settings.company.siteUrl}/rep-access/forgot-pin`,
];

const withCode = (
  { email, expiresAt, salt }: ResetCodeRow,
  settings: Settings,
  ...mail: [string, string[]]
): Mail => ({
  ...toAccount(email, settings, ...mail),
  ...{ expiresAt, codeSalt: salt },
});

/**
 * Email that tells a rep that the account was approved, with the code that opens it. In the first link it
 * stands after `#`, which no server gets.
 */
export const approvedMail = (row: ResetCodeRow, settings: Settings): Mail => ({
  ...withCode(row, settings, 'Your rep account is approved', [
    'Your rep account is approved. Open this link, and sign in with the PIN you chose:',
    `${settings.company.siteUrl}/rep-access#${linkFields(row.email)}`,
    '',
    "If you don't remember the PIN, or somebody else chose it, set another.",
    ...openingLines(row, settings),
  ]),
  kind: 'manager',
});

/** Email that tells a rep that a blocked account is approved again, with the code for a new PIN. */
export const restoredMail = (row: ResetCodeRow, settings: Settings): Mail => ({
  ...withCode(row, settings, 'Your rep account is approved', [
    'Your rep account is approved again. Set a new PIN to use it:',
    '',
    ...openingLines(row, settings),
  ]),
  kind: 'manager',
});

/** Email that tells a rep that a manager has unlocked the account, with a code for a new PIN. */
export const unlockedMail = (row: ResetCodeRow, settings: Settings): Mail => ({
  ...withCode(row, settings, 'Your rep account is unlocked', [
    'A manager unlocked your rep account. You can sign in with your PIN, or set a new one:',
    '',
    ...codeLines(row, settings),
  ]),
  kind: 'manager',
});

/** Email that tells an account's owner that somebody requested an account with this address again. */
export const requestedAgainMail = (rep: RepRow, settings: Settings): Mail =>
  toAccount(rep.email, settings, 'Your rep account', [
    'Someone just asked for a rep account with this email. If that was you:',
    ...(rep.state === 'pending'
      ? ["We already have your request. When it's approved, we'll email you a link to sign in."]
      : [
          `You already have an account. Sign in: ${settings.company.siteUrl}/rep-access`,
          `If you don't have a PIN or forgot it: ${settings.company.siteUrl}/rep-access/forgot-pin`,
        ]),
    '',
    "If it wasn't you, nothing has changed and you don't need to do anything.",
  ]);

/** Email that tells a rep that access was ended. */
export const accessEndedMail = (rep: RepRow, settings: Settings): Mail => ({
  ...toAccount(rep.email, settings, 'Your rep account', [
    `Your access to the rep area has ended, and you were signed out on every device. ${CALL_US}`,
  ]),
  kind: 'manager',
});

/** Email that tells an applicant that the request was denied. */
export const deniedMail = (rep: RepRow, settings: Settings): Mail => ({
  ...toAccount(rep.email, settings, 'Your rep account request', [
    `Your request for a rep account was not approved. ${CALL_US}`,
  ]),
  kind: 'manager',
});

/** Email with a PIN reset code. */
export const resetCodeMail = (row: ResetCodeRow, settings: Settings): Mail =>
  withCode(row, settings, 'Your PIN reset code', [
    ...codeLines(row, settings),
    '',
    "If you didn't ask for a code, nothing has changed and you don't need to do anything.",
  ]);

/** Email about a changed PIN, so that a change by somebody else does not go unnoticed. */
export const pinChangedMail = (rep: RepRow, settings: Settings): Mail =>
  toAccount(rep.email, settings, 'Your PIN was changed', [
    'The PIN for your rep account was changed, and you were signed out on every device.',
    `If that wasn't you, call the office or email ${settings.company.email} right away.`,
  ]);

/**
 * Email about a lock after wrong PINs.
 * @param isKnown whether they came from a browser that has signed in before, which alone is locked then
 */
export const lockedMail = (rep: RepRow, lockedUntil: Instant, isKnown: boolean, settings: Settings): Mail =>
  toAccount(rep.email, settings, 'Wrong PINs for your rep account', [
    isKnown
      ? `Someone typed a wrong PIN several times in a browser you've used to sign in. That browser can't sign in until ${inWords(lockedUntil)}.`
      : `Someone typed a wrong PIN for your account several times. Until ${inWords(lockedUntil)}, no one can sign in to it from a browser you haven't used before.`,
    'If that was you, wait until then or reset your PIN:',
    `${settings.company.siteUrl}/rep-access/forgot-pin`,
    '',
    isKnown
      ? "If it wasn't you, someone else is using that browser. They didn't guess your PIN."
      : "If it wasn't you, they didn't guess your PIN, and you can still sign in with the browser you usually use.",
  ]);
