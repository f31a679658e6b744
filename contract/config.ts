import * as z from 'zod/mini';

/** Defaults used until the owner sets real values. A production build warns about each by name. */
export const PLACEHOLDERS = {
  VITE_COMPANY_NAME: 'Space Coast Roof Tarping',
  VITE_HOTLINE: '+13215550123',
  VITE_CONTACT_EMAIL: 'help@roof-tarping.example',
  VITE_SITE_URL: 'http://localhost:5173',
  VITE_BOOKING_ENDPOINT: '/api/script',
  VITE_BOOKING_TOKEN: 'dev-booking-token',
  VITE_REP_ENDPOINT: '/api/script',
  VITE_REP_TOKEN: 'dev-rep-token',
  VITE_EMAILJS_PUBLIC_KEY: 'dev-public-key',
  VITE_EMAILJS_SERVICE_ID: 'dev-service',
  VITE_EMAILJS_TEMPLATE_ID: 'dev-template',
} as const;

const EMAILJS = 'https://api.emailjs.com';
const WEATHER_SERVICE = 'https://api.weather.gov';
const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

const text = (form: string, pattern: RegExp, fallback: string) =>
  z._default(z.string().check(z.trim(), z.regex(pattern, form)), fallback);

const optionalText = (form: string, pattern: RegExp) =>
  z.optional(z.string().check(z.trim(), z.regex(pattern, form)));

const PORT = String.raw`:(?:\d{1,4}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])`;
/** A host and its port, as they can stand in an address. */
const HOST = String.raw`(?:\[[\da-fA-F:.]+\]|[^\s/?#:@%<>^|[\]\\]+)(?:${PORT})?`;
const origin = new RegExp(`^https?:\\/\\/${HOST}$`);
/** A browser blocks http requests from an https page, except to its own machine. */
const LOCAL = String.raw`http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?`;
const remoteOrigin = new RegExp(`^(https:\\/\\/${HOST}|${LOCAL})$`);
const endpointForm = new RegExp(`^(\\/(?!\\/)\\S*|(https:\\/\\/${HOST}|${LOCAL})([/?]\\S*)?)$`);
const tileForm = new RegExp(`^https:\\/\\/${HOST}\\/(?=\\S*\\{z\\})(?=\\S*\\{x\\})(?=\\S*\\{y\\})\\S*$`);
const token = /^\S{1,200}$/;

/**
 * A path on this host, or an https address (http on this machine). For Apps Script only the address ending in
 * /exec works for visitors; the test address and addresses bound to an account do not.
 */
const endpoint = (fallback: string) =>
  z._default(
    z.string().check(
      z.trim(),
      z.regex(
        endpointForm,
        'a path like /api/script, or an https address like https://script.google.com/…/exec',
      ),
      z.refine(
        (value) => !/\/u\/\d+\//.test(value),
        'the address without /u/<number>/, which only works for one account',
      ),
      z.refine(
        (value) => !/\/dev$|^https:\/\/script\.google\.com\/.*(?<!\/exec)$/.test(value),
        'the address ending in /exec, not the test address ending in /dev',
      ),
    ),
    fallback,
  );

/**
 * The site's configuration from the variables of `.env` (README, "Configuration"). An empty variable counts
 * as not set. Without `VITE_EMAILJS_ORIGIN`, mail goes to the embedded mail catcher (this site's own origin)
 * while the public key is the placeholder, and to EmailJS once a real key is set.
 */
export const siteConfigSchema = z.object({
  VITE_COMPANY_NAME: text('a name of up to 80 characters', /^.{1,80}$/, PLACEHOLDERS.VITE_COMPANY_NAME),
  VITE_HOTLINE: text(
    'a phone number in E.164 form, like +13215550123',
    /^\+[1-9]\d{6,14}$/,
    PLACEHOLDERS.VITE_HOTLINE,
  ),
  VITE_CONTACT_EMAIL: text(
    'an email address',
    /^[^@\s?#%]+@[^@\s?#%]+\.[^@\s?#%]+$/,
    PLACEHOLDERS.VITE_CONTACT_EMAIL,
  ),
  VITE_LICENSE: optionalText(
    'a license number like CCC1234567, or up to three separated by commas',
    /^[A-Z]{2,4}\d{4,9}(, ?[A-Z]{2,4}\d{4,9}){0,2}$/,
  ),
  VITE_INSURANCE: optionalText('a text of up to 40 characters, like General liability insured', /^.{1,40}$/),
  VITE_SITE_URL: text(
    'an origin like https://www.example.com, without a path',
    origin,
    PLACEHOLDERS.VITE_SITE_URL,
  ),
  VITE_TRAILING_SLASH: z._default(
    z.pipe(z.string().check(z.trim()), z.enum(['yes', 'no'], 'yes or no')),
    'no',
  ),
  VITE_BOOKING_ENDPOINT: endpoint(PLACEHOLDERS.VITE_BOOKING_ENDPOINT),
  VITE_BOOKING_TOKEN: text('1 to 200 characters without spaces', token, PLACEHOLDERS.VITE_BOOKING_TOKEN),
  VITE_REP_ENDPOINT: endpoint(PLACEHOLDERS.VITE_REP_ENDPOINT),
  VITE_REP_TOKEN: text('1 to 200 characters without spaces', token, PLACEHOLDERS.VITE_REP_TOKEN),
  VITE_EMAILJS_ORIGIN: optionalText(`an https origin like ${EMAILJS}`, remoteOrigin),
  VITE_EMAILJS_PUBLIC_KEY: text('an EmailJS public key', token, PLACEHOLDERS.VITE_EMAILJS_PUBLIC_KEY),
  VITE_EMAILJS_SERVICE_ID: text('an EmailJS service id', token, PLACEHOLDERS.VITE_EMAILJS_SERVICE_ID),
  VITE_EMAILJS_TEMPLATE_ID: text('an EmailJS template id', token, PLACEHOLDERS.VITE_EMAILJS_TEMPLATE_ID),
  VITE_EMAILJS_THROTTLE_SECONDS: text(
    'a number of seconds from 0 to 3600',
    /^\d{1,3}$|^[12]\d{3}$|^3[0-5]\d\d$|^3600$/,
    '1',
  ),
  VITE_EMAILJS_BLOCKLIST: text('email addresses separated by commas', /^[^,\s]+(\s*,\s*[^,\s]+)*$|^$/, ''),
  VITE_EMAILJS_BLOCK_HEADLESS: text('yes or no', /^(yes|no)$/, 'no'),
  VITE_MAP_TILES: text('a tile address with {z}, {x} and {y}', tileForm, TILES),
  VITE_STORM: z._default(
    z.pipe(z.string().check(z.trim()), z.enum(['auto', 'on', 'off'], 'auto, on or off')),
    'auto',
  ),
});

/** An invalid configuration. The message has one line per variable, with its name and the expected format. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Parses variables with a schema. An empty variable counts as not set.
 * @throws ConfigError that lists every invalid variable
 */
export function parseVariables<T extends z.ZodMiniType>(
  schema: T,
  variables: Record<string, string | undefined>,
): z.output<T> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = z.safeParse(schema, set);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}`).join('\n'),
  );
}

export type SiteConfig = ReturnType<typeof readSiteConfig>;

/** Parses the site's configuration from environment variables. @throws ConfigError */
export function readSiteConfig(variables: Record<string, string | undefined>) {
  const read = parseVariables(siteConfigSchema, variables);
  const isDevelopmentAccount = read.VITE_EMAILJS_PUBLIC_KEY === PLACEHOLDERS.VITE_EMAILJS_PUBLIC_KEY;
  return {
    companyName: read.VITE_COMPANY_NAME,
    hotline: read.VITE_HOTLINE,
    contactEmail: read.VITE_CONTACT_EMAIL,
    license: read.VITE_LICENSE,
    /** A few words. Left out when not set, like the license: nothing is claimed by default. */
    insurance: read.VITE_INSURANCE,
    siteUrl: read.VITE_SITE_URL,
    /**
     * `yes`: the host redirects from a page's address to the one with a slash at the end. For documents and what
     * search engines read.
     */
    trailingSlash: read.VITE_TRAILING_SLASH,
    bookingEndpoint: read.VITE_BOOKING_ENDPOINT,
    bookingToken: read.VITE_BOOKING_TOKEN,
    repEndpoint: read.VITE_REP_ENDPOINT,
    repToken: read.VITE_REP_TOKEN,
    /** Empty: this site's own origin. */
    emailjsOrigin: read.VITE_EMAILJS_ORIGIN ?? (isDevelopmentAccount ? '' : EMAILJS),
    emailjsPublicKey: read.VITE_EMAILJS_PUBLIC_KEY,
    emailjsServiceId: read.VITE_EMAILJS_SERVICE_ID,
    emailjsTemplateId: read.VITE_EMAILJS_TEMPLATE_ID,
    /** Minimum time between two emails from one page, in milliseconds; 0 for no limit. */
    emailjsThrottleMs: Number(read.VITE_EMAILJS_THROTTLE_SECONDS) * 1000,
    /** Email addresses that may not send, lowercase. */
    emailjsBlockList: read.VITE_EMAILJS_BLOCKLIST.toLowerCase()
      .split(',')
      .map((sender) => sender.trim())
      .filter(Boolean),
    /** Whether to refuse headless browsers. */
    emailjsBlockHeadless: read.VITE_EMAILJS_BLOCK_HEADLESS === 'yes',
    /** URL template of the overview map's tiles, with `{z}`, `{x}` and `{y}`. */
    mapTiles: read.VITE_MAP_TILES,
    /** The storm banner: `auto` while an alert is in force, `on` also without one, `off` never. */
    stormBanner: read.VITE_STORM,
    /** Origin of the National Weather Service; empty when it is never asked. */
    weatherOrigin: read.VITE_STORM === 'off' ? '' : WEATHER_SERVICE,
  };
}

/** Names of the variables in PLACEHOLDERS that are not set or still have the placeholder value. */
export function placeholdersLeft(variables: Record<string, string | undefined>): string[] {
  return Object.entries(PLACEHOLDERS)
    .filter(([name, placeholder]) => !variables[name]?.trim() || variables[name] === placeholder)
    .map(([name]) => name);
}
