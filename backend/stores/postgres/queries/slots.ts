import { sql } from 'kysely';
import type { BookedSlot, Queries } from '#backend/core/queries.ts';
import { lockSlot } from '#backend/stores/postgres/locks.ts';
import { allRows, firstRow, isOneOf } from '#backend/stores/postgres/statements.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';

/** The bookings of the index `bookings_by_slot`. */
const TAKES_A_PLACE = sql`canceled_at = '' AND NOT to_agree`;

/** Implements `bookedSlots` of backend/core/queries.ts. */
export const bookedSlots = (db: Database, { days }: Queries['bookedSlots']): Promise<BookedSlot[]> =>
  allRows(
    db,
    sql`SELECT appt_date, appt_time, count(*)::integer AS count FROM bookings
      WHERE appt_date ${isOneOf(days)} AND ${TAKES_A_PLACE} GROUP BY 1, 2`,
  );

/** Implements `bookingsInSlot` of backend/core/queries.ts. */
export async function bookingsInSlot(
  db: Database,
  { apptDate, apptTime }: Queries['bookingsInSlot'],
): Promise<number> {
  await lockSlot(db, apptDate, apptTime);
  const row = await firstRow<{ count: number }>(
    db,
    sql`SELECT count(*)::integer AS count FROM bookings
      WHERE appt_date = ${apptDate} AND appt_time = ${apptTime} AND ${TAKES_A_PLACE}`,
  );
  return row?.count ?? 0;
}
