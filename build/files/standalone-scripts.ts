import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { BUILD_TARGET } from '#build/config/oldest-browsers.ts';
import { toBuildConstants } from '#build/config/site-config.ts';
import type { InlineScripts, PrerenderEntry } from '#build/pages/make-pages.ts';
import type { OfflineFiles } from '#build/pages/page-files.ts';
import { documentAddress, fontsIn, type SiteFiles } from '#build/pages/site-files.ts';
import type { SiteConfig } from '#contract/config.ts';
import type { Language } from '#contract/languages.ts';
import { workerAddress } from '#contract/page-address.ts';

/** Compiles a script that is no part of the app's bundle into one text. @param language of its words */
async function compile(
  root: string,
  entry: string,
  define: Record<string, string>,
  language: Language = 'en',
): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BUILD_TARGET,
    define,
    conditions: [language],
    write: false,
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`${entry} did not compile.`);
  return output.text;
}

async function compileInline(root: string, entry: string, config: SiteConfig): Promise<string> {
  const names = ['repEndpoint', 'repToken'] as const;
  const values = names.map((name) => [`__SITE_CONFIG__.${name}`, JSON.stringify(config[name])]);
  const text = await compile(root, entry, Object.fromEntries(values));
  // The compiler escapes only `</script`; these two, in an owner's token, would keep the script open.
  return text.trim().replace(/<(?=!--|script)/gi, '\\x3c');
}

/** Compiles the scripts that are inline in the documents: of every page, and of the rep area's. */
export async function compileInlineScripts(root: string, config: SiteConfig): Promise<InlineScripts> {
  const [loader, session] = await Promise.all([
    compileInline(root, 'src/app/inline-loader.ts', config),
    compileInline(root, 'src/app/inline-session.ts', config),
  ]);
  return { loader, session };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Vite collects the licenses of the pages' packages; of the worker's, only Workbox is not among them. */
export function readWorkboxLicense(root: string): string {
  const folder = join(root, 'node_modules/workbox-core');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `## workbox - ${version} (MIT)\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8')}`;
}

/**
 * Compiles the service worker of a language with the list of files that it stores. The list names every version of a
 * file, so a new build is a new worker.
 * @param files whose documents have been written
 * @returns the URLs of what it makes a device store, itself included
 */
export async function writeServiceWorker(
  root: string,
  config: SiteConfig,
  { site, rep }: OfflineFiles,
  files: SiteFiles,
  { language, paths }: PrerenderEntry['site'],
): Promise<OfflineFiles> {
  const sheets = site.filter((url) => url.endsWith('.css')).map(files.read);
  const assets = [...new Set([...site, ...fontsIn(sheets.join(''))])];
  // The only pages that a device stores before they were seen; the app can draw every other one.
  const pages = [paths.schedule, paths.book, paths.offline].map((url) => ({
    url,
    document: documentAddress(url, language),
  }));
  const stored = [
    ...pages.map(({ url, document }) => ({ url, revision: digest(files.read(document)) })),
    ...assets.map((url) => ({ url, revision: null })),
  ];
  const define = {
    ...toBuildConstants(config),
    'process.env.NODE_ENV': '"production"',
    __SITE_FILES__: JSON.stringify(stored),
    __REP_FILES__: JSON.stringify(rep),
    __OFFLINE_PAGE__: JSON.stringify(paths.offline),
  };
  const address = workerAddress(language);
  files.write(address, await compile(root, 'src/service-worker/worker.ts', define, language));
  return { site: [address, ...pages.map(({ document }) => document), ...assets], rep };
}
