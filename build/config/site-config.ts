import { readSiteConfig, type SiteConfig } from '#contract/config.ts';

type Variables = Record<string, string | undefined>;

export interface ConfiguredSite {
  config: SiteConfig;
  variables: Variables;
}

/**
 * Returns the site's configuration for a build or a dev server.
 * @param variables of the `.env` files and the process (backend/hosts/node/env-files.ts)
 * @throws ConfigError with one line per wrong variable
 */
export const readConfiguredSite = (variables: Variables): ConfiguredSite => ({
  config: readSiteConfig(variables),
  variables,
});

/** Compile-time constants of the browser code (src/lib/env.ts). */
export const toBuildConstants = (config: SiteConfig): Record<string, string> => ({
  __SITE_CONFIG__: JSON.stringify(config),
  __BUILD_YEAR__: String(new Date().getFullYear()),
});
