import { PHONE_STARTS } from '#backend/core/find/search.ts';

const ACCENTED = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ';
const PLAIN = 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy';
const ADDRESS_STARTS = 4;

/** What an address has from each of its words on, from the second to the last that counts. */
const NEXT_WORDS = Array.from({ length: ADDRESS_STARTS - 1 }, (_, start) => `^(?:[^ ]+ ){${start + 1}}(.*)$`);

/** The texts that have an index. */
const PHONES = Array.from({ length: PHONE_STARTS }, (_, start) => `substr(phone, ${start + 1})`);
const WORDS = [
  'name',
  'name_back',
  'email',
  'address',
  ...NEXT_WORDS.map((pattern) => `coalesce(substring(address from '${pattern}'), '')`),
];

const COLUMNS = 'lead_id, phone, name, name_back, email, address';
const VALUES = `lead_id, regexp_replace(phone_key, '^1(\\d{10})$', '\\1'),
      search_words(first_name || ' ' || last_name), search_words(last_name || ' ' || first_name),
      search_words(email), search_words(address)`;

/**
 * What leads are found by, until 0020-search-words.ts changes it: one row for each lead, in a table
 * of its own so that saving a lead touches none of the indexes. Each index sorts the texts that begin at one
 * place, so that a search reads the first few entries of each, however many leads there are.
 */
export const SEARCH = [
  `CREATE TABLE lead_search (
    lead_id text COLLATE "C" PRIMARY KEY,
    phone text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    name_back text COLLATE "C" NOT NULL,
    email text COLLATE "C" NOT NULL,
    address text COLLATE "C" NOT NULL
  )`,

  `CREATE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT trim(regexp_replace(lower(translate(words, '${ACCENTED}', '${PLAIN}') COLLATE "C"), '[^a-z0-9]+', ' ', 'g'))
  $$`,

  `CREATE FUNCTION write_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO lead_search AS kept (${COLUMNS}) SELECT ${VALUES} FROM after_rows
    ON CONFLICT (lead_id) DO UPDATE SET phone = excluded.phone, name = excluded.name,
      name_back = excluded.name_back, email = excluded.email, address = excluded.address
    WHERE (kept.phone, kept.name, kept.name_back, kept.email, kept.address)
      IS DISTINCT FROM (excluded.phone, excluded.name, excluded.name_back, excluded.email, excluded.address);
    RETURN NULL;
  END $$`,
  ...['INSERT', 'UPDATE'].map(
    (change) => `CREATE TRIGGER write_search_after_${change.toLowerCase()} AFTER ${change} ON leads
      REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION write_search()`,
  ),

  `INSERT INTO lead_search (${COLUMNS}) SELECT ${VALUES} FROM leads`,
  ...PHONES.map((text, start) => `CREATE INDEX search_phone_${start} ON lead_search ((${text}))`),
  ...WORDS.map((text, place) => `CREATE INDEX search_words_${place} ON lead_search ((${text}))`),
  'CREATE INDEX bookings_by_reference ON bookings (reference COLLATE "C")',
  'CREATE INDEX bookings_of_lead ON bookings (lead_id, received_at DESC)',
  'CREATE INDEX skips_of_lead ON skips (lead_id)',
];
