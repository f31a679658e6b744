/** The file that listed a number, and the index of the queries `numbersOfFile` and `countOfFile`. */
export const NUMBER_FILES = [
  `ALTER TABLE numbers ADD COLUMN file_id text COLLATE "C" NOT NULL DEFAULT ''`,
  `CREATE INDEX numbers_of_file ON numbers (file_id, phone_key) WHERE file_id <> '' AND suppressed_at <> ''`,
];
