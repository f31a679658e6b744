import type { MessageRow } from '#backend/core/rows.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { aMessage } from '#tests/builders/message.ts';

/** A notice to the office, stored at FRIDAY_TEN and due since. */
export const aWaitingMail = (over: Partial<MessageRow> = {}): MessageRow =>
  aMessage({
    messageId: crypto.randomUUID(),
    at: '2026-11-20T15:00:00.000Z',
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

/** Stores messages in the order of the arguments. */
export async function storeMessages(db: Database, ...rows: readonly MessageRow[]): Promise<void> {
  await createPostgresStore(db).transact((transaction) =>
    transaction.write(rows.map((row) => ({ kind: 'insertMessage', row }))),
  );
}
