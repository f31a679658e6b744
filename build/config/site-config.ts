import { loadEnv } from 'vite';
import { readSiteConfig, type SiteConfig } from '#contract/config.ts';

type Variables = Record<string, string | undefined>;

export interface ConfiguredSite {
  config: SiteConfig;
  variables: Variables;
}

/**
 * Returns the variables of a build from the `.env` files and the process; those of the process win.
 * @param mode Vite's mode, which selects the `.env.<mode>` file
 * @param folder of the `.env` files
 */
export const readSiteVariables = (mode: string, folder: string): Variables => ({
  ...loadEnv(mode, folder, 'VITE_'),
  ...process.env,
});

/**
 * Returns the site's configuration for a build or a dev server.
 * @param mode @param folder see readSiteVariables
 * @throws ConfigError with one line per wrong variable
 */
export function readConfiguredSite(mode: string, folder: string): ConfiguredSite {
  const variables = readSiteVariables(mode, folder);
  return { config: readSiteConfig(variables), variables };
}

/** Compile-time constants of the browser code (src/lib/env.ts). */
export const toBuildConstants = (config: SiteConfig): Record<string, string> => ({
  __SITE_CONFIG__: JSON.stringify(config),
  __BUILD_YEAR__: String(new Date().getFullYear()),
});
