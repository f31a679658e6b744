import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { foldersOnDisk, type ImportRule } from '../../scripts/import-rules/folders.ts';
import {
  docsTable,
  LINTER_FILE,
  linterRules,
  TABLE_IN_DOCS,
} from '../../scripts/import-rules/linter-rules.ts';
import { lintSnippets } from './lint-snippets.ts';

const folders = foldersOnDisk();
const isIn = (folder: string, rule: string): boolean => `${folder}/`.startsWith(`${rule}/`);
const mayImport = ({ folder, mayImport }: ImportRule, target: string): boolean =>
  [folder, ...mayImport].some((rule) => isIn(target, rule));

/** One file per import, by path: every rule (a folder) imports every rule and some packages. */
const imports = new Map<string, string>();
const getFile = ({ folder }: ImportRule, target: string): string =>
  `${folder}/imports/${target.replaceAll('/', '-')}.ts`;
for (const rule of folders) {
  for (const { folder } of folders.filter(({ folder }) => folder !== 'scripts'))
    imports.set(getFile(rule, folder), `#${folder}/x.ts`);
  imports.set(getFile(rule, 'words'), '#words/x.ts');
  imports.set(getFile(rule, 'tests'), '#tests/render.tsx');
  imports.set(getFile(rule, 'react'), 'react');
  imports.set(`${rule.folder}/up/x.ts`, '../x.ts');
}

let said: Map<string, string>;

beforeAll(async () => {
  const texts = [...imports].map(([file, name]) => [
    file,
    `import { x } from '${name}';\n\nexport const y = x;\n`,
  ]);
  said = await lintSnippets(Object.fromEntries(texts));
});

describe('an import that docs/architecture.md does not allow is a lint error that says why, in', () => {
  test.each(folders.map((rule) => [rule.folder, rule] as const))('%s', (_folder, rule) => {
    for (const { folder } of folders.filter(({ folder }) => folder !== 'scripts')) {
      const words = said.get(getFile(rule, folder)) ?? '';
      if (mayImport(rule, folder)) expect(words, `may import ${folder}`).toBe('');
      else expect(words, `may not import ${folder}`).toContain(rule.why);
    }
    const ofWords = said.get(getFile(rule, 'words')) ?? '';
    if (mayImport(rule, 'src/content')) expect(ofWords, 'may import the words').toBe('');
    else expect(ofWords, 'may not import the words').toContain(rule.why);
    const mayImportReact = !rule.packages || rule.packages.includes('react');
    const ofReact = said.get(getFile(rule, 'react')) ?? '';
    if (mayImportReact) expect(ofReact).toBe('');
    else expect(ofReact).toContain(rule.why);
    expect(said.get(getFile(rule, 'tests'))).toContain('Nothing imports tests');
    expect(said.get(`${rule.folder}/up/x.ts`)).toContain("Import from the same folder with './'");
  });
});

test("the linter's rules and the table in the docs match scripts/import-rules (npm run imports)", () => {
  expect(readFileSync(LINTER_FILE, 'utf8')).toBe(linterRules());
  expect(TABLE_IN_DOCS.exec(readFileSync('docs/architecture.md', 'utf8'))?.[0]).toBe(docsTable());
});
