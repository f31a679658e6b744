import { getMessage } from '#backend/core/fault-text.ts';
import type { Mail } from '#backend/core/writes.ts';
import type { LoggedFault } from './error-log.ts';
import type { Google } from './google.ts';

/**
 * Emails of the daily quota that are left when an email of this kind is no longer sent. The last ones are for
 * codes, without which a rep cannot sign in, the ones before also for notices to the company.
 */
export const RESERVED = { code: 0, notice: 20, courtesy: 40 } as const;

const reserveFor = ({ isCourtesy, expiresAt }: Mail): number =>
  isCourtesy ? RESERVED.courtesy : expiresAt ? RESERVED.code : RESERVED.notice;

interface MailRun {
  google: Google;
  companyName: () => string;
}

/**
 * Sends email, outside the lock. Returns a fault, without the email's text, for each email that was not sent
 * (for example, because the daily quota is used up). Never throws.
 */
export function sendMail(mails: readonly Mail[], { google, companyName }: MailRun): LoggedFault[] {
  return mails.flatMap((mail) => {
    const { to, subject, text, attachment } = mail;
    const place = `Mail: ${subject}`;
    if (to === '') return [{ place, reason: 'Not sent: the Settings tab has no contact email.' }];
    try {
      const left = google.MailApp.getRemainingDailyQuota();
      if (left <= reserveFor(mail)) {
        const kept = mail.isCourtesy ? 'notices and reset codes' : 'reset codes';
        return [{ place, reason: `Not sent: only ${left} emails are left for today, saved for ${kept}.` }];
      }
      google.MailApp.sendEmail({
        ...{ to, subject, body: text, name: companyName() },
        ...(attachment && {
          attachments: [google.Utilities.newBlob(attachment.text, attachment.type, attachment.name)],
        }),
      });
      return [];
    } catch (fault) {
      return [{ place, reason: `Not sent: ${getMessage(fault)}` }];
    }
  });
}
