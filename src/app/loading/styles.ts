import type { Route } from '#src/app/routes/routes.ts';

const loadRepDark = () => import('#src/app/layouts/rep-dark.css');

const loadRepDarkLate = () => loadRepDark().catch(() => undefined);

/** A light device loads them when it turns dark; one that cannot, stays light until the next page. */
async function loadRepDarkWhenDark(): Promise<void> {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  if (device.matches) await loadRepDark();
  else device.addEventListener('change', loadRepDarkLate, { once: true });
}

/**
 * Loads the stylesheets of an area. A document of the build has the styles of its own page; these are for the
 * pages after it.
 * @throws the error of `import()`
 */
export async function loadStyles(area: Route['area']): Promise<void> {
  await Promise.all([import('#src/app/styles.css'), area === 'rep' && loadRepDarkWhenDark()]);
}
