import { sql } from 'kysely';
import type { Database } from '#backend/stores/postgres/tables.ts';

/** A trigger records every lease that passes from one rep to another without being released or expiring. */
export async function watchLeases(db: Database): Promise<void> {
  await sql`CREATE TABLE stolen (lead_id text, old_rep text, new_rep text)`.execute(db);
  await sql`CREATE FUNCTION note_stolen() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO stolen VALUES (OLD.lead_id, OLD.lease_rep, NEW.lease_rep); RETURN NULL; END $$`.execute(
    db,
  );
  await sql`CREATE TRIGGER watch_leases AFTER UPDATE ON leads FOR EACH ROW
    WHEN (OLD.lease_rep <> '' AND NEW.lease_rep <> '' AND OLD.lease_rep <> NEW.lease_rep)
    EXECUTE FUNCTION note_stolen()`.execute(db);
}

/** How many leases the trigger has recorded. */
export async function countStolen(db: Database): Promise<number> {
  const { rows } = await sql<{ stolen: number }>`SELECT count(*)::integer AS stolen FROM stolen`.execute(db);
  return rows[0]?.stolen ?? 0;
}
