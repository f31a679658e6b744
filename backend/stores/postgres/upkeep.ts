import { sql } from 'kysely';
import type { Instant } from '#backend/core/rows.ts';
import { firstRow } from './statements.ts';
import type { Database } from './tables.ts';

/** Others wait while an embedded database deletes. */
const DELETED_AT_ONCE = 50;

/** What a host does for its database from time to time. */
export const createUpkeep = (db: Database) => ({
  /** Deletes up to fifty photos from before this moment. @returns how many there were */
  async deleteOldPhotos(before: Instant): Promise<number> {
    const { numAffectedRows } = await sql`DELETE FROM photos WHERE photo_id IN
      (SELECT photo_id FROM photos WHERE received_at < ${before} LIMIT ${DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED)`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  },

  /** Total of all photos, in bytes. Reads no picture. */
  async photoBytes(): Promise<number> {
    const total = await firstRow(
      db,
      sql<{ bytes: number }>`
        SELECT coalesce(sum(octet_length(photo) + octet_length(thumbnail)), 0)::float8 AS bytes FROM photos`,
    );
    return total?.bytes ?? 0;
  },

  /**
   * Makes the room of deleted and replaced rows free for new ones. A server does it by itself; an embedded
   * database never does, so its files would only grow.
   */
  async reuseSpace(): Promise<void> {
    await sql`VACUUM`.execute(db);
  },
});

export type Upkeep = ReturnType<typeof createUpkeep>;
