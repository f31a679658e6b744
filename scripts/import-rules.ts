import { readFileSync, writeFileSync } from 'node:fs';
import { docsTable, LINTER_FILE, linterRules, TABLE_IN_DOCS } from './import-rules/linter-rules.ts';

/** Generates the linter's rules and the table in the docs from scripts/import-rules/folders.ts. */
const DOCS = 'docs/architecture.md';
writeFileSync(LINTER_FILE, linterRules());
writeFileSync(DOCS, readFileSync(DOCS, 'utf8').replace(TABLE_IN_DOCS, docsTable()));
