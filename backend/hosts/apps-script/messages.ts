import { getMessage } from '#backend/core/fault-text.ts';
import { toInstant } from '#backend/core/instants.ts';
import { textToSend, withoutText } from '#backend/core/messages/messages.ts';
import { isAboutCall } from '#backend/core/messages/webhook.ts';
import type { Context } from '#backend/core/plan.ts';
import type { MessageRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Google } from './google.ts';
import { createSign } from './pin-hash.ts';
import { readSecrets } from './secrets.ts';

/**
 * Emails of the daily quota that are left when an email of this kind is no longer sent, but waits for the
 * next day. Strangers cause the later kinds, and cannot use up what is for a manager's own: an unlocked rep
 * waits for the code.
 */
export const RESERVED: Record<MessageRow['kind'], number> = {
  manager: 0,
  account: 10,
  company: 20,
  contact: 20,
  homeowner: 40,
  // Not an email.
  webhook: Number.NEGATIVE_INFINITY,
};

/** Whether a message of this kind may leave while so many emails are left for today. */
export const mayLeave = (kind: MessageRow['kind'], left: number): boolean => left > RESERVED[kind];

export interface Sending {
  google: Google;
  /** Called when an email is sent. */
  company: () => Settings['company'];
  /** The core's, for the codes in the texts. */
  sign: Context['sign'];
}

/** When it is tried again: what concerns all, and what was refused itself or needs the owner. */
const RETRY_MS = 5 * MINUTE_MS;
const LATER_MS = HOUR_MS;
/** From so many failed tries on, a message counts as refused itself; after the others, it is given up. */
const TRIES = { often: 8, inAll: 80 };

/** Why a message was not sent. */
interface Fault {
  reason: string;
  isTried: boolean;
  isRefused?: boolean;
  retryMs?: number;
}

/**
 * Sends a message, outside the lock. Returns its row as it is afterward, with the reason, without the
 * message's text, if it was not sent: because the daily quota is used up, for example. Never throws.
 */
export function sendMessage(row: MessageRow, sending: Sending, nowMs: number): MessageRow {
  let recipient = row.recipient;
  let fault: Fault | null;
  try {
    // Without a contact email then, the owner may have set one since.
    if (recipient === '' && row.kind !== 'webhook') recipient = sending.company().email;
    const whole = { ...row, recipient };
    fault = row.kind === 'webhook' ? callWebhook(whole, sending) : sendMail(whole, sending);
  } catch (thrown) {
    fault = { reason: getMessage(thrown), isTried: true };
  }
  return fault ? failedRow(row, fault, nowMs) : { ...sentRow(row, nowMs), recipient, tries: row.tries + 1 };
}

/** The row of a message that was sent. */
export const sentRow = (row: MessageRow, nowMs: number): MessageRow => ({
  ...withoutText(row),
  ...{ state: 'sent', sentAt: toInstant(nowMs), fault: '', isRefused: false },
});

function failedRow(row: MessageRow, fault: Fault, nowMs: number): MessageRow {
  const { reason, isTried, retryMs = RETRY_MS } = fault;
  const tries = row.tries + (isTried ? 1 : 0);
  // A webhook that cannot be reached is called until it can be; what its calls say is known by then.
  const isRefused = fault.isRefused ?? (row.kind !== 'webhook' && isTried && tries >= TRIES.often);
  const isGivenUp = isRefused && tries >= TRIES.inAll;
  const nextAt = isGivenUp ? '' : toInstant(nowMs + (isRefused ? LATER_MS : retryMs));
  return { ...row, tries, isRefused, nextAt, fault: `Not sent: ${reason}` };
}

/** Calendars need this line ending; a cell may keep another one. */
const withCrLf = (text: string): string => text.replace(/\r?\n/g, '\r\n');

/** Returns why the email cannot be sent now; null when it was sent. */
function sendMail(row: MessageRow, { google, company, sign }: Sending): Fault | null {
  const { kind, recipient: to, subject, replyTo, attachment, attachmentName, attachmentType } = row;
  if (to === '') {
    return { reason: 'the Settings tab has no contact email.', isTried: false, retryMs: LATER_MS };
  }
  const left = google.MailApp.getRemainingDailyQuota();
  if (!mayLeave(kind, left)) {
    const reason = `only ${left} emails are left for today, saved for what is more urgent.`;
    return { reason: left > 0 ? reason : 'no emails are left for today.', isTried: false };
  }
  google.MailApp.sendEmail({
    ...{ to, subject, body: textToSend(row, sign), name: company().name },
    ...(replyTo !== '' && { replyTo }),
    ...(attachmentName !== '' && {
      attachments: [google.Utilities.newBlob(withCrLf(attachment), attachmentType, attachmentName)],
    }),
  });
  return null;
}

/**
 * Returns why the webhook did not take the event; null when it did. Google's servers reach no private
 * network.
 */
function callWebhook({ body, messageId }: MessageRow, { google }: Sending): Fault | null {
  const { webhook } = readSecrets(google.PropertiesService.getScriptProperties());
  const unset = (reason: string): Fault => ({ reason, isTried: false });
  if (!webhook?.url.startsWith('https://')) return unset('WEBHOOK_URL must begin with https://.');
  if (webhook.secret === '') return unset('WEBHOOK_SECRET is not set.');
  const signature = createSign(() => webhook.secret)(body);
  const [answer] = google.UrlFetchApp.fetchAll([
    {
      url: webhook.url,
      method: 'post',
      contentType: 'application/json; charset=utf-8',
      headers: { 'X-Message-Id': messageId, 'X-Signature': `sha256=${signature}` },
      payload: body,
      followRedirects: false,
      muteHttpExceptions: true,
    },
  ]);
  const status = answer?.getResponseCode() ?? 0;
  if (status >= 200 && status < 300) return null;
  return {
    reason: `the webhook answered ${status}.`,
    isTried: true,
    isRefused: isAboutCall(status),
  };
}
