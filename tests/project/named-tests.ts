import { existsSync, readFileSync } from 'node:fs';

/** A test that a document names. If the text has another form, `file` is empty and `title` is the text. */
export interface NamedTest {
  file: string;
  title: string;
}

const REFERENCE = /^`(tests\/[^`]+)` (.+)$/;

/** Reads the tests in a cell of a table: a file in backticks, then the title; `<br>` between two tests. */
export function parseNamedTests(cell: string): NamedTest[] {
  return cell.split('<br>').map((reference) => {
    const [, file = '', title = reference] = REFERENCE.exec(reference) ?? [];
    return { file, title };
  });
}

/** Whether the file has a test, or a group of tests, with exactly this title. */
export function hasTest({ file, title }: NamedTest): boolean {
  if (!existsSync(file)) return false;
  const begins = /(?:\b(?:it|test|describe|fuzz)|\))\(\s*'/g;
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(begins)].some(({ index, 0: start }) =>
    source.startsWith(`${title}'`, index + start.length),
  );
}
