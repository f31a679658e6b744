import type { Manifest, ManifestChunk } from 'vite';
import { getPageFile, type SitePage } from '#src/content/site-map.ts';

export const ENTRY = 'src/app/entry-client.tsx';
const REP_LAYOUT = 'src/app/layouts/rep-layout.tsx';
/** In every document, not in the full stylesheet: a font that comes again has all text laid out again. */
export const FONTS = 'src/fonts/display.css';
const STYLES = 'src/app/styles.css';
const REP_DARK = 'src/app/layouts/rep-dark.css';
/** Loads on every public page once it is idle, unless the configuration switches it off (decision 0033). */
const STORM_WATCH = 'src/features/storm-banner/watch-storm.ts';
/** Loads on every public page. */
const STEP_ASIDE = 'src/components/site/layout/step-aside.ts';
/** Of no use without a connection: pictures from the network, and what the script tells a manager. */
const ONLINE_ONLY = ['src/features/area-map/city-map.tsx', 'src/features/manage/manage-view.tsx'];

export interface PageFiles {
  /** URLs of the scripts the page needs to hydrate, the app's entry first, then React. */
  scripts: string[];
  /** URLs of the scripts that load later without an interaction: they compete with nothing. */
  idleScripts: string[];
  /** URLs of the scripts that may contain the page's class names, including lazy-loaded ones. */
  classSources: string[];
  /** URLs. */
  styles: string[];
}

/** The chunk with React (build/static-site.ts), which contains tag names but no class names. */
const REACT = 'react';

/**
 * Returns the files of a page from the bundler's manifest. `scripts` and `styles` contain direct and indirect
 * imports, but nothing that is lazy-loaded.
 * @throws when a module is not in the manifest
 */
export function findPageFiles(
  manifest: Manifest,
  route: Pick<SitePage, 'path' | 'area' | 'isStatic'>,
): PageFiles {
  const getChunk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made no file of ${key}.`);
    return chunk;
  };
  const scripts = new Map<string, ManifestChunk>();
  const idle = new Map<string, ManifestChunk>();
  const styles = new Set([FONTS, STYLES].map((key) => getChunk(key).file));
  const visit = (key: string, found = scripts) => {
    if (scripts.has(key) || idle.has(key)) return;
    const chunk = getChunk(key);
    found.set(key, chunk);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported, found);
  };
  visit(ENTRY);
  if (route.area === 'rep') {
    visit(REP_LAYOUT);
    styles.add(getChunk(REP_DARK).file);
  }
  // A static page keeps its prerendered HTML; its code loads only on navigation from another page.
  if (!route.isStatic) visit(getPageFile(route.path));
  if (route.area === 'site') for (const key of [STORM_WATCH, STEP_ASIDE]) visit(key, idle);

  const classSources = new Map<string, ManifestChunk>();
  const read = (key: string) => {
    if (classSources.has(key)) return;
    const chunk = getChunk(key);
    classSources.set(key, chunk);
    for (const imported of chunk.imports ?? []) read(imported);
    // The entry's dynamic imports are all other pages.
    if (key !== ENTRY) for (const later of chunk.dynamicImports ?? []) read(later);
  };
  for (const key of scripts.keys()) read(key);

  const rank = (chunk: ManifestChunk) => (chunk === manifest[ENTRY] ? 0 : chunk.name === REACT ? 1 : 2);
  const addresses = (files: Iterable<string>) => [...new Set(files)].map((file) => `/${file}`);
  return {
    scripts: addresses(
      [...scripts.values()].sort((one, other) => rank(one) - rank(other)).map(({ file }) => file),
    ),
    idleScripts: addresses([...idle.values()].map(({ file }) => file)),
    classSources: addresses(
      [...classSources.values()].filter(({ name }) => name !== REACT).map(({ file }) => file),
    ),
    styles: addresses(styles),
  };
}

/**
 * Returns files that import each other in a circle, in order; empty without one. Such a file may run before
 * what it imports, and then fails in the browser.
 */
export function findImportCircle(manifest: Manifest): string[] {
  const done = new Set<string>();
  const follow = (key: string, before: readonly string[]): string[] => {
    if (before.includes(key)) return before.slice(before.indexOf(key));
    if (done.has(key)) return [];
    for (const next of manifest[key]?.imports ?? []) {
      const circle = follow(next, [...before, key]);
      if (circle.length > 0) return circle;
    }
    done.add(key);
    return [];
  };
  for (const key of Object.keys(manifest)) {
    const circle = follow(key, []);
    if (circle.length > 0) return circle.map((each) => manifest[each]?.file ?? each);
  }
  return [];
}

export interface OfflineFiles {
  /** URLs of what the public pages can load. */
  site: string[];
  /** URLs of what the rep area can load in addition. */
  rep: string[];
}

/**
 * Returns the files that let every page open without a connection, lazy-loaded ones included, except for
 * ONLINE_ONLY.
 * @throws when a module is not in the manifest
 */
export function findOfflineFiles(
  manifest: Manifest,
  routes: readonly Pick<SitePage, 'path' | 'area'>[],
): OfflineFiles {
  const repEntries = routes.filter(({ area }) => area === 'rep').map(({ path }) => getPageFile(path));
  const collect = (entries: readonly string[], closed: readonly string[]): Set<string> => {
    const seen = new Set(closed);
    const files = new Set<string>();
    const visit = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The build made no file of ${key}.`);
      for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
      for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
    };
    entries.forEach(visit);
    return files;
  };
  const site = collect([ENTRY, FONTS, STYLES], [...repEntries, REP_LAYOUT, REP_DARK, ...ONLINE_ONLY]);
  const rep = collect([REP_LAYOUT, REP_DARK, ...repEntries], ONLINE_ONLY);
  return { site: [...site], rep: [...rep].filter((file) => !site.has(file)) };
}
