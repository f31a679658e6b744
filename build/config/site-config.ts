import { loadEnv } from 'vite';
import { readSiteConfig, type SiteConfig } from '#contract/config.ts';

export interface ConfiguredSite {
  config: SiteConfig;
  /** The variables the configuration was read from: `.env` files and the process's own, which win. */
  variables: Record<string, string | undefined>;
}

/**
 * The site's configuration for a build or a dev server.
 * @param mode Vite's mode, which picks the `.env.<mode>` file
 * @param folder where the `.env` files are
 * @throws ConfigError with one line per wrong variable
 */
export function configuredSite(mode: string, folder: string): ConfiguredSite {
  const variables = { ...loadEnv(mode, folder, 'VITE_'), ...process.env };
  return { config: readSiteConfig(variables), variables };
}

/** The constants the browser's code is compiled with (src/lib/env.ts). */
export const siteConstants = (config: SiteConfig): Record<string, string> => ({
  __SITE_CONFIG__: JSON.stringify(config),
  __BUILD_YEAR__: String(new Date().getFullYear()),
});
