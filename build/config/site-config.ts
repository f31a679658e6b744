import type { SiteConfig } from '#contract/config.ts';

/** Compile-time constants of the browser code (src/lib/env.ts). */
export const toBuildConstants = (
  config: SiteConfig,
  year = new Date().getFullYear(),
): Record<string, string> => ({
  __SITE_CONFIG__: JSON.stringify(config),
  __BUILD_YEAR__: String(year),
  __HAS_REP_AREA__: 'true',
});
