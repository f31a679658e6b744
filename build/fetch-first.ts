import type { Plugin } from 'vite';

/** Vite's own helper, which it puts around every `import()` of the built site together with the files that one needs. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Puts `fetchFirst` (src/app/loading/fetch-first.ts) in the place of Vite's preload helper: that one asks for the files as modules, and a
 * browser that has failed to get a module once may never ask for it again.
 */
export function fetchFirst(): Plugin {
  /** The files of code; of a stylesheet that is imported Vite leaves none. */
  const scripts = new Set<string>();
  let isReplaced = false;
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite names what a file depends on; here its own name is needed too.
          resolveDependencies: (file, others) =>
            scripts.has(file) ? [...new Set([file, ...others])] : others,
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
          if (file.type === 'chunk' && !file.moduleIds.every((id) => id.endsWith('.css')))
            scripts.add(file.fileName);
        }
      },
    },
  };
}
