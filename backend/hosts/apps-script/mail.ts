import type { Mail } from '#backend/core/writes.ts';
import type { LoggedFault } from './error-log.ts';
import type { Google } from './google.ts';

/** Mails of the day that only reset codes may use: without them a rep who forgot the PIN stays out. */
const RESERVED = 20;

export interface MailRun {
  google: Google;
  companyName: () => string;
  /** Whether these mails may use the reserve. */
  isUrgent: boolean;
}

/**
 * Sends mail, outside the lock. The platform sends a limited number a day: what cannot be sent is returned, for the Errors
 * tab, without its text; the rows it tells of are in the sheet already. Never throws.
 */
export function sendMail(mails: readonly Mail[], { google, companyName, isUrgent }: MailRun): LoggedFault[] {
  return mails.flatMap(({ to, subject, text }) => {
    const place = `Mail: ${subject}`;
    if (to === '') return [{ place, reason: 'Not sent: Settings names no contact email.' }];
    try {
      const left = google.MailApp.getRemainingDailyQuota();
      if (left <= (isUrgent ? 0 : RESERVED)) {
        return [
          { place, reason: `Not sent: ${left} mails are left for today, which are kept for reset codes.` },
        ];
      }
      google.MailApp.sendEmail({ to, subject, body: text, name: companyName() });
      return [];
    } catch (fault) {
      return [{ place, reason: `Not sent: ${fault instanceof Error ? fault.message : String(fault)}` }];
    }
  });
}
