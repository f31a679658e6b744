import type { Manifest, ManifestChunk } from 'vite';
import type { Route } from '#src/app/routes/route.ts';

const ENTRY = 'src/app/entry-client.tsx';
const REP_LAYOUT = 'src/app/layouts/rep-layout.tsx';
const STYLES = 'src/app/styles.css';

/** The file of a page: its path mirrors its address. */
export function pageFile(path: string): string {
  if (path === '*') return 'src/pages/not-found.tsx';
  return `src/pages${path === '/' ? '/home' : path}.tsx`;
}

export interface PageFiles {
  /** Scripts the page needs to come alive, the app's entry first; addresses on the site. */
  scripts: string[];
  /** The scripts whose words may be class names of the page: its own, also those fetched on an act. */
  classSources: string[];
  /** The site's stylesheet, and what the page adds to it. */
  styles: string[];
}

/** React's own file (build/static-site.ts), which names tags but no class. */
const REACT = 'react';

/**
 * The files of a page, from the bundler's manifest: what it imports, directly or not, and nothing that is fetched on an act.
 * @throws when the manifest has no such module
 */
export function pageFiles(manifest: Manifest, route: Pick<Route, 'path' | 'area' | 'isStatic'>): PageFiles {
  const getChunk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made no file of ${key}.`);
    return chunk;
  };
  const scripts = new Map<string, ManifestChunk>();
  const styles = new Set([getChunk(STYLES).file]);
  const visit = (key: string) => {
    if (scripts.has(key)) return;
    const chunk = getChunk(key);
    scripts.set(key, chunk);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(ENTRY);
  if (route.area === 'rep') visit(REP_LAYOUT);
  // A static page stays as it was prerendered: its code comes only with a visit from another page.
  if (!route.isStatic) visit(pageFile(route.path));

  const classSources = new Map<string, ManifestChunk>();
  const read = (key: string) => {
    if (classSources.has(key)) return;
    const chunk = getChunk(key);
    classSources.set(key, chunk);
    for (const imported of chunk.imports ?? []) read(imported);
    // The entry's own are all the other pages.
    if (key !== ENTRY) for (const later of chunk.dynamicImports ?? []) read(later);
  };
  for (const key of scripts.keys()) read(key);

  const addresses = (files: Iterable<string>) => [...new Set(files)].map((file) => `/${file}`);
  return {
    scripts: addresses([...scripts.values()].map(({ file }) => file)),
    classSources: addresses(
      [...classSources.values()].filter(({ name }) => name !== REACT).map(({ file }) => file),
    ),
    styles: addresses(styles),
  };
}
