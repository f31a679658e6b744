import { sql } from 'kysely';
import { PHONE_STARTS } from '#backend/core/find/search.ts';
import { getKeys, toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { keysOfListed } from '#contract/phone-keys.ts';

const PHONES = Array.from({ length: PHONE_STARTS }, (_, start) => `substr(phone, ${start + 1})`);

/**
 * The second and further numbers of a lead: the keys in a column, and a row for each in a table, by which the
 * leads of a number are found and searched. Most leads have one number, so most have no row.
 */
const TABLES = [
  `ALTER TABLE leads ADD COLUMN other_keys text COLLATE "C" NOT NULL DEFAULT ''`,
  `CREATE TABLE other_numbers (
    phone_key text COLLATE "C" NOT NULL,
    lead_id text COLLATE "C" NOT NULL,
    phone text COLLATE "C" NOT NULL,
    PRIMARY KEY (phone_key, lead_id)
  )`,
  'CREATE INDEX other_numbers_of_lead ON other_numbers (lead_id)',
  ...PHONES.map((text, start) => `CREATE INDEX search_other_phone_${start} ON other_numbers ((${text}))`),

  `CREATE FUNCTION write_other_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM other_numbers WHERE lead_id = NEW.lead_id;
    INSERT INTO other_numbers (phone_key, lead_id, phone)
      SELECT DISTINCT key, NEW.lead_id, regexp_replace(key, '^(?:1(\\d{10})|[+](\\d+))$', '\\1\\2')
      FROM (SELECT ltrim(unnest(string_to_array(NEW.other_keys, ' ')), '?') AS key) AS keys WHERE key <> '';
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER write_other_numbers_after_insert AFTER INSERT ON leads
    FOR EACH ROW WHEN (NEW.other_keys <> '') EXECUTE FUNCTION write_other_numbers()`,
  `CREATE TRIGGER write_other_numbers_after_update AFTER UPDATE ON leads
    FOR EACH ROW WHEN (NEW.other_keys <> OLD.other_keys) EXECUTE FUNCTION write_other_numbers()`,
];

const AT_ONCE = 1000;

/** Numbers that the reader before this version read the same way: no others are read again. */
const PLAIN = sql`phone ~ '^([+]?1)?[ (.-]*[0-9]{3}[ ).-]*[0-9]{3}[ .-]*[0-9]{4}$'
  AND phone_key ~ '^1[2-9][0-9]{2}[2-9][0-9]{6}$'`;

interface Stored {
  leadId: string;
  phone: string;
  phoneKey: string;
  status: string;
}

/**
 * Reads the numbers of all leads again, because the reader before this version took `3215550122.0` for
 * `32155501220` and the second of two numbers for nothing. A number that was put on the do-not-call list
 * under a wrong key is put there under the right one, too. Its open leads are closed when they would be
 * served.
 */
async function readNumbersAgain(db: Database): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Stored>`SELECT lead_id, phone, phone_key, status FROM leads
      WHERE lead_id > ${after} AND phone <> '' AND NOT (${PLAIN}) ORDER BY lead_id LIMIT ${AT_ONCE}`.execute(
      db,
    );
    for (const { leadId, phone, phoneKey, status } of rows) {
      const keys = toKeyFields(phone);
      await sql`UPDATE leads SET phone_key = ${keys.phoneKey}, other_keys = ${keys.otherKeys}
        WHERE lead_id = ${leadId}`.execute(db);
      const isWrong = !getKeys(keys).includes(phoneKey);
      if (phoneKey !== '' && (isWrong || status === 'DO NOT CALL')) {
        await copyNumber(db, phoneKey, getKeys(keys));
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = last.leadId;
  }
  const { rows } = await sql<{ phoneKey: string }>`SELECT phone_key FROM numbers
    WHERE suppressed_at <> '' AND phone_key !~ '^1[2-9][0-9]{9}$'`.execute(db);
  for (const { phoneKey } of rows) await copyNumber(db, phoneKey, keysOfListed(phoneKey));
}

/** Puts these numbers on the do-not-call list if `from` is on it, as of the same moment. */
async function copyNumber(db: Database, from: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await sql`INSERT INTO numbers AS kept (phone_key, suppressed_at, suppressed_by, calls)
      SELECT ${key}, suppressed_at, suppressed_by, '[]' FROM numbers
      WHERE phone_key = ${from} AND suppressed_at <> ''
      ON CONFLICT (phone_key) DO UPDATE SET suppressed_at = excluded.suppressed_at,
        suppressed_by = excluded.suppressed_by WHERE kept.suppressed_at = ''`.execute(db);
  }
}

export const SEVERAL_NUMBERS = [...TABLES, readNumbersAgain];
