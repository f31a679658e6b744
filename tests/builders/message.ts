import type { MessageRow } from '#backend/core/rows.ts';

/** A confirmation that the mail server has accepted. */
export const aMessage = (over: Partial<MessageRow> = {}): MessageRow => ({
  messageId: 'message-1',
  at: '2026-11-20T15:00:00.000Z',
  kind: 'homeowner',
  leadId: '',
  recipient: 'grace@home.example',
  replyTo: '',
  subject: 'We have your request',
  body: '',
  codeSalt: '',
  attachmentName: '',
  attachmentType: '',
  attachment: '',
  expiresAt: '',
  state: 'sent',
  fault: '',
  isRefused: false,
  tries: 1,
  nextAt: '',
  sentAt: '2026-11-20T15:00:02.000Z',
  sentId: '<1@tarps.example>',
  ...over,
});

/** One that the mail server did not accept, and that is tried again. */
export const aFailedMessage = (over: Partial<MessageRow> = {}): MessageRow =>
  aMessage({
    body: 'Dear Grace',
    state: 'waiting',
    fault: 'Error ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:25\n    at somewhere',
    nextAt: '2026-11-20T15:15:00.000Z',
    sentAt: '',
    sentId: '',
    ...over,
  });

/** A notice to the office that waits, stored at FRIDAY_TEN and due since. */
export const aWaitingMail = (over: Partial<MessageRow> = {}): MessageRow =>
  aMessage({
    messageId: crypto.randomUUID(),
    kind: 'company',
    recipient: 'office@tarps.example',
    subject: 'New booking',
    body: 'Ada has booked.',
    state: 'waiting',
    tries: 0,
    nextAt: '2026-11-20T15:00:00.000Z',
    sentAt: '',
    sentId: '',
    ...over,
  });
