import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Room, roomsOnDisk } from '../../scripts/arrows/rooms.ts';
import { docsTable, LINTER_FILE, linterRules, TABLE_IN_DOCS } from '../../scripts/arrows/rules.ts';
import { lintSnippets } from './lint-snippets.ts';

const rooms = roomsOnDisk();
const isIn = (folder: string, room: string): boolean => `${folder}/`.startsWith(`${room}/`);
const mayImport = ({ folder, mayImport }: Room, target: string): boolean =>
  [folder, ...mayImport].some((room) => isIn(target, room));

/** One file per import, by path: every room (a folder) imports every room and some packages. */
const imports = new Map<string, string>();
const getFile = ({ folder }: Room, target: string): string =>
  `${folder}/imports/${target.replaceAll('/', '-')}.ts`;
for (const room of rooms) {
  for (const { folder } of rooms.filter(({ folder }) => folder !== 'scripts'))
    imports.set(getFile(room, folder), `#${folder}/x.ts`);
  imports.set(getFile(room, 'tests'), '#tests/render.tsx');
  imports.set(getFile(room, 'react'), 'react');
  imports.set(`${room.folder}/up/x.ts`, '../x.ts');
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
  test.each(rooms.map((room) => [room.folder, room] as const))('%s', (_folder, room) => {
    for (const { folder } of rooms.filter(({ folder }) => folder !== 'scripts')) {
      const words = said.get(getFile(room, folder)) ?? '';
      if (mayImport(room, folder)) expect(words, `may import ${folder}`).toBe('');
      else expect(words, `may not import ${folder}`).toContain(room.why);
    }
    const mayImportReact = !room.packages || room.packages.includes('react');
    const ofReact = said.get(getFile(room, 'react')) ?? '';
    if (mayImportReact) expect(ofReact).toBe('');
    else expect(ofReact).toContain(room.why);
    expect(said.get(getFile(room, 'tests'))).toContain('Nothing imports tests');
    expect(said.get(`${room.folder}/up/x.ts`)).toContain("Import from the same folder with './'");
  });
});

test("the linter's rules and the table in the docs match scripts/arrows (npm run arrows)", () => {
  expect(readFileSync(LINTER_FILE, 'utf8')).toBe(linterRules());
  expect(TABLE_IN_DOCS.exec(readFileSync('docs/architecture.md', 'utf8'))?.[0]).toBe(docsTable());
});
