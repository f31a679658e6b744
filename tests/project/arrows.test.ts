import { beforeAll, describe, expect, test } from 'vitest';
import { lintSnippets } from './lint-snippets.ts';

/** A file that imports one thing, and the words lint must say about it; null when the arrow is a good one. */
const arrows: [file: string, imports: string, says: string | null][] = [
  ['contract/a.ts', 'zod/mini', null],
  ['contract/b.ts', 'zod', 'contract is the wire and knows nobody'],
  ['contract/c.ts', '#src/lib/x.ts', 'contract is the wire and knows nobody'],
  ['src/lib/a.ts', '#contract/x.ts', null],
  ['src/lib/b.ts', '#src/services/x.ts', 'it may import contract only'],
  ['src/lib/c.ts', 'react', 'it may import contract only'],
  ['src/content/a.ts', '#src/lib/x.ts', null],
  ['src/content/b.ts', '#src/components/ui/x.tsx', 'src/content holds words and data'],
  ['src/services/a.ts', '#contract/x.ts', null],
  ['src/services/b.ts', 'react', 'never React'],
  ['src/services/c.ts', '#src/features/booking/x.ts', 'A service speaks to one remote'],
  ['src/components/site/a.tsx', '#src/components/ui/x.tsx', null],
  ['src/components/site/b.tsx', '#src/services/x.ts', 'Components get props and hold no data'],
  ['src/components/site/c.tsx', '#src/components/rep/x.tsx', 'knows nothing of components/rep'],
  ['src/components/rep/a.tsx', '#contract/x.ts', null],
  ['src/components/ui/a.tsx', '#src/components/site/x.tsx', 'the lowest room of components'],
  ['src/services/d.ts', 'dayjs', 'A service speaks to one remote'],
  ['src/features/booking/a.tsx', '#src/services/x.ts', null],
  ['src/features/booking/b.tsx', '#src/features/worklist/x.ts', 'A feature never imports another feature'],
  ['src/features/booking/c.tsx', '#backend/core/x.ts', 'src and backend meet only through contract'],
  ['src/pages/a.tsx', '#src/features/booking/x.tsx', null],
  ['src/pages/b.tsx', '#src/services/x.ts', 'A page composes'],
  ['src/app/a.tsx', '#src/pages/x.tsx', null],
  ['src/app/b.tsx', '#backend/core/x.ts', 'src and backend meet only through contract'],
  ['backend/core/a.ts', '#contract/x.ts', null],
  ['backend/core/b.ts', 'node:crypto', 'backend/core is pure'],
  ['backend/core/c.ts', '#backend/stores/x.ts', 'backend/core is pure'],
  ['backend/stores/a.ts', '#backend/core/x.ts', null],
  ['backend/stores/b.ts', '#backend/hosts/node/x.ts', 'A store knows'],
  ['backend/hosts/node/a.ts', '#backend/stores/x.ts', null],
  ['backend/hosts/node/b.ts', '#src/lib/x.ts', 'src and backend meet only through contract'],
  ['backend/hosts/node/d.ts', '#backend/hosts/apps-script/x.ts', 'A host stands alone'],
  ['src/app/c.tsx', '#tests/render.tsx', 'Nothing imports tests'],
  ['backend/hosts/node/c.ts', '../../core/x.ts', "Import from the same folder with './'"],
];

let said: Map<string, string>;

beforeAll(async () => {
  said = await lintSnippets(
    Object.fromEntries(
      arrows.map(([file, imports]) => [file, `import { x } from '${imports}';\n\nexport const y = x;\n`]),
    ),
  );
});

describe('an import against the arrows of docs/architecture.md is a lint error that says why', () => {
  test.each(arrows.filter(([, , says]) => says))('%s may not import %s', (file, _imports, says) => {
    expect(said.get(file) ?? 'nothing').toContain(says);
  });

  test.each(arrows.filter(([, , says]) => !says))('%s may import %s', (file) => {
    expect(said.get(file)).toBeUndefined();
  });
});
