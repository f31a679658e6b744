import { type HostEnv, readHostEnv } from '#backend/hosts/node/env.ts';
import { loadEnvFiles } from '#backend/hosts/node/env-files.ts';
import { toSettings } from '#backend/hosts/node/settings.ts';
import { ConfigError, readSiteConfig } from '#contract/config.ts';

/** The two ways to run the site, each with data of its own. */
export const SITES = {
  dev: { command: 'npm start', mode: 'development', folder: '.data/dev', port: 5173 },
  preview: { command: 'npm run preview', mode: 'production', folder: '.data/preview', port: 4173 },
} as const;
export type SiteName = keyof typeof SITES;

/**
 * Reads the `.env` files and the environment variables of a site. `url` is its address on this machine.
 * @throws ConfigError
 */
export function readEnvironment(site: SiteName) {
  loadEnvFiles(SITES[site].mode);
  const env = readHostEnv(process.env, SITES[site].port);
  const config = readSiteConfig(process.env);
  const url = `http://localhost:${env.port}`;
  const siteUrl = process.env.VITE_SITE_URL?.trim() ? config.siteUrl : url;
  const settings = {
    ...toSettings(config, siteUrl, env.webhook !== null),
    // Nobody backs up the data of `npm start`.
    backupDays: site === 'preview' ? env.backupDays : 0,
  };
  return { env, config, url, settings };
}

/**
 * The live site needs a secret of its own for a database that several processes may use: one that this process would
 * make is not that of the others. @throws ConfigError
 */
export function requirePepper(site: SiteName, { databaseUrl, pinPepper }: HostEnv): void {
  if (site === 'preview' && databaseUrl && !pinPepper)
    throw new ConfigError(
      'PIN_PEPPER must be a secret text of at least 16 characters, the same for every process on one DATABASE_URL',
    );
}
