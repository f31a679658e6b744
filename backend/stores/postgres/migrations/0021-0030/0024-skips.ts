/** The skips of a rep's day are counted with the saves. */
export const SKIPS = [
  `CREATE INDEX audit_work ON audit (rep, at) WHERE action IN ('saved', 'undone', 'skipped')`,
  'DROP INDEX audit_saves',
];
