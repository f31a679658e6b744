import { defineConfig } from 'vite';
import { readVariables } from '#backend/hosts/node/env-files.ts';
import { ConfigError, readSiteConfig } from '#contract/config.ts';
import { readCompany } from './build/config/company-folder.ts';
import { pagesConfig } from './build/config/pages-config.ts';
import { staticSite } from './build/static-site.ts';

/** For what the owner can mend, prints only the lines of the ConfigError, without Vite's stack trace. */
function siteOrExit(mode: string) {
  try {
    const variables = readVariables(mode, import.meta.dirname);
    const config = readSiteConfig(variables);
    const company = readCompany(import.meta.dirname, variables.COMPANY_FOLDER);
    return { variables, config, company, pages: pagesConfig(config, company) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Of the build, and of tools that read it. `npm start` has its own (scripts/start/dev-server.ts). */
export default defineConfig(({ mode }) => {
  const { config, variables, company, pages } = siteOrExit(mode);
  return {
    ...pages,
    // The licenses of the bundled packages require that their text ships with the bundle.
    build: { ...pages.build, license: { fileName: 'licenses.md' } },
    plugins: [...pages.plugins, staticSite(config, variables, company)],
  };
});
