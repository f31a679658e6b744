import type { Plugin } from 'vite';

/** Vite wraps every `import()` of the built site in this helper and passes it the files the import needs. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload helper with `fetchFirst` (src/app/loading/fetch-first.ts). Vite's helper preloads
 * the files as modules, and a browser may never request a module again after it failed once (decision 0019).
 */
export function replacePreloadHelper(): Plugin {
  /** Files that contain code. Vite removes the chunk of an imported stylesheet. */
  const scripts = new Set<string>();
  /** Loaded before any other file, so no import has to wait for them. */
  const entryFiles = new Set<string>();
  let isReplaced = false;
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite passes only the dependencies; `fetchFirst` needs the file itself too.
          resolveDependencies: (file, others) =>
            scripts.has(file)
              ? [...new Set([file, ...others])].filter((each) => !entryFiles.has(each))
              : others,
        },
      },
    }),
    load(id) {
      if (id !== PRELOAD_HELPER) return undefined;
      isReplaced = true;
      return "export { fetchFirst as __vitePreload } from '/src/app/loading/fetch-first.ts';";
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        if (this.environment.name === 'client' && !isReplaced)
          this.error(
            `Vite has no module ${PRELOAD_HELPER.slice(1)} any more: find its new name (decision 0019).`,
          );
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          if (!file.moduleIds.every((id) => id.endsWith('.css'))) scripts.add(file.fileName);
          if (file.isEntry) for (const each of [file.fileName, ...file.imports]) entryFiles.add(each);
        }
      },
    },
  };
}
