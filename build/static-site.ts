import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Manifest, Plugin, UserConfig } from 'vite';
import type { SiteConfig } from '#contract/config.ts';
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
import { compileInlineScripts, writeServiceWorker } from './files/standalone-scripts.ts';
import { cspHash } from './pages/document.ts';
import { makePages, type PrerenderEntry } from './pages/make-pages.ts';
import { ENTRY, findOfflineFiles, SHEETS, type SourceModule } from './pages/page-files.ts';
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
 * @param samples for the same warning
 */
export function staticSite(
  config: SiteConfig,
  variables: Record<string, string | undefined>,
  samples: readonly string[],
): Plugin {
  const modules = new Map<string, SourceModule>();
  let dist = '';
  return {
    name: 'static-site',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const pathOf = (id: string) => relative(this.environment.config.root, id).replaceAll(sep, '/');
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          if (id.includes('/node_modules/')) continue;
          modules.set(pathOf(id), {
            code: code ?? '',
            imports: importedIds.map(pathOf),
            dynamicImports: dynamicallyImportedIds.map(pathOf),
          });
        }
      }
    },
    config({ root = '', build }) {
      dist = resolve(root, build?.outDir ?? 'dist');
      return siteBuild(stagingFolder(dist));
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, prerender } = builder.environments;
        if (!client || !prerender) throw new Error('The build lacks an environment.');
        const { root } = builder.config;
        stopOn('Another process is building this site', openStaging(dist));
        const files = openSiteFiles(stagingFolder(dist));
        try {
          await Promise.all([builder.build(client), builder.build(prerender)]);
          const { pages, stored } = await writeSite(root, files, config, modules);
          await compressFiles(files.folder);
          const warning = describePlaceholders(variables, samples);
          if (warning) this.warn(warning);
          const weighCopy = (what: string, addresses: readonly string[]) =>
            ({ what, kind: 'offline copy', script: weighFiles(addresses, files.folder) }) as const;
          const { table, warnings } = describeWeights([
            ...weighPages(pages, files.folder),
            weighCopy('copy of the site', stored.site),
            weighCopy('copy for reps, in addition', stored.rep),
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

/** @param folder where the site is built */
const siteBuild = (folder: string): UserConfig => ({
  builder: { sharedPlugins: true },
  environments: {
    client: {
      build: {
        outDir: folder,
        emptyOutDir: true,
        manifest: true,
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
    },
    prerender: {
      build: {
        outDir: PRERENDER_OUT_DIR,
        ssr: true,
        emptyOutDir: true,
        copyPublicDir: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'src/app/entry-server.tsx',
        },
      },
    },
  },
});

async function writeSite(
  root: string,
  files: SiteFiles,
  config: SiteConfig,
  modules: ReadonlyMap<string, SourceModule>,
) {
  const entry: PrerenderEntry = await import(
    pathToFileURL(join(root, PRERENDER_OUT_DIR, 'entry-server.js')).href
  );
  const manifest: Manifest = JSON.parse(files.read('/.vite/manifest.json'));
  rmSync(join(files.folder, '.vite'), { recursive: true });
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const inline = await compileInlineScripts(root, config);
  const pages = await makePages({ entry, manifest, modules, template, inline, config, files });
  for (const page of pages) files.write(documentAddress(page.path), page.html);
  const styles = [...new Set(pages.map((page) => page.styles))];
  const hashes = { scripts: [inline.loader, inline.session].map(cspHash), styles: styles.map(cspHash) };
  files.write('/_headers', buildHeadersFile(entry.routes, config, hashes));
  files.write('/sitemap.xml', buildSitemap(entry.routes, config));
  files.write('/robots.txt', buildRobotsTxt(config.siteUrl));
  files.write(SECURITY_TXT, buildSecurityTxt(config, Date.now()));
  files.write('/site.webmanifest', buildWebManifest(config));
  const stored = await writeServiceWorker(root, config, findOfflineFiles(manifest, entry.routes), files);
  files.write('/social-card.png', await drawSocialCard(root, entry.socialCardSvg()));
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
