import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { JOB_PHOTOS } from '#src/content/company/job-photos.ts';
import type { ConfiguredSite } from './config/site-config.ts';
import { describePlaceholders } from './config/stand-ins.ts';
import { openCompressor } from './files/compress.ts';
import {
  buildRobotsTxt,
  buildSecurityTxt,
  buildSitemap,
  buildWebManifest,
  SECURITY_TXT,
} from './files/discovery.ts';
import { drawSocialCard } from './files/draw-card.ts';
import { buildHeadersFile } from './files/headers.ts';
import { countJobPhotoText, findJobPhotoFaults } from './files/job-photos.ts';
import { writeServiceWorker } from './files/service-worker.ts';
import {
  type CopyWeight,
  countOwnValues,
  findCopyOverBudget,
  findOverBudget,
  formatBudgetTable,
  formatCopyWeight,
  type PageWeight,
} from './limits/budgets.ts';
import { weighFiles, weighPages } from './limits/weigh.ts';
import { ENTRY, FONTS, findImportCircle, findOfflineFiles } from './pages/chunks.ts';
import { cspHash } from './pages/document.ts';
import { inlineLoaders } from './pages/inline-loader.ts';
import { makePages, type PrerenderEntry } from './pages/make-pages.ts';
import { documentAddress, openSiteFiles, type SiteFiles } from './pages/site-files.ts';

/** Inside the project, to import its packages; one per process, because builds may run in parallel. */
const PRERENDER_OUT_DIR = `node_modules/.cache/prerender-${process.pid}`;
const REPORT_DIR = 'dist-report';

/**
 * Chunks of code that many pages share. They are few, because each chunk adds a request and an entry in the
 * file list that every visitor downloads, and without HTTP/2 a browser makes only six requests at a time.
 * React and the router stay cached across deployments, together with the small hook that both the app and the
 * forms need; controls, icons, days and limits (`common`) load with the first form. All but React have only
 * the files that they name, not what those import: the build fails if chunks import each other.
 */
const SHARED_CHUNKS = [
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|\/src\/components\/ui\/use-mounted\.ts/,
  },
  {
    name: 'common',
    test: /\/src\/(?:components\/ui\/|lib\/(?:take-focus|submission-id|typed-day))|\/node_modules\/lucide-react\/|\/contract\/(?:dates\/(?:calendar|eastern-time|time-in-words)|durations|limits|slots|form-choices|lead\/lead-fields|forms\/one-line)\.ts/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'scenes',
    test: /\/src\/components\/site\/(?:scenes\/[\w-]+|layout\/scene-header)\.tsx/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'stored',
    test: /\/src\/stored\/(?:stored|use-stored|text-fields)\.ts|\/src\/lib\/json\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'site-forms',
    test: /\/contract\/lead\/zip\.ts|\/src\/(?:components\/site\/(?:consent-text|contact-inputs|photo-input|use-eastern-day|slot-grid|call-button)|content\/pages\/schedule|content\/company\/photo-input|lib\/(?:hand-off|booking-fields|slot-words)|stored\/(?:booking-draft|kept\/photos-mark))\.tsx?/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'schemas',
    test: /\/node_modules\/zod\/|\/contract\/(?:answer-fields|text|rule-times)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'kept',
    test: /\/contract\/errors\.ts|\/node_modules\/idb-keyval\/|\/src\/services\/(?:in-turn|outbox-store)\.ts|\/src\/stored\/kept\/attempt\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'rep',
    test: /\/contract\/(?:pin|session|actions\/(?:action|sign-in|accounts\/device))\.ts|\/src\/(?:stored\/(?:session\/|script-features|rep-draft)|components\/rep\/(?:link-class|rep-page|toggle-button|text-button)|content\/rep\/(?:rep-area|rep-failures)|features\/rep-session\/use-expired|forms\/rules-for)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'rep-work',
    test: /\/src\/(?:features\/rep-session\/(?:require-session|use-batches|use-find-key)|components\/rep\/(?:empty-note|share-bar|use-on-return)|services\/(?:rep-script|save-outbox)\.ts|content\/rep\/(?:saves|rep-hub)|stored\/(?:held-lead|lead-drafts|start-work|unsaved-work|kept\/queued-saves))|\/contract\/(?:lead\/(?:status|lead)|actions\/(?:page-sizes|list-batches|next-lead|update-lead))\.ts/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'field-rules',
    test: /\/contract\/(?:lead\/field-rules|phone)\.ts/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'forms',
    test: /\/node_modules\/react-hook-form\/|\/src\/forms\/(?!half-typed|rules-for)/,
    includeDependenciesRecursively: false,
  },
];

/**
 * Calls without side effects. React Router does not mark them as pure, so without this list the bundle would
 * include its unused components. `import_react` is the bundler's name for React.
 */
const PURE_CALLS = ['import_react.forwardRef', 'import_react.createContext', 'import_react.memo'];

/**
 * Makes `vite build` write a static site. After the client build, it builds the prerender entry, writes one
 * HTML file per route and the files for hosts and search engines, and checks every page against its budget.
 */
export function staticSite(site: ConfiguredSite): Plugin {
  return {
    name: 'static-site',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            reportCompressedSize: false,
            rolldownOptions: {
              input: [ENTRY, FONTS],
              // The loader calls the entry's `start`.
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: { groups: SHARED_CHUNKS },
                minify: {
                  compress: { treeshake: { manualPureFunctions: PURE_CALLS } },
                  mangle: true,
                  codegen: true,
                },
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
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, prerender } = builder.environments;
        if (!client || !prerender) throw new Error('The build lacks an environment.');
        stopOn('Before-and-after photos', findJobPhotoFaults(JOB_PHOTOS, builder.config.publicDir));
        const { root } = builder.config;
        const files = openSiteFiles(resolve(root, client.config.build.outDir));
        const compressNew = openCompressor(files.folder);
        try {
          await Promise.all([builder.build(client), builder.build(prerender)]);
          // The scripts are compressed while the pages are made.
          const [{ pages, entry, stored }] = await Promise.all([writeSite(root, files, site), compressNew()]);
          await compressNew();
          const warning = describePlaceholders(site.variables, entry.SAMPLE_CONTENT);
          if (warning) this.warn(warning);
          const ownValues = countOwnValues(site.config) + countJobPhotoText(JOB_PHOTOS);
          const copy = {
            site: weighFiles(stored.site, files.folder),
            rep: weighFiles(stored.rep, files.folder),
          };
          checkBudgets(root, weighPages(pages, files.folder), copy, ownValues);
        } finally {
          rmSync(join(root, PRERENDER_OUT_DIR), { recursive: true, force: true });
        }
      },
    },
  };
}

async function writeSite(root: string, files: SiteFiles, { config }: ConfiguredSite) {
  const entry: PrerenderEntry = await import(
    pathToFileURL(join(root, PRERENDER_OUT_DIR, 'entry-server.js')).href
  );
  const manifest: Manifest = JSON.parse(files.read('/.vite/manifest.json'));
  rmSync(join(files.folder, '.vite'), { recursive: true });
  stopOn('Files that import each other (SHARED_CHUNKS)', findImportCircle(manifest));
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const loaders = await inlineLoaders(root, config);

  const { pages, staticFiles } = await makePages({ entry, manifest, template, loaders, config, files });
  for (const [url, html] of staticFiles) files.write(url, html);
  for (const page of pages) files.write(documentAddress(page.path), page.html);
  const styles = [...new Set(pages.map((page) => page.styles))];
  const inline = { scripts: Object.values(loaders).map(cspHash), styles: styles.map(cspHash) };
  files.write('/_headers', buildHeadersFile(entry.routes, config, inline));
  files.write('/sitemap.xml', buildSitemap(entry.routes, config.siteUrl));
  files.write('/robots.txt', buildRobotsTxt(config.siteUrl));
  files.write(SECURITY_TXT, buildSecurityTxt(config, Date.now()));
  files.write('/site.webmanifest', buildWebManifest(config));
  const { site: siteFiles, rep } = findOfflineFiles(manifest, entry.routes);
  const offline = { site: [...siteFiles, ...staticFiles.keys()], rep };
  const stored = await writeServiceWorker(root, config, offline, files);
  files.write('/social-card.png', await drawSocialCard(root, entry.socialCardSvg));
  return { pages, entry, stored };
}

/** Prints the table of page weights and saves it. @throws when a page or the offline copy is over budget */
function checkBudgets(
  root: string,
  weights: readonly PageWeight[],
  copy: CopyWeight,
  ownValues: number,
): void {
  const table = `${formatBudgetTable(weights, ownValues)}\n${formatCopyWeight(copy)}`;
  mkdirSync(join(root, REPORT_DIR), { recursive: true });
  writeFileSync(join(root, REPORT_DIR, 'budgets.txt'), `${table}\n`);
  console.log(`\n${table}\n`);
  stopOn('Over budget', [...findOverBudget(weights, ownValues), ...findCopyOverBudget(copy, ownValues)]);
}

/** @throws when there is a fault, with one line for each and without a stack */
function stopOn(what: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  const error = new Error(`${what}:\n${faults.join('\n')}`);
  error.stack = error.message;
  throw error;
}
