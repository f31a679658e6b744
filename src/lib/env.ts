import type { SiteConfig } from '#contract/config.ts';

declare global {
  /** Put in place by the build, which parsed it (vite.config.ts): the schema itself never reaches the browser. */
  const __SITE_CONFIG__: SiteConfig;
  /** The year the site was built in. */
  const __BUILD_YEAR__: number;
}

/** The site's configuration (README, "Configuration"). */
export const env: SiteConfig = __SITE_CONFIG__;
