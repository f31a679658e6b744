import type { MessageRow } from '#backend/core/rows.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';

/** Stores messages in the order of the arguments. */
export async function storeMessages(db: Database, ...rows: readonly MessageRow[]): Promise<void> {
  await createPostgresStore(db).transact((transaction) =>
    transaction.write(rows.map((row) => ({ kind: 'insertMessage', row }))),
  );
}
