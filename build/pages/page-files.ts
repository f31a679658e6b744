import type { Manifest, ManifestChunk } from 'vite';
import { getPageFile, type SitePage } from '#src/content/site-map.ts';

export const ENTRY = 'src/app/entry-client.tsx';
const REP_LAYOUT = 'src/app/layouts/rep-layout.tsx';
/** In every document, not in the full stylesheet: a font that comes again has all text laid out again. */
const FONTS = 'src/fonts/display.css';
const STYLES = 'src/app/styles.css';
const REP_DARK = 'src/app/layouts/rep-dark.css';
/** Named in index.html, for paper alone. */
export const PRINT = 'src/app/print.css';
/** Inputs of the build. */
export const SHEETS = [FONTS, STYLES, REP_DARK, PRINT];
/** Of no use without a connection: pictures from the network, and what the script tells a manager. */
const ONLINE_ONLY = ['src/features/area-map/city-map.tsx', 'src/features/manage/manage-view.tsx'];

export interface PageFiles {
  /** URLs of the scripts the page needs to hydrate, the app's entry first. */
  scripts: string[];
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

type RouteFiles = Pick<SitePage, 'path' | 'area'>;

const getEntries = (route: RouteFiles): [string, ...string[]] => [
  getPageFile(route.path),
  ENTRY,
  ...(ofRepArea(route) ? [REP_LAYOUT] : []),
];

/**
 * Returns the files of a page from the bundler's manifest. `scripts` contains direct and indirect imports,
 * but nothing that is lazy-loaded.
 * @throws when a module is not in the manifest
 */
export function findPageFiles(manifest: Manifest, route: RouteFiles): PageFiles {
  const sheets = [FONTS, STYLES, ...(ofRepArea(route) ? [REP_DARK] : [])];
  const scripts = collect(manifest, [ENTRY, ...getEntries(route)], getImports);
  const styles = [...collect(manifest, sheets, () => []).map(({ file }) => file)];
  return {
    scripts: addresses(scripts.map(({ file }) => file)),
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
export function findOfflineFiles(manifest: Manifest, routes: readonly RouteFiles[]): OfflineFiles {
  const repKeys = [REP_LAYOUT, REP_DARK, ...routes.filter(ofRepArea).map(({ path }) => getPageFile(path))];
  const find = (keys: readonly string[], leftOut: readonly string[]) =>
    addresses(
      collect(manifest, keys, getAllImports, new Set(leftOut)).flatMap(({ file, css = [], assets = [] }) => [
        file,
        ...css,
        ...assets,
      ]),
    );
  const site = find([ENTRY, FONTS, STYLES, PRINT], [...repKeys, ...ONLINE_ONLY]);
  const rep = routes.some(ofRepArea) ? find(repKeys, ONLINE_ONLY).filter((file) => !site.includes(file)) : [];
  return { site, rep };
}
