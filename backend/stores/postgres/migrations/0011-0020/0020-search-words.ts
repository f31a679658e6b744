import { PLAIN_LETTERS } from '#backend/core/find/plain-letters.ts';
import { LONGEST_START, PHONE_STARTS, STARTS, WORD_FIELDS } from '#backend/core/find/search.ts';
import { inSnakeCase } from '#backend/stores/postgres/lead-columns.ts';

const letters = [...PLAIN_LETTERS];
/** `translate` takes letters one by one, and removes those for which there is none. */
const single = [
  ...letters.filter(([, plain]) => plain.length === 1),
  ...letters.filter(([, plain]) => plain === ''),
];
const translated = `translate(words, '${single.map(([letter]) => letter).join('')}', '${single.map(([, plain]) => plain).join('')}')`;
const plainWords = letters
  .filter(([, plain]) => plain.length > 1)
  .reduce((text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`, translated);

const STARTS_OF_LEAD = STARTS.map(({ moreThan: [count, field], parts }) => {
  const texts = parts.map(([name, from, until = '']) => `array_to_string(${name}[${from + 1}:${until}], '')`);
  return `CASE WHEN cardinality(${field}) > ${count}
    THEN left(trim(${texts.join(" || ' ' || ")}), ${LONGEST_START}) END`;
});

const TEXTS = WORD_FIELDS.map(inSnakeCase);
const SOURCES = ['lead_id', 'phone_key', ...TEXTS].join(', ');
const COLUMNS = 'lead_id, phone, starts';
const VALUES = `lead_id, regexp_replace(phone_key, '^1(\\d{10})$', '\\1'), search_starts(
  ${TEXTS.map((text) => `string_to_array(search_words(${text}), ' ')`).join(', ')})`;

/** The texts that have an index. */
const PHONES = Array.from({ length: PHONE_STARTS }, (_, start) => `substr(phone, ${start + 1})`);
const WORDS = STARTS.map((_, place) => `starts[${place + 1}]`);

/** The first leads, in order of each text, whose text begins with `part`: the start of each index. */
const beginning = (table: string, texts: readonly string[], part: string): string[] =>
  texts.map(
    (text) => `(SELECT lead_id FROM ${table} WHERE ${text} >= ${part} AND ${text} < ${part} || last
      ORDER BY ${text} LIMIT most)`,
  );

const anyOf = (selects: readonly string[]): string => selects.join(' UNION ');

/**
 * Finds leads by the rules of backend/core/find/search.ts, of which the functions here are made. `starts` has
 * what a search can be the beginning of, with an index for each place. `search_leads` is a function because
 * planning a query of so many parts takes longer than running it, and a function's plan is kept. A rep's save
 * changes nothing of this, and the trigger ends early. Nobody writes leads meanwhile, so that none is missed.
 */
export const SEARCH_WORDS = [
  'LOCK TABLE leads IN SHARE ROW EXCLUSIVE MODE',
  'DROP TABLE lead_search',
  `CREATE TABLE lead_search (
    lead_id text COLLATE "C" PRIMARY KEY,
    phone text COLLATE "C" NOT NULL,
    starts text[] COLLATE "C" NOT NULL
  )`,

  `CREATE OR REPLACE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT trim(regexp_replace(lower(
      CASE WHEN octet_length(words) = length(words) THEN words ELSE ${plainWords} END COLLATE "C"
    ), '[^a-z0-9]+', ' ', 'g'))
  $$`,
  `CREATE OR REPLACE FUNCTION search_starts(${WORD_FIELDS.map((field) => `${field} text[]`).join(', ')})
  RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
  BEGIN
    RETURN ARRAY[${STARTS_OF_LEAD.join(', ')}];
  END $$`,

  `CREATE OR REPLACE FUNCTION write_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      PERFORM FROM (SELECT ${SOURCES} FROM after_rows EXCEPT SELECT ${SOURCES} FROM before_rows) AS changed;
    ELSE
      PERFORM FROM after_rows;
    END IF;
    IF NOT FOUND THEN RETURN NULL; END IF;
    INSERT INTO lead_search AS kept (${COLUMNS}) SELECT ${VALUES} FROM after_rows
    ON CONFLICT (lead_id) DO UPDATE SET phone = excluded.phone, starts = excluded.starts
    WHERE (kept.phone, kept.starts) IS DISTINCT FROM (excluded.phone, excluded.starts);
    RETURN NULL;
  END $$`,
  `CREATE OR REPLACE TRIGGER write_search_after_update AFTER UPDATE ON leads
    REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION write_search()`,

  `INSERT INTO lead_search (${COLUMNS}) SELECT ${VALUES} FROM leads`,
  ...PHONES.map((text, start) => `CREATE INDEX search_phone_${start} ON lead_search ((${text}))`),
  ...WORDS.map(
    (text, place) =>
      `CREATE INDEX search_words_${place} ON lead_search ((${text})) WHERE ${text} IS NOT NULL`,
  ),

  `CREATE OR REPLACE FUNCTION search_leads(wanted_phone text, wanted_words text[], most integer)
  RETURNS SETOF text LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    -- The last character of all: no text that begins with a part sorts after the part and this.
    last text := chr(1114111);
    wanted text;
  BEGIN
    IF wanted_phone <> '' THEN
      RETURN QUERY ${anyOf([
        ...beginning('lead_search', PHONES, 'wanted_phone'),
        ...beginning('other_numbers', PHONES, 'wanted_phone'),
      ])};
    END IF;
    FOREACH wanted IN ARRAY wanted_words LOOP
      RETURN QUERY ${anyOf(beginning('lead_search', WORDS, 'wanted'))};
    END LOOP;
  END $$`,
];
