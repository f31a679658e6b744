import type { Plugin } from 'vite';
import { getPageFile, sitePages } from '#src/content/site-map.ts';

const ROUTES = /\/src\/app\/routes\/routes\.ts$/;
const ALL_FILES = "'/src/pages/**/*.tsx'";

/**
 * Leaves the code of static pages out of what the browser downloads: it fetches their HTML instead
 * (src/app/loading/static-page.ts). With it, every piece that two pages share would be a file of its own.
 * @throws when src/app/routes/routes.ts no longer names the files in this way
 */
export function leaveOutStaticPages(): Plugin {
  const files = sitePages.filter(({ isStatic }) => !isStatic).map(({ path }) => `/${getPageFile(path)}`);
  return {
    name: 'leave-out-static-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ROUTES },
      handler(code) {
        if (!code.includes(ALL_FILES)) this.error(`routes.ts does not name ${ALL_FILES}.`);
        return { code: code.replace(ALL_FILES, JSON.stringify(files)), map: null };
      },
    },
  };
}
