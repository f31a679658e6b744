/**
 * One index for the lines of reps and one for those of the site itself: the query `history` limits each. The
 * index of both would make it scan past all lines of strangers to find those of reps.
 */
export const HISTORY = [
  `CREATE INDEX audit_of_reps ON audit (lead_id, at DESC, seq DESC) WHERE rep <> ''`,
  `CREATE INDEX audit_of_site ON audit (lead_id, at DESC, seq DESC) WHERE rep = ''`,
  'DROP INDEX audit_of_lead',
];
