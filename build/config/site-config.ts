import { loadEnv } from 'vite';
import { readSiteConfig, type SiteConfig } from '#contract/config.ts';

export interface ConfiguredSite {
  config: SiteConfig;
  /** Variables from the `.env` files and the process; those of the process win. */
  variables: Record<string, string | undefined>;
}

/**
 * Returns the site's configuration for a build or a dev server.
 * @param mode Vite's mode, which selects the `.env.<mode>` file
 * @param folder of the `.env` files
 * @throws ConfigError with one line per wrong variable
 */
export function readConfiguredSite(mode: string, folder: string): ConfiguredSite {
  const variables = { ...loadEnv(mode, folder, 'VITE_'), ...process.env };
  return { config: readSiteConfig(variables), variables };
}

/** Compile-time constants of the browser code (src/lib/env.ts). */
export const toBuildConstants = (config: SiteConfig): Record<string, string> => ({
  __SITE_CONFIG__: JSON.stringify(config),
  __BUILD_YEAR__: String(new Date().getFullYear()),
});
