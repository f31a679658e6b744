import type { Manifest, ManifestChunk } from 'vite';
import { getPageFile, type SitePage } from '#src/content/site-map.ts';

export const ENTRY = 'src/app/entry-client.tsx';
const REP_LAYOUT = 'src/app/layouts/rep-layout.tsx';
/** In every document, not in the full stylesheet: a font that comes again has all text laid out again. */
export const FONTS = 'src/fonts/display.css';
const STYLES = 'src/app/styles.css';
const REP_DARK = 'src/app/layouts/rep-dark.css';
/** Of no use without a connection: pictures from the network, and what the script tells a manager. */
const ONLINE_ONLY = ['src/features/area-map/city-map.tsx', 'src/features/manage/manage-view.tsx'];

export interface PageFiles {
  /** URLs of the scripts the page needs to hydrate, the app's entry first. */
  scripts: string[];
  /** URLs of the scripts that may contain the page's class names, including lazy-loaded ones. */
  classSources: string[];
  /** URLs. */
  styles: string[];
}

const addresses = (files: Iterable<string>) => [...new Set(files)].map((file) => `/${file}`);

/**
 * Collects chunks of the bundler's manifest and what they import, in that order.
 * @param next keys of the chunks to go on with
 * @throws when a module is not in the manifest
 */
function collect(
  manifest: Manifest,
  keys: readonly string[],
  next: (chunk: ManifestChunk, key: string) => readonly string[],
  seen = new Set<string>(),
): ManifestChunk[] {
  return keys.flatMap((key) => {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made no file of ${key}.`);
    return [chunk, ...collect(manifest, next(chunk, key), next, seen)];
  });
}

const getImports = ({ imports = [] }: ManifestChunk) => imports;
const getAllImports = ({ imports = [], dynamicImports = [] }: ManifestChunk) => [
  ...imports,
  ...dynamicImports,
];
const ofRepArea = ({ area }: Pick<SitePage, 'area'>) => area === 'rep';

/**
 * Returns the files of a page from the bundler's manifest. `scripts` contains direct and indirect imports,
 * but nothing that is lazy-loaded.
 * @throws when a module is not in the manifest
 */
export function findPageFiles(manifest: Manifest, route: Pick<SitePage, 'path' | 'area'>): PageFiles {
  const isRep = ofRepArea(route);
  const entries = [ENTRY, ...(isRep ? [REP_LAYOUT] : []), getPageFile(route.path)];
  const sheets = [FONTS, STYLES, ...(isRep ? [REP_DARK] : [])];
  const scripts = collect(manifest, entries, getImports);
  const styles = [...collect(manifest, sheets, () => []).map(({ file }) => file)];
  // The entry's dynamic imports are all other pages.
  const classSources = collect(manifest, entries, (chunk, key) =>
    key === ENTRY ? getImports(chunk) : getAllImports(chunk),
  );
  return {
    scripts: addresses(scripts.map(({ file }) => file)),
    // React has names of tags, but no classes.
    classSources: addresses(classSources.filter(({ name }) => name !== 'react').map(({ file }) => file)),
    styles: addresses([...styles, ...scripts.flatMap(({ css = [] }) => css)]),
  };
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
  const repKeys = [REP_LAYOUT, REP_DARK, ...routes.filter(ofRepArea).map(({ path }) => getPageFile(path))];
  const find = (keys: readonly string[], leftOut: readonly string[]) =>
    addresses(
      collect(manifest, keys, getAllImports, new Set(leftOut)).flatMap(({ file, css = [], assets = [] }) => [
        file,
        ...css,
        ...assets,
      ]),
    );
  const site = find([ENTRY, FONTS, STYLES], [...repKeys, ...ONLINE_ONLY]);
  const rep = find(repKeys, ONLINE_ONLY).filter((file) => !site.includes(file));
  return { site, rep };
}
