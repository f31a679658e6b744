import { toInstant } from '#backend/core/instants.ts';
import type { Context } from '#backend/core/plan.ts';
import type { Instant, MessageRow } from '#backend/core/rows.ts';
import type { Answer, Write } from '#backend/core/writes.ts';
import { toCode } from '#contract/codes.ts';

/** A small text file that comes with an email. */
export interface Attachment {
  name: string;
  /** Media type without parameters: `text/calendar`. */
  type: string;
  text: string;
}

/** A plain-text email. */
export interface Mail {
  kind: Exclude<MessageRow['kind'], 'webhook'>;
  to: string;
  subject: string;
  /** With `codeSalt`, `CODE_PLACE` stands where the code belongs. */
  text: string;
  /** Where replies go; left out for the company. */
  replyTo?: string;
  /** Set if the text contains a code or a link that expires: when. The text is deleted then, sent or not. */
  expiresAt?: Instant;
  /** The salt of the recipient's code (accounts/reset-code.ts), which is never stored itself. */
  codeSalt?: string;
  /** The lead that it is about. */
  leadId?: string;
  /** Set if it may be withdrawn: the message's id, which no other has. */
  messageId?: string;
  attachment?: Attachment;
}

/** Stands for the code in the text of an email until it is sent. */
export const CODE_PLACE = '{code}';

/** 23 characters, 8 places: about 78 billion codes, against a thousand tries. */
const CODE_LENGTH = 8;

/** Returns the code of an account that belongs to a salt. The rows alone do not reveal it. */
export const codeOfSalt = (email: string, salt: string, sign: Context['sign']): string =>
  toCode(sign(`reset code ${email} ${salt}`), CODE_LENGTH);

/** Returns the text of a message as it is sent. */
export const textToSend = (
  { body, codeSalt, recipient }: Pick<MessageRow, 'body' | 'codeSalt' | 'recipient'>,
  sign: Context['sign'],
): string => (codeSalt === '' ? body : body.replaceAll(CODE_PLACE, codeOfSalt(recipient, codeSalt, sign)));

/** Returns the row of a message that is due at once. */
export const messageRow = (
  mail: Omit<Mail, 'kind'> & Pick<MessageRow, 'kind'>,
  context: Context,
): MessageRow => ({
  messageId: mail.messageId ?? context.newId(),
  at: toInstant(context.nowMs),
  kind: mail.kind,
  leadId: mail.leadId ?? '',
  recipient: mail.to,
  replyTo: mail.replyTo ?? '',
  subject: mail.subject,
  body: mail.text,
  codeSalt: mail.codeSalt ?? '',
  attachmentName: mail.attachment?.name ?? '',
  attachmentType: mail.attachment?.type ?? '',
  attachment: mail.attachment?.text ?? '',
  expiresAt: mail.expiresAt ?? '',
  state: 'waiting',
  fault: '',
  isRefused: false,
  tries: 0,
  nextAt: toInstant(context.nowMs),
  sentAt: '',
  sentId: '',
});

/** Returns the write that stores an email with what it tells of. */
export const sendMail = (mail: Mail, context: Context): Write => ({
  kind: 'insertMessage',
  row: messageRow(mail, context),
});

/** A message without what is no longer needed once it has left, or never will. */
export const withoutText = (row: MessageRow): MessageRow => ({
  ...row,
  ...{ body: '', codeSalt: '', attachment: '', expiresAt: '', nextAt: '' },
});

/** The row of a message that is not sent any more. */
export const expiredRow = (row: MessageRow): MessageRow => ({ ...withoutText(row), state: 'expired' });

/** Whether a message is an email about a lead, to its homeowner or to the company (`messagesOfLead`, queries.ts). */
export const isEmailOfLead = ({ kind }: Pick<MessageRow, 'kind'>): boolean =>
  kind === 'homeowner' || kind === 'company';

/** Whether `deleteMessages` (writes.ts) deletes a message, for a store that reads all of them. */
export const isToDelete = (
  { messageId, kind, recipient, replyTo }: Pick<MessageRow, 'messageId' | 'kind' | 'recipient' | 'replyTo'>,
  { messageIds, emails }: { messageIds: readonly string[]; emails: readonly string[] },
): boolean =>
  messageIds.includes(messageId) ||
  emails.includes(replyTo.toLowerCase()) ||
  (kind === 'homeowner' && emails.includes(recipient.toLowerCase()));

/** The messages that a decision sends. */
export const messagesOf = (writes: readonly Write[]): MessageRow[] =>
  writes.flatMap((write) =>
    write.kind === 'insertMessage' || write.kind === 'putMessage' ? [write.row] : [],
  );

/**
 * Returns the answer to a manager, which says so when the email to the account did not leave at once: someone
 * waits for it.
 * @param isStuck whether email cannot be sent now
 */
export const withMailState = (answer: Answer, messages: readonly MessageRow[], isStuck: boolean): Answer =>
  isStuck && messages.some(({ kind }) => kind === 'manager') ? { ...answer, mailWaits: true } : answer;
