import { expect, test } from 'vitest';
import { lintSnippets } from './lint-snippets.ts';

const WORDS = 'Words that a person reads stand in src/content';

const inComponent = (jsx: string) =>
  `export const A = ({ count, x }: { count: number; x: string }) => (\n  <div>${jsx}</div>\n);`;

/** A file, its text, and whether it has words that belong into src/content. */
const snippets: [file: string, text: string, hasWords: boolean][] = [
  ['src/pages/a.tsx', inComponent('Call {x}'), true],
  ['src/pages/b.tsx', inComponent('<b>Eastern</b>'), true],
  ['src/forms/a.tsx', inComponent('{count === 1 ? "attempt" : x}'), true],
  ['src/forms/b.tsx', inComponent('{count === 1 ? x : "attempts"}'), true],
  ['src/components/site/a.tsx', inComponent('{count > 1 && "several"}'), true],
  ['src/components/rep/a.tsx', inComponent(`{\`\${count} open\`}`), true],
  ['src/components/ui/a.tsx', inComponent('<p title="Close">{x}</p>'), true],
  ['src/features/visit/a.tsx', inComponent(`<p aria-label={\`Close \${x}\`}>{x}</p>`), true],
  ['src/features/visit/b.tsx', inComponent('<input placeholder="mm/dd/yyyy" />'), true],
  ['src/features/visit/c.tsx', inComponent('<img alt={count > 0 ? "A roof" : ""} src={x} />'), true],
  ['src/app/a.ts', 'export const LINKS = [{ label: "Hub" }];', true],
  ['src/app/b.ts', 'export const HINT = { hint: "A little late" };', true],
  ['src/pages/c.tsx', inComponent('{x} · {count}: <i>*</i>{"\\u00a0"}'), false],
  ['src/pages/d.tsx', inComponent('<p id="text" className="text-sm" aria-labelledby="text">{x}</p>'), false],
  ['src/features/visit/d.tsx', inComponent(`<img alt='' src={x} title={\`\${x}, \${count}\`} />`), false],
  ['src/content/a.ts', 'export const HUB = { label: "Hub" };', false],
  ['src/services/a.ts', 'export const FIELD = { title: "Service" };', false],
];

test('lint reports an error in words that a person reads outside src/content, and says where they belong', async () => {
  const said = await lintSnippets(Object.fromEntries(snippets.map(([file, text]) => [file, `${text}\n`])));
  for (const [file, text, hasWords] of snippets) {
    if (hasWords) expect(said.get(file) ?? 'nothing', text).toContain(WORDS);
    else expect(said.get(file) ?? '', text).not.toContain(WORDS);
  }
});
