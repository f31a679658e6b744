type WordModules = Map<string, Record<string, unknown>>;

/** Modules of words by their path in the folder of their language. */
const byName = (modules: Record<string, Record<string, unknown>>): WordModules =>
  new Map(Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/(?:en|es)\//, ''), module]));

export const ENGLISH_MODULES = byName({
  ...import.meta.glob<Record<string, unknown>>('/src/content/en/**/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('/contract/words/en/*.ts', { eager: true }),
});

export const SPANISH_MODULES = byName({
  ...import.meta.glob<Record<string, unknown>>('/src/content/es/**/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('/contract/words/es/*.ts', { eager: true }),
});
