import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import {
  defaultClientConditions,
  defaultServerConditions,
  type EnvironmentOptions,
  type Manifest,
  type Plugin,
  type UserConfig,
} from 'vite';
import type { SiteConfig } from '#contract/config.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/languages.ts';
import { type Company, constantsOf } from './config/company-folder.ts';
import { describePlaceholders } from './config/stand-ins.ts';
import {
  buildRobotsTxt,
  buildSecurityTxt,
  buildSitemap,
  buildWebManifest,
  SECURITY_TXT,
} from './files/discovery.ts';
import { drawSocialCard } from './files/draw-card.ts';
import { buildHeadersFile } from './files/headers.ts';
import { openStaging, publish, stagingFolder } from './files/publish.ts';
import { compileInlineScripts, readWorkboxLicense, writeServiceWorker } from './files/standalone-scripts.ts';
import { cspHash } from './pages/document.ts';
import { type LanguageBuild, makePages, type PrerenderEntry } from './pages/make-pages.ts';
import { ENTRY, findOfflineFiles, PRINT, SHEETS } from './pages/page-files.ts';
import { documentAddress, openSiteFiles, type SiteFiles } from './pages/site-files.ts';
import { describeWeights, weighFiles, weighPages } from './weights.ts';

/** Inside the project, to import its packages; one per process, because builds may run in parallel. */
const PRERENDER_OUT_DIR = `node_modules/.cache/prerender-${process.pid}`;

/**
 * Scripts that pages share: React, what forms need, what many pages need, and the icons of several pages.
 * Everything else is as the bundler divides it.
 */
const SHARED_SCRIPTS = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'forms',
    test: /\/node_modules\/(?:react-hook-form|@hookform)\/|\/src\/forms\//,
    // What forms have in common with other pages does not bring all of this to those.
    includeDependenciesRecursively: false,
  },
  { name: 'common', minShareCount: 7 },
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
];

/**
 * Makes `vite build` write a static site. Beside the folder of the site, it builds the client and the
 * prerender entry, writes one HTML file per route and the files for hosts and search engines, and weighs every
 * page. Only when all of that has succeeded, the files are put into place (decision 0077).
 * @param variables of the `.env` files and the process, for a warning of placeholders
 * @param company what the pages say of the owner's
 */
export function staticSite(
  config: SiteConfig,
  variables: Record<string, string | undefined>,
  company: Company,
): Plugin {
  let dist = '';
  return {
    name: 'static-site',
    apply: 'build',
    config({ root = '', build }) {
      dist = resolve(root, build?.outDir ?? 'dist');
      return siteBuild(stagingFolder(dist), company.content);
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { root } = builder.config;
        stopOn('Another process is building this site', openStaging(dist));
        const files = openSiteFiles(stagingFolder(dist));
        try {
          // One after the other: Vite's plugin for styles keeps what it knows of one build at a time.
          for (const each of Object.values(builder.environments)) await builder.build(each);
          const builds: LanguageBuild[] = [];
          for (const code of LANGUAGE_CODES) {
            const manifest: Manifest = JSON.parse(files.read(`/${manifestFile(code)}`));
            const entry = await importEntry(root, code);
            builds.push({ entry, manifest });
          }
          rmSync(join(files.folder, '.vite'), { recursive: true });
          const { pages, stored } = await writeSite(root, files, config, builds);
          await compressFiles(files.folder);
          const warning = describePlaceholders(variables, company.samples);
          if (warning) this.warn(warning);
          const weighCopy = (what: string, addresses: readonly string[]) =>
            ({ what, kind: 'offline copy', script: weighFiles(addresses, files.folder) }) as const;
          const { table, warnings } = describeWeights([
            ...weighPages(pages, files.folder),
            ...stored.map(({ language, site }) =>
              weighCopy(`copy of the site, ${LANGUAGES[language].name}`, site),
            ),
            ...stored.flatMap(({ rep }) =>
              rep.length > 0 ? [weighCopy('copy for reps, in addition', rep)] : [],
            ),
          ]);
          console.log(`\n${table}\n`);
          for (const line of warnings) this.warn(line);
          publish(files.folder, dist, Date.now());
          console.log(`\nThis build is in ${relative(root, dist)}/ now.\n`);
        } finally {
          for (const folder of [files.folder, join(root, PRERENDER_OUT_DIR)])
            rmSync(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

/** The name of an environment of Vite's. The English ones have the names that Vite expects. */
const environment = (kind: 'client' | 'prerender', language: Language): string =>
  language === 'en' ? kind : `${kind}_${language}`;

const manifestFile = (language: Language) => `.vite/manifest-${language}.json`;

const prerenderFolder = (language: Language) => `${PRERENDER_OUT_DIR}/${language}`;

const importEntry = (root: string, language: Language): Promise<PrerenderEntry> =>
  import(pathToFileURL(join(root, prerenderFolder(language), 'entry-server.js')).href);

/** @param folder where the site is built, which is empty */
const siteBuild = (folder: string, content: Company['content']): UserConfig => ({
  builder: { sharedPlugins: true },
  environments: Object.fromEntries(
    LANGUAGE_CODES.flatMap((language) => [
      [environment('client', language), clientBuild(folder, language, content)],
      [environment('prerender', language), prerenderBuild(language, content)],
    ]),
  ),
});

const clientBuild = (
  folder: string,
  language: Language,
  content: Company['content'],
): EnvironmentOptions => ({
  consumer: 'client',
  resolve: { conditions: [language, ...defaultClientConditions] },
  define: constantsOf(language, content),
  build: {
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: language === 'en',
    manifest: manifestFile(language),
    // The English build has every package of the others, and those of the rep area.
    ...(language !== 'en' && { license: false }),
    // The loader preloads what a document needs; the polyfill would do it for every page.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: [ENTRY, ...SHEETS],
      // The loader calls the entry's `start`.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: { groups: SHARED_SCRIPTS },
      },
    },
  },
});

const prerenderBuild = (language: Language, content: Company['content']): EnvironmentOptions => ({
  resolve: { conditions: [language, ...defaultServerConditions] },
  define: constantsOf(language, content),
  build: {
    outDir: prerenderFolder(language),
    ssr: true,
    emptyOutDir: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/app/entry-server.tsx',
    },
  },
});

async function writeSite(
  root: string,
  files: SiteFiles,
  config: SiteConfig,
  builds: readonly LanguageBuild[],
) {
  const template = readFileSync(join(root, 'index.html'), 'utf8').replace(PRINT, () => {
    const file = builds[0]?.manifest[PRINT]?.file;
    if (!file) throw new Error(`The build made no file of ${PRINT}.`);
    return file;
  });
  const inline = await compileInlineScripts(root, config);
  const pages = await makePages(builds, { template, inline, config, files });
  for (const page of pages) files.write(documentAddress(page.path, page.language), page.html);
  const styles = [...new Set(pages.map((page) => page.styles))];
  const hashes = { scripts: [inline.loader, inline.session].map(cspHash), styles: styles.map(cspHash) };
  const routes = builds.flatMap(({ entry }) => entry.routes);
  files.write('/_headers', buildHeadersFile(routes, config, hashes));
  files.write('/sitemap.xml', buildSitemap(builds[0]?.entry.routes ?? [], config));
  files.write('/robots.txt', buildRobotsTxt(config.siteUrl));
  files.write(SECURITY_TXT, buildSecurityTxt(config, Date.now()));
  files.write('/licenses.md', `${files.read('/licenses.md')}\n\n${readWorkboxLicense(root)}`);
  const stored = [];
  for (const { entry, manifest } of builds) {
    const { site, routes: ofLanguage } = entry;
    const { address } = LANGUAGES[site.language];
    files.write(`${address}/site.webmanifest`, buildWebManifest(config, site));
    files.write(`${address}/social-card.png`, await drawSocialCard(root, entry.socialCardSvg()));
    const copy = await writeServiceWorker(root, config, findOfflineFiles(manifest, ofLanguage), files, site);
    stored.push({ language: site.language, ...copy });
  }
  return { pages, stored };
}

/** @throws when there is a fault, with one line for each and without a stack */
function stopOn(what: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  const error = new Error(`${what}:\n${faults.join('\n')}`);
  error.stack = error.message;
  throw error;
}

const TEXT = /\.(?:html|js|css|svg|xml|txt|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([toBrotli(content), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** Writes a `.br` and a `.gz` copy of each text file in the folder, for hosts that serve precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}
