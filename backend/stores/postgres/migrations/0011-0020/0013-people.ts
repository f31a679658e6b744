/**
 * When an account last signed in, and the index of the query `auditOfAccount`. The notes it looks for are
 * shorter than its first column, whatever else somebody has written into a note.
 */
export const PEOPLE = [
  `ALTER TABLE reps ADD COLUMN last_sign_in_at text COLLATE "C" NOT NULL DEFAULT ''`,
  `CREATE INDEX audit_of_account ON audit (left(note, 320), at DESC, seq DESC)
    WHERE lead_id = '' AND action NOT IN ('imported', 'exported')`,
];
