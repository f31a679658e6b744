import type { RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Mail } from '#backend/core/writes.ts';

const CALL_US = 'If you think this is a mistake, please call the office.';

const toRep = (rep: RepRow, { company }: Settings, subject: string, lines: readonly string[]): Mail => ({
  to: rep.email,
  subject,
  text: [`Hello ${rep.name},`, '', ...lines, '', company.name].join('\n'),
});

/** Email to the company about a new account request. */
export const requestMail = (rep: RepRow, { company }: Settings): Mail => ({
  to: company.email,
  subject: 'New account request for the rep area',
  text: [
    `${rep.name} (${rep.email}, ${rep.phone}) asks for a rep account.`,
    '',
    `Approve or deny it: ${company.siteUrl}/rep-access/manage`,
  ].join('\n'),
});

/** Email that tells a rep that the account was approved. */
export const approvedMail = (rep: RepRow, settings: Settings): Mail =>
  toRep(rep, settings, 'Your rep account is ready', [
    'your account request has been approved. Sign in with your email and the PIN you chose:',
    `${settings.company.siteUrl}/rep-access`,
  ]);

/** Email that tells an account's owner that somebody requested an account with this address again. */
export const requestedAgainMail = (rep: RepRow, settings: Settings): Mail =>
  toRep(rep, settings, 'Your rep account', [
    'somebody has just asked for a rep account with this email. If that was you:',
    ...(rep.state === 'active'
      ? [
          `You have an account already. Sign in: ${settings.company.siteUrl}/rep-access`,
          `If you have forgotten your PIN: ${settings.company.siteUrl}/rep-access/forgot-pin`,
        ]
      : [
          'Your first request is still waiting to be approved, and the PIN you chose with it counts. You will get a mail.',
        ]),
    '',
    'If it was not you, nothing has changed and you need not do anything.',
  ]);

/** Email that tells a rep that access was ended. */
export const accessEndedMail = (rep: RepRow, settings: Settings): Mail =>
  toRep(rep, settings, 'Your rep account', [
    `your access to the rep area has ended, and every device was signed out. ${CALL_US}`,
  ]);

/** Email that tells an applicant that the request was denied. */
export const deniedMail = (rep: RepRow, settings: Settings): Mail =>
  toRep(rep, settings, 'Your rep account request', [
    `your request for a rep account was not approved. ${CALL_US}`,
  ]);

/** Email with a PIN reset code. */
export function resetCodeMail(rep: RepRow, code: string, settings: Settings): Mail {
  const query = `email=${encodeURIComponent(rep.email)}&token=${encodeURIComponent(code)}`;
  return toRep(rep, settings, 'Your PIN reset code', [
    `your code for a new PIN is ${code}. It is good for 15 minutes and for one use.`,
    `Set your new PIN: ${settings.company.siteUrl}/rep-access/set-pin?${query}`,
    '',
    'If you have not asked for it, nothing has changed and you need not do anything.',
  ]);
}

/** Email about a changed PIN, so that a change by somebody else does not go unnoticed. */
export const pinChangedMail = (rep: RepRow, settings: Settings): Mail =>
  toRep(rep, settings, 'Your PIN was changed', [
    'the PIN of your rep account was changed and every device was signed out.',
    `If that was not you, please call the office or write to ${settings.company.email} at once.`,
  ]);
