import type { Route } from '#src/app/routes/routes.ts';

// A rep whose browser cannot load them works in the light.
const loadRepDark = () => import('#src/app/layouts/rep-dark.css').catch(() => undefined);

/** A light device loads them when it turns dark. */
async function loadRepDarkWhenDark(): Promise<void> {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  if (device.matches) await loadRepDark();
  else device.addEventListener('change', loadRepDark, { once: true });
}

/**
 * Loads the stylesheets of an area. A document of the build has the styles of its own page; these are for the
 * pages after it.
 * @throws the error of `import()`
 */
export async function loadStyles(area: Route['area']): Promise<void> {
  await Promise.all([import('#src/app/styles.css'), area === 'rep' && loadRepDarkWhenDark()]);
}
