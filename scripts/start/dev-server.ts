import { createServer, type InlineConfig, mergeConfig, type ViteDevServer } from 'vite';
import { readVariables } from '#backend/hosts/node/env-files.ts';
import { readCompany } from '#build/config/company-folder.ts';
import { pagesConfig } from '#build/config/pages-config.ts';
import { readSiteConfig } from '#contract/config.ts';

/**
 * Creates the server that compiles the pages of `npm start`. It loads nothing that only the build needs.
 * @throws ConfigError
 */
export function createDevServer(options: InlineConfig): Promise<ViteDevServer> {
  const variables = readVariables('development');
  const config = readSiteConfig(variables);
  const company = readCompany(process.cwd(), variables.COMPANY_FOLDER);
  return createServer(
    mergeConfig({ ...pagesConfig(config, company), configFile: false, appType: 'custom' }, options),
  );
}
