import { type SiteConfig, siteConfigSchema } from '#contract/config.ts';

/** Returns the addresses of the scripts that a page names, each once. */
export const listScripts = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? []),
];

/** The variable of a value: `bookingToken` is VITE_BOOKING_TOKEN. */
const toVariable = (key: string): string =>
  `VITE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/**
 * Returns the variables whose value is not in a built script, or null if the script has no configuration. The
 * build writes the configuration as an object, with the names of SiteConfig (build/config/site-config.ts).
 */
export function listOtherValues(script: string, config: SiteConfig): string[] | null {
  const plain = script.replaceAll('\\', '');
  if (!plain.includes('bookingToken:')) return null;
  return Object.entries(config).flatMap(([key, value]) => {
    const variable = toVariable(key);
    if (typeof value !== 'string' || !(variable in siteConfigSchema.shape)) return [];
    const text = value.replaceAll('\\', '');
    return ['`', '"', "'"].some((quote) => plain.includes(`${key}:${quote}${text}${quote}`))
      ? []
      : [variable];
  });
}
