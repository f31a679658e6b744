import type { Instant, RepRow, ResetCodeRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Mail } from '#backend/core/writes.ts';
import { formatEasternTime } from '#contract/eastern-time.ts';

const CALL_US = 'If you think this is a mistake, please call the office.';

/**
 * Emails to an account's address hold nothing that the person who asked for the account has typed: that may
 * be a stranger.
 */
const toAccount = (to: string, { company }: Settings, subject: string, lines: readonly string[]): Mail => ({
  to,
  subject,
  text: ['Hello,', '', ...lines, '', company.name].join('\n'),
});

const inWords = (at: Instant): string =>
  `${formatEasternTime(at, { dateStyle: 'medium', timeStyle: 'short' })} Eastern`;

/** The lines about a code, with a link that fills it in. */
function codeLines({ email, expiresAt }: ResetCodeRow, code: string, { company }: Settings): string[] {
  const query = `email=${encodeURIComponent(email)}&token=${encodeURIComponent(code)}`;
  return [
    `Your code: ${code}. It works once, until ${inWords(expiresAt)}.`,
    `Set your PIN: ${company.siteUrl}/rep-access/set-pin?${query}`,
  ];
}

/**
 * Email to the company about a new account request.
 * @param isLast further requests of the day send no email
 */
export const requestMail = (rep: RepRow, { company }: Settings, isLast: boolean): Mail => ({
  to: company.email,
  subject: 'New account request for the rep area',
  text: [
    `${rep.name} (${rep.email}, ${rep.phone}) asks for a rep account.`,
    '',
    `Approve or deny it: ${company.siteUrl}/rep-access/manage`,
    ...(isLast
      ? ['', 'Many accounts have been asked for today. Further requests come without an email.']
      : []),
  ].join('\n'),
});

/** Email that tells a rep that the account was approved, with the code that opens it. */
export const approvedMail = (row: ResetCodeRow, code: string, settings: Settings): Mail => ({
  ...toAccount(row.email, settings, 'Your rep account is approved', [
    'Your rep account has been approved. Set your PIN to open it:',
    '',
    ...codeLines(row, code, settings),
    '',
    `When the code has expired, ask for a new one: ${settings.company.siteUrl}/rep-access/forgot-pin`,
  ]),
  expiresAt: row.expiresAt,
});

/** Email that tells a rep that a manager has unlocked the account, with a code for a new PIN. */
export const unlockedMail = (row: ResetCodeRow, code: string, settings: Settings): Mail => ({
  ...toAccount(row.email, settings, 'Your rep account is unlocked', [
    'A manager has unlocked your rep account. You can sign in with your PIN, or set a new one:',
    '',
    ...codeLines(row, code, settings),
  ]),
  expiresAt: row.expiresAt,
});

/** Email that tells an account's owner that somebody requested an account with this address again. */
export const requestedAgainMail = (rep: RepRow, settings: Settings): Mail =>
  toAccount(rep.email, settings, 'Your rep account', [
    'Somebody has just asked for a rep account with this email. If that was you:',
    ...(rep.state === 'pending'
      ? [
          'There is a request already. When it is approved, you will get an email with a code to set your PIN.',
        ]
      : [
          `You have an account already. Sign in: ${settings.company.siteUrl}/rep-access`,
          `If you have no PIN yet or have forgotten it: ${settings.company.siteUrl}/rep-access/forgot-pin`,
        ]),
    '',
    'If it was not you, nothing has changed and you need not do anything.',
  ]);

/** Email that tells a rep that access was ended. */
export const accessEndedMail = (rep: RepRow, settings: Settings): Mail =>
  toAccount(rep.email, settings, 'Your rep account', [
    `Your access to the rep area has ended, and every device was signed out. ${CALL_US}`,
  ]);

/** Email that tells an applicant that the request was denied. */
export const deniedMail = (rep: RepRow, settings: Settings): Mail =>
  toAccount(rep.email, settings, 'Your rep account request', [
    `Your request for a rep account was not approved. ${CALL_US}`,
  ]);

/** Email with a PIN reset code. */
export const resetCodeMail = (row: ResetCodeRow, code: string, settings: Settings): Mail => ({
  ...toAccount(row.email, settings, 'Your PIN reset code', [
    ...codeLines(row, code, settings),
    '',
    'If you have not asked for it, nothing has changed and you need not do anything.',
  ]),
  expiresAt: row.expiresAt,
});

/** Email about a changed PIN, so that a change by somebody else does not go unnoticed. */
export const pinChangedMail = (rep: RepRow, settings: Settings): Mail =>
  toAccount(rep.email, settings, 'Your PIN was changed', [
    'The PIN of your rep account was changed and every device was signed out.',
    `If that was not you, please call the office or write to ${settings.company.email} at once.`,
  ]);

/**
 * Email about a lock after wrong PINs.
 * @param isKnown whether they came from a browser that has signed in before, which alone is locked then
 */
export const lockedMail = (rep: RepRow, lockedUntil: Instant, isKnown: boolean, settings: Settings): Mail =>
  toAccount(rep.email, settings, 'Wrong PINs for your rep account', [
    isKnown
      ? `Somebody typed a wrong PIN several times in a browser that you have signed in with. It cannot sign in until ${inWords(lockedUntil)}.`
      : `Somebody typed a wrong PIN for your account several times. Until ${inWords(lockedUntil)} nobody can sign in to it from a browser that has not signed in before.`,
    'If that was you, wait until then or reset your PIN:',
    `${settings.company.siteUrl}/rep-access/forgot-pin`,
    '',
    isKnown
      ? 'If it was not you, somebody else uses that browser. Your PIN was not guessed.'
      : 'If it was not you, your PIN was not guessed, and the browser you usually sign in with still works.',
  ]);
