import { readdirSync } from 'node:fs';

export interface ImportRule {
  /** A trailing `/*` stands for each subfolder; these may not import each other. */
  folder: string;
  mayImport: readonly string[];
  /** npm packages it may import; undefined allows all. */
  packages?: readonly string[];
  /** The linter's message for any other import. */
  why: string;
}

const WORDS = ['src/content', 'src/lib', 'contract'];
const APART = 'src and backend meet only through contract.';

/** Source of `biome.imports.json`, the table in docs/architecture.md, and the test. */
export const FOLDERS: readonly ImportRule[] = [
  {
    folder: 'contract',
    mayImport: [],
    packages: ['zod/mini'],
    why: 'contract is the wire and knows nobody: zod (as zod/mini) only.',
  },
  {
    folder: 'src/lib',
    mayImport: ['contract'],
    packages: [],
    why: 'src/lib holds small pure helpers: it may import contract only.',
  },
  {
    folder: 'src/stored',
    mayImport: ['src/lib', 'contract'],
    packages: ['zod/mini', 'react', 'idb-keyval'],
    why: 'src/stored is what the browser keeps: src/lib and contract only.',
  },
  {
    folder: 'src/content',
    mayImport: ['src/lib', 'contract'],
    packages: [],
    why: 'src/content holds words and data: contract and src/lib only.',
  },
  {
    folder: 'src/services',
    mayImport: ['src/stored', 'src/lib', 'contract'],
    packages: ['zod/mini', '@emailjs/browser'],
    why: 'A service speaks to one remote: contract, src/lib and src/stored only, never React.',
  },
  {
    folder: 'src/components/ui',
    mayImport: WORDS,
    why: 'components/ui is the lowest of the components: src/content, src/lib and contract only.',
  },
  {
    folder: 'src/components/site',
    mayImport: ['src/components/ui', ...WORDS],
    why: 'Components get their data as props: components/ui, src/content (for words), src/lib and contract only.',
  },
  {
    folder: 'src/components/rep',
    mayImport: ['src/components/ui', ...WORDS],
    why: 'Components get their data as props: components/ui, src/content (for words), src/lib and contract only.',
  },
  {
    folder: 'src/forms',
    mayImport: ['src/components/ui', 'src/stored', ...WORDS],
    why: 'src/forms is how every form is made: components/ui, src/stored, src/content, src/lib and contract only.',
  },
  {
    folder: 'src/features/*',
    mayImport: ['src/forms', 'src/components', 'src/services', 'src/stored', ...WORDS],
    why: `A feature never imports another feature, a page or the app; what two share belongs in lib, services or components. ${APART}`,
  },
  {
    folder: 'src/pages',
    mayImport: ['src/features', 'src/components', 'src/stored', ...WORDS],
    why: `A page composes features, components and content, nothing more. ${APART}`,
  },
  {
    folder: 'src/service-worker',
    mayImport: ['src/services', 'src/stored', 'src/lib', 'contract'],
    packages: [
      'workbox-core',
      'workbox-core/types.js',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
    why: 'The service worker has no page: services, src/stored, src/lib and contract only.',
  },
  { folder: 'src/app', mayImport: ['src', 'contract'], why: APART },
  {
    folder: 'backend/core',
    mayImport: ['contract'],
    packages: [],
    why: 'backend/core is pure: contract only, no driver, no clock, no random.',
  },
  {
    folder: 'backend/stores',
    mayImport: ['backend/core', 'contract'],
    why: "A store knows core's port types, contract and its own driver.",
  },
  {
    folder: 'backend/hosts/*',
    mayImport: ['backend/core', 'backend/stores', 'contract'],
    why: `A host stands alone; what two share belongs in core or stores. ${APART}`,
  },
  {
    folder: 'build',
    mayImport: ['src/app', ...WORDS],
    why: 'The build writes the pages of src/app; it knows nothing of the backend.',
  },
  {
    folder: 'scripts',
    mayImport: ['build', 'backend', 'contract'],
    why: 'A script starts the build or the backend.',
  },
];

/** The rules of the folders on disk, with `/*` expanded to the existing subfolders. */
export function foldersOnDisk(): ImportRule[] {
  return FOLDERS.flatMap((rule) => {
    if (!rule.folder.endsWith('/*')) return [rule];
    const parent = rule.folder.slice(0, -2);
    const folders = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return folders.map(({ name }) => ({ ...rule, folder: `${parent}/${name}` }));
  });
}
