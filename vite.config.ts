import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ConfigError } from '#contract/config.ts';
import { readConfiguredSite, toBuildConstants } from './build/config/site-config.ts';
import { replacePreloadHelper } from './build/fetch-first.ts';
import { staticSite } from './build/static-site.ts';

/** For a wrong variable, prints only the lines of the ConfigError, without Vite's stack trace. */
function siteOrExit(mode: string) {
  try {
    return readConfiguredSite(mode, import.meta.dirname);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** What the pages load from the server of `npm start`; it serves nothing else of the project. */
const SERVED = ['src', 'contract', 'node_modules', 'index.html'];

/** Never served, wherever it is. This replaces Vite's own list, so the first line repeats that one. */
const NEVER_SERVED = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
  ...['.env*', '.git', '**/.data/**', '*.{db,sqlite,sqlite3,sql,dump}'],
];

export default defineConfig(({ mode }) => {
  const site = siteOrExit(mode);
  return {
    define: toBuildConstants(site.config),
    // The licenses of the bundled packages require that their text ships with the bundle.
    build: { license: { fileName: 'licenses.md' } },
    server: { fs: { strict: true, allow: SERVED, deny: NEVER_SERVED } },
    plugins: [react(), tailwindcss(), replacePreloadHelper(), staticSite(site)],
  };
});
