import type { OutboxRow } from '#backend/stores/postgres/tables.ts';

/** A caught mail to the office, in the outbox since FRIDAY_TEN. */
export const anOutboxRow = (over: Partial<OutboxRow> = {}): OutboxRow => ({
  mailId: crypto.randomUUID(),
  at: '2026-11-20T15:00:00.000Z',
  source: 'script',
  state: 'caught',
  fault: '',
  recipient: 'office@tarps.example',
  replyTo: '',
  subject: 'New booking',
  body: 'Ada has booked.',
  attachmentName: '',
  attachmentType: '',
  attachment: '',
  tries: 0,
  nextAt: '',
  expiresAt: '',
  ...over,
});
