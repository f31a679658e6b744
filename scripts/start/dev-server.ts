import { createServer, type InlineConfig, mergeConfig, type ViteDevServer } from 'vite';
import { readVariables } from '#backend/hosts/node/env-files.ts';
import { pagesConfig } from '#build/config/pages-config.ts';
import { readSiteConfig } from '#contract/config.ts';

/**
 * Creates the server that compiles the pages of `npm start`. It loads nothing that only the build needs.
 * @throws ConfigError
 */
export function createDevServer(options: InlineConfig): Promise<ViteDevServer> {
  const config = readSiteConfig(readVariables('development'));
  return createServer(mergeConfig({ ...pagesConfig(config), configFile: false, appType: 'custom' }, options));
}
