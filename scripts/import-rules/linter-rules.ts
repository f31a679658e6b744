import { FOLDERS, foldersOnDisk, type ImportRule } from './folders.ts';

const NEVER_UP = {
  group: ['../**'],
  message:
    "Import from the same folder with './', from another with its '#folder/…' name: the rules of docs/architecture.md are checked on those names.",
};
const NEVER_TESTS = { group: ['#tests/**'], message: 'Nothing imports tests.' };
const OUR_NAMES = ['#contract/**', '#contract-words/**', '#src/**', '#words/**', '#backend/**', '#build/**'];

/** Names of the folders of words, whose language is chosen where a program is built, by the folder they are part of. */
const WORDS_OF = { contract: 'contract-words', src: 'words', 'src/content': 'words' } as const;

const wordsOf = (name: string): string[] =>
  Object.entries(WORDS_OF).flatMap(([folder, words]) => (folder === name ? [words] : []));

function patterns({ folder, mayImport, packages, why }: ImportRule) {
  const names = [folder, ...mayImport];
  const ours = [...new Set([...names, ...names.flatMap(wordsOf)])].map((name) => `!#${name}/**`);
  const group = packages
    ? ['**', '!./**', ...ours, ...packages.map((name) => `!${name}`)]
    : [...OUR_NAMES, ...ours];
  return [NEVER_UP, NEVER_TESTS, { group, message: why }];
}

const override = (rule: ImportRule) => ({
  includes: [`${rule.folder}/**`],
  linter: {
    rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: patterns(rule) } } } },
  },
});

export const LINTER_FILE = 'biome.imports.json';

/** Contents of LINTER_FILE, with one folder per line. */
export function linterRules(): string {
  const lines = foldersOnDisk().map((rule) => JSON.stringify(override(rule)));
  return `{ "overrides": [\n${lines.join(',\n')}\n] }\n`;
}

const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || 'none';

function row({ folder, mayImport, packages }: ImportRule): string {
  const only = packages ? named(packages) : 'any';
  return `| \`${folder}\` | ${named(mayImport)} | ${only} |`;
}

const HEAD = '| folder | may import | packages |\n|---|---|---|';

export const TABLE_IN_DOCS = /^\| folder \| may import \| packages \|\n(\|.*\n)+/m;

export const docsTable = (): string => `${[HEAD, ...FOLDERS.map(row)].join('\n')}\n`;
