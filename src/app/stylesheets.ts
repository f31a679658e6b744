import repDarkUrl from './layouts/rep-dark.css?url';
import type { Route } from './routes.ts';
import stylesUrl from './styles.css?url';

const stylesheets = new Map<string, Promise<void>>();

/** Vite's `import()` of a stylesheet tries once: after a failure it succeeds without having loaded anything. */
function loadStylesheet(href: string): Promise<void> {
  const known = stylesheets.get(href);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      stylesheets.delete(href);
      reject(new Error(`Failed to fetch ${href}`));
    };
    document.head.append(link);
  });
  stylesheets.set(href, loading);
  return loading;
}

/**
 * Loads the stylesheets of an area. A document of the build has only the styles of what stands in it; these are for
 * whatever the app shows.
 * @throws when one cannot be loaded
 */
export async function loadStyles(area: Route['area']): Promise<void> {
  const isRep = area === 'rep';
  // With Vite's replacement of what is edited, and the fonts, which every document of the build has.
  if (import.meta.env.DEV)
    await Promise.all([
      import('./styles.css'),
      import('#src/fonts/display.css'),
      isRep && import('./layouts/rep-dark.css'),
    ]);
  else await Promise.all([stylesUrl, ...(isRep ? [repDarkUrl] : [])].map(loadStylesheet));
}
