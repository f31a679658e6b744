import { textToSend } from '#backend/core/messages/messages.ts';
import type { Context } from '#backend/core/plan.ts';
import type { MessageRow } from '#backend/core/rows.ts';

/** An email as its reader gets it. */
export interface SentMail extends Pick<MessageRow, 'kind' | 'subject' | 'replyTo' | 'expiresAt' | 'leadId'> {
  to: string;
  text: string;
  /** Undefined without one. */
  attachment: { name: string; type: string; text: string } | undefined;
}

/** Returns the email of a stored row, with its code. */
export function mailOf(row: MessageRow, sign: Context['sign']): SentMail {
  const { kind, recipient: to, subject, replyTo, expiresAt, leadId, attachmentName: name } = row;
  const attachment = name === '' ? undefined : { name, type: row.attachmentType, text: row.attachment };
  return { kind, to, subject, replyTo, expiresAt, leadId, text: textToSend(row, sign), attachment };
}
