import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ConfigError } from '#contract/config.ts';
import { configuredSite, siteConstants } from './build/config/site-config.ts';
import { fetchFirst } from './build/fetch-first.ts';
import { staticSite } from './build/static-site.ts';

/** A wrong variable is the owner's to correct: its lines are all there is to print, without Vite's frame around them. */
function siteOrExit(mode: string) {
  try {
    return configuredSite(mode, import.meta.dirname);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export default defineConfig(({ mode }) => {
  const site = siteOrExit(mode);
  return {
    define: siteConstants(site.config),
    // The packages in the bundle ask that their licences travel with it.
    build: { license: { fileName: 'licenses.md' } },
    plugins: [react(), tailwindcss(), fetchFirst(), staticSite(site)],
  };
});
