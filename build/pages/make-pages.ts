import type { Manifest } from 'vite';
import type { SiteConfig } from '#contract/config.ts';
import type { Language } from '#contract/languages.ts';
import type { Route } from '#src/app/routes.ts';
import { extractCriticalStyles } from './critical-styles.ts';
import { type DocumentParts, findFaults, renderDocument } from './document.ts';
import { findPageFiles } from './page-files.ts';
import { fontsIn, type SiteFiles } from './site-files.ts';

export type PrerenderEntry = typeof import('#src/app/entry-server.tsx');

/** What the bundler has made of the pages in one language. */
export interface LanguageBuild {
  entry: PrerenderEntry;
  manifest: Manifest;
}

export interface BuiltPage {
  path: string;
  language: Language;
  area: Route['area'];
  html: string;
  /** Text of the inline style. */
  styles: string;
  scripts: readonly string[];
}

/** Texts of the inline scripts. */
export interface InlineScripts {
  loader: string;
  session: string;
}

export interface MakePagesInput {
  /** Text of index.html. */
  template: string;
  inline: InlineScripts;
  config: SiteConfig;
  files: SiteFiles;
}

/** A document before its inline styles are known. */
interface Draft {
  route: Route;
  site: PrerenderEntry['site'];
  parts: DocumentParts;
  sheets: string[];
}

/** @throws when the page fails to render or contains a fault (`findFaults`) */
async function makeDraft(
  route: Route,
  { entry, manifest }: LanguageBuild,
  { config, inline, files }: MakePagesInput,
): Promise<Draft> {
  const { site } = entry;
  const { scripts, styles } = findPageFiles(manifest, route);
  const isFrame = route.document === 'frame';
  const body = await entry.renderPage(route);
  const faults = findFaults(body);
  if (faults.length > 0) throw new Error(`The page ${route.path} holds ${faults.join(' and ')}.`);
  const description = await entry.getDescription(route);
  const parts: DocumentParts = {
    head: entry.getHead(route, config),
    site,
    description,
    companyName: config.companyName,
    siteUrl: config.siteUrl,
    trailingSlash: config.trailingSlash,
    styles: '',
    loader: inline.loader,
    session: route.area === 'rep' ? { script: inline.session, firstAction: route.firstAction } : undefined,
    scripts,
    // Its link is what the crew comes back for; the site's manifest would open the home page.
    hasManifest: route.path !== site.paths.crew,
    isFrame,
    preloadFonts: fontsIn(styles.map(files.read).join('')),
    structuredData: entry.structuredData(route, description),
    body,
    routePath: route.path,
    noticesHtml: entry.getNotices(route, body),
  };
  return { route, site, parts, sheets: styles };
}

/**
 * Returns a key; pages with the same key share one inline style, in every language. Pages of a kind use nearly the
 * same rules, and every inline style adds a hash to a header of every response, which hosts cut off at 2,000 characters.
 */
function getStyleGroup({ route, site: { paths }, parts }: Draft): string {
  if (route.area === 'rep') return 'rep';
  if (route.path === paths.home) return 'home';
  if (route.breadcrumb?.parent === paths.serviceArea) return 'city';
  return parts.body.includes('<form') ? 'form' : 'text';
}

/**
 * Builds one document per route and language.
 * @throws when a page fails to render or contains a fault (`findFaults`)
 */
export async function makePages(
  languages: readonly LanguageBuild[],
  making: MakePagesInput,
): Promise<BuiltPage[]> {
  const { template, files } = making;
  const drafts: Draft[] = [];
  for (const build of languages)
    for (const route of build.entry.routes) drafts.push(await makeDraft(route, build, making));

  const styles = new Map<string, string>();
  for (const group of new Set(drafts.map(getStyleGroup))) {
    const members = drafts.filter((draft) => getStyleGroup(draft) === group);
    const sheets = new Set(members.flatMap((draft) => draft.sheets));
    const documents = members.map(({ parts }) => renderDocument(template, parts));
    const css = [...sheets].map(files.read).join('\n');
    styles.set(group, await extractCriticalStyles(css, documents));
  }
  return drafts.map((draft) => {
    const { route, parts } = draft;
    const style = styles.get(getStyleGroup(draft)) ?? '';
    const html = renderDocument(template, { ...parts, styles: style });
    const { path, area } = route;
    return { path, language: draft.site.language, area, html, styles: style, scripts: parts.scripts };
  });
}
