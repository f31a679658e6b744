import type { Route } from '#src/app/routes/routes.ts';
import { applyStyles, fetchOnly } from './fetch-first.ts';

const loadRepDark = () => import('#src/app/layouts/rep-dark.css');

const loadRepDarkLate = () => loadRepDark().catch(() => undefined);

/** A light device loads them when it turns dark; one that cannot, stays light until the next page. */
function loadRepDarkWhenDark(): unknown {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  if (device.matches) return loadRepDark();
  device.addEventListener('change', loadRepDarkLate, { once: true });
  return undefined;
}

/** Every document of the build has them. */
const loadFonts = () => import.meta.env.DEV && import('#src/fonts/display.css');

/**
 * Loads the stylesheets of an area, which `applyStyles` applies. A document of the build has the styles of
 * its own page; these are for the pages after it.
 * @throws the error of `import()`
 */
export const loadStyles = (area: Route['area']): Promise<void> =>
  fetchOnly(() => [import('#src/app/styles.css'), loadFonts(), area === 'rep' && loadRepDarkWhenDark()]);

/** For a part that was not in the document. @throws the error of `import()` */
export async function addSiteStyles(): Promise<void> {
  await loadStyles('site');
  applyStyles();
}
