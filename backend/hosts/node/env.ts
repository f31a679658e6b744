import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { ConfigError, parseVariables } from '#contract/config.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { isNetwork, LOOPBACK } from './web/sender.ts';

const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/**
 * Whether an address means what was typed: a # / or ? in a password ends its part. A database's may have no host,
 * only a path to its socket behind `?host=`.
 */
function isWhole(address: string): boolean {
  const named = address.replace(/@\/(?=[^@]*$)/, '@localhost/');
  if (!URL.canParse(named)) return false;
  const { pathname, search, hash } = new URL(named);
  return hash === '' && !`${pathname}${search}`.includes('@');
}

const ESCAPES = 'in a password %23 stands for #, %2F for /, %3F for ?, %40 for @ and %25 for %';

const address = (pattern: RegExp, example: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(pattern, { error: `an address like ${example}`, abort: true }),
      z.refine(isWhole, `an address like ${example}; ${ESCAPES}`),
    );

const toNetworks = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** The Node host's own variables (README, "Configuration"); the site's are in contract/config.ts. */
const hostVariables = z.object({
  DATABASE_URL: z.optional(address(/^postgres(ql)?:\/\/\S+$/, 'postgresql://user:password@host:5432/name')),
  SMTP_URL: z.optional(address(/^smtps?:\/\/\S+$/, 'smtps://user:password@host:465')),
  WEBHOOK_URL: z.optional(
    z.string().check(
      z.trim(),
      z.refine(
        (text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text),
        'an address like https://example.com/hook',
      ),
    ),
  ),
  WEBHOOK_SECRET: z.optional(
    z.string().check(z.trim(), z.minLength(16, 'a secret text of at least 16 characters')),
  ),
  WEBHOOK_PRIVATE: z.optional(z.string().check(z.trim(), z.regex(/^(?:yes|no)$/, 'yes or no'))),
  TRUSTED_PROXIES: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => toNetworks(text).every(isNetwork), 'addresses or networks, such as 10.0.0.0/8, ::1'),
    ),
  ),
  PHOTOS_MB: z.optional(
    z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,7}$/, 'a number of megabytes')), z.transform(Number)),
  ),
  BACKUP_DAYS: z.optional(
    z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,3}$/, 'a number of days, or 0')), z.transform(Number)),
  ),
  HOST: z.optional(
    z.string().check(
      z.trim(),
      z.refine(
        (text) => isIP(text) !== 0,
        'an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all',
      ),
    ),
  ),
  PIN_PEPPER: z.optional(
    z.string().check(z.trim(), z.minLength(16, 'a secret text of at least 16 characters')),
  ),
  PORT: z.optional(
    z.pipe(
      z.string().check(z.trim(), z.refine(isPort, 'a port number from 1 to 65535')),
      z.transform(Number),
    ),
  ),
});

export type HostEnv = ReturnType<typeof readHostEnv>;

/**
 * Parses the Node host's environment variables.
 * @throws ConfigError with one line per invalid variable, which names it and the expected format
 */
export function readHostEnv(variables: Record<string, string | undefined>, defaultPort: number) {
  const read = parseVariables(hostVariables, variables);
  if (read.WEBHOOK_URL && !read.WEBHOOK_SECRET) {
    throw new ConfigError(
      'WEBHOOK_URL needs a WEBHOOK_SECRET of at least 16 characters, which signs each call',
    );
  }
  return {
    /** Empty: use the embedded database. */
    databaseUrl: read.DATABASE_URL ?? '',
    /** Empty: keep email in the outbox and send nothing. */
    smtpUrl: read.SMTP_URL ?? '',
    /** Null: the owner has none. */
    webhook:
      read.WEBHOOK_URL && read.WEBHOOK_SECRET
        ? {
            url: read.WEBHOOK_URL,
            secret: read.WEBHOOK_SECRET,
            mayBePrivate: read.WEBHOOK_PRIVATE === 'yes',
          }
        : null,
    /** Networks of the proxies in front of this host. */
    trustedProxies: read.TRUSTED_PROXIES === undefined ? LOOPBACK : toNetworks(read.TRUSTED_PROXIES),
    /** Total of all stored photos in megabytes; 0 for none. */
    photosMb: read.PHOTOS_MB ?? PHOTO_LIMITS.totalMb,
    /** How many days old the newest backup may be before the owner is told; 0: it may be any. */
    backupDays: read.BACKUP_DAYS ?? 2,
    /** Empty: use the one stored in the data folder. */
    pinPepper: read.PIN_PEPPER ?? '',
    /** The address that `npm run preview` listens on. */
    host: read.HOST ?? '127.0.0.1',
    port: read.PORT ?? defaultPort,
  };
}
