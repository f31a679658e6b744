import { getMessage } from '#backend/core/fault-text.ts';
import type { Mail } from '#backend/core/writes.ts';
import type { LoggedFault } from './error-log.ts';
import type { Google } from './google.ts';

/** Part of the daily email quota reserved for emails with a code: without it a rep cannot sign in. */
const RESERVED = 20;

interface MailRun {
  google: Google;
  companyName: () => string;
}

/**
 * Sends email, outside the lock. Returns a fault, without the email's text, for each email that was not sent
 * (for example, because the daily quota is used up). Never throws.
 */
export function sendMail(mails: readonly Mail[], { google, companyName }: MailRun): LoggedFault[] {
  return mails.flatMap(({ to, subject, text, expiresAt }) => {
    const place = `Mail: ${subject}`;
    if (to === '') return [{ place, reason: 'Not sent: Settings names no contact email.' }];
    try {
      const left = google.MailApp.getRemainingDailyQuota();
      if (left <= (expiresAt ? 0 : RESERVED)) {
        return [
          { place, reason: `Not sent: ${left} mails are left for today, which are kept for reset codes.` },
        ];
      }
      google.MailApp.sendEmail({ to, subject, body: text, name: companyName() });
      return [];
    } catch (fault) {
      return [{ place, reason: `Not sent: ${getMessage(fault)}` }];
    }
  });
}
