import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  mergeConfig,
  type ViteDevServer,
} from 'vite';
import { readVariables } from '#backend/hosts/node/env-files.ts';
import { constantsOf, readCompany } from '#build/config/company-folder.ts';
import { pagesConfig } from '#build/config/pages-config.ts';
import { readSiteConfig } from '#contract/config.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';

/**
 * Creates the server that compiles the pages of `npm start` in a language. It loads nothing that only the build needs.
 * @throws ConfigError
 */
export function createDevServer(options: InlineConfig, language: Language = 'en'): Promise<ViteDevServer> {
  const variables = readVariables('development');
  const config = readSiteConfig(variables);
  const company = readCompany(process.cwd(), variables.COMPANY_FOLDER);
  const ofLanguage: InlineConfig = {
    base: `${LANGUAGES[language].address}/`,
    resolve: { conditions: [language, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
    define: constantsOf(language, company.content),
    ...(language !== 'en' && { cacheDir: `node_modules/.vite/${language}` }),
  };
  const pages: InlineConfig = { ...pagesConfig(config, company), configFile: false, appType: 'custom' };
  return createServer(mergeConfig(mergeConfig(pages, ofLanguage), options));
}
