import type { SiteConfig } from '#contract/config.ts';

declare global {
  /**
   * Inlined by the build, which validates it (vite.config.ts), so the schema is not shipped to the browser.
   */
  const __SITE_CONFIG__: SiteConfig;
  const __BUILD_YEAR__: number;
}

/** The site's configuration (README, "Configuration"). */
export const env: SiteConfig = __SITE_CONFIG__;
