import type { Manifest } from 'vite';
import type { SiteConfig } from '#contract/config.ts';
import type { Route } from '#src/app/routes/routes.ts';
import { paths } from '#src/content/site-map.ts';
import { findPageFiles } from './chunks.ts';
import { extractCriticalStyles } from './critical-styles.ts';
import { type DocumentParts, findFaults, renderDocument } from './document.ts';
import type { LoaderName, Loaders } from './inline-loader.ts';
import { fontsIn, type SiteFiles } from './site-files.ts';
import { cutOutStaticPages, type StaticPages } from './static-pages.ts';

export type PrerenderEntry = typeof import('#src/app/entry-server.tsx');

export interface BuiltPage {
  path: string;
  area: Route['area'];
  isStatic: boolean;
  html: string;
  /** Text of the inline style. */
  styles: string;
  loader: string;
  scripts: readonly string[];
  /** URLs of the scripts that load once the page is idle. */
  idleScripts: readonly string[];
}

export interface MakePagesInput {
  entry: PrerenderEntry;
  manifest: Manifest;
  /** Text of index.html. */
  template: string;
  /** Texts of the inline loaders. */
  loaders: Loaders;
  config: SiteConfig;
  files: SiteFiles;
}

/** A document before its inline styles are known. */
interface Draft {
  route: Route;
  parts: DocumentParts;
  sheets: string[];
  /** URLs of the scripts that may contain its class names. */
  classSources: string[];
  idleScripts: string[];
}

/** @throws when the page fails to render or contains a fault (`findFaults`) */
async function makeDraft(
  route: Route,
  { entry, manifest, config, loaders, files }: MakePagesInput,
): Promise<Draft> {
  const { scripts, idleScripts, classSources, styles } = findPageFiles(manifest, route);
  const isFrame = route.document === 'frame';
  const body = await entry.renderPage(route);
  const faults = findFaults(body, route.isStatic);
  if (faults.length > 0) throw new Error(`The page ${route.path} holds ${faults.join(' and ')}.`);
  const description = await entry.getDescription(route);
  const parts: DocumentParts = {
    head: entry.getHead(route, config),
    description,
    companyName: config.companyName,
    siteUrl: config.siteUrl,
    styles: '',
    loader: loaders[getLoaderName(route)],
    scripts,
    staticPages: '',
    isFrame,
    firstAction: route.firstAction,
    // A frame has no headline, and its app needs the line.
    preloadFonts: isFrame ? [] : fontsIn(styles.map(files.read).join('')),
    structuredData: entry.structuredData(route, description),
    body,
    routePath: route.path,
    noticesHtml: entry.getNotices(route, body),
  };
  return {
    route,
    parts,
    sheets: styles,
    classSources,
    idleScripts: config.storm === 'off' ? [] : idleScripts,
  };
}

/**
 * Returns a key; pages with the same key share one inline style. Text pages use nearly the same rules, and
 * every inline style adds a hash to a header of every response, which hosts cut off at 2,000 characters. The
 * home page and the interactive public pages each have their own style.
 */
function getStyleGroup({ path, area, document, isStatic, breadcrumb }: Route): string {
  if (area === 'rep') return `rep ${document}`;
  if (path === paths.home || !isStatic) return path;
  return breadcrumb?.parent === paths.serviceArea ? 'city' : 'content';
}

function getLoaderName({ path, area }: Route): LoaderName {
  if (area === 'rep') return 'rep-loader';
  return path === paths.book ? 'booking-loader' : 'loader';
}

/**
 * Builds one document per route, and the HTML from which the app opens static pages.
 * @throws when a page fails to render or contains a fault (`findFaults`)
 */
export async function makePages(
  making: MakePagesInput,
): Promise<{ pages: BuiltPage[]; staticFiles: StaticPages['files'] }> {
  const { entry, template, files } = making;
  const drafts: Draft[] = [];
  for (const route of entry.routes) drafts.push(await makeDraft(route, making));
  const { version, files: staticFiles } = cutOutStaticPages(
    drafts
      .filter(({ route }) => route.isStatic)
      .map(({ parts }) => ({ path: parts.routePath, body: parts.body })),
  );
  for (const { parts } of drafts) parts.staticPages = version;

  const styles = new Map<string, string>();
  for (const kind of new Set(drafts.map(({ route }) => getStyleGroup(route)))) {
    const members = drafts.filter(({ route }) => getStyleGroup(route) === kind);
    const sheets = new Set(members.flatMap((draft) => draft.sheets));
    const documents = members.map(({ parts }) => renderDocument(template, parts));
    const scripts = new Set(members.flatMap((draft) => draft.classSources));
    const readAll = (addresses: Iterable<string>) => [...addresses].map(files.read).join('\n');
    styles.set(kind, await extractCriticalStyles(readAll(sheets), documents, readAll(scripts)));
  }
  const pages = drafts.map(({ route, parts, idleScripts }) => {
    const style = styles.get(getStyleGroup(route)) ?? '';
    const html = renderDocument(template, { ...parts, styles: style });
    return {
      path: route.path,
      isStatic: route.isStatic,
      area: route.area,
      html,
      styles: style,
      loader: parts.loader,
      scripts: parts.scripts,
      idleScripts,
    };
  });
  return { pages, staticFiles };
}
