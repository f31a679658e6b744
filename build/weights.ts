import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '#contract/page-address.ts';
import { paths } from '#src/content/site-map.ts';
import type { BuiltPage } from './pages/make-pages.ts';
import { documentAddress } from './pages/site-files.ts';

/** Kinds of pages, and what devices store in the background (decision 0034). */
export type Kind = 'text page' | 'page with a form' | 'rep area' | 'offline copy';

/** What a browser transfers, in kB. An offline copy has no document. */
export interface Weight {
  what: string;
  kind: Kind;
  document?: number;
  script: number;
}

/** What they weighed when they were last reviewed; change it with a reason in the commit. */
const REVIEWED: Record<Kind, { document?: number; script: number }> = {
  'text page': { document: 14, script: 105 },
  'page with a form': { document: 14, script: 130 },
  'rep area': { document: 14, script: 150 },
  'offline copy': { script: 350 },
};

/** What may come on top before the build warns. */
const ROOM = 1.2;

/** Returns the size of files of the built site in kB, as they are sent. @param addresses URLs of files in `folder` */
export function weighFiles(addresses: readonly string[], folder: string): number {
  const files = addresses.map((address) => join(folder, address));
  const sent = files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  return sent.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;
}

function getKind({ path, language, area, html }: BuiltPage): Kind {
  if (area === 'rep') return 'rep area';
  // What the visit page shows, it asks the script for.
  return html.includes('<form') || inLanguage(path, language, 'en') === paths.visit
    ? 'page with a form'
    : 'text page';
}

/** @param folder the root of the built site, whose files are compressed */
export const weighPages = (pages: readonly BuiltPage[], folder: string): Weight[] =>
  pages.map((page) => ({
    what: page.path,
    kind: getKind(page),
    document: weighFiles([documentAddress(page.path, page.language)], folder),
    script: weighFiles(page.scripts, folder),
  }));

/**
 * Returns a table of all weights, and a line for each that has grown by more than a fifth since the last
 * review. That is a warning: an owner's longer values must not stop the owner's build.
 */
export function describeWeights(weights: readonly Weight[]): { table: string; warnings: string[] } {
  const toLine = (what: string, ...cells: string[]) =>
    [what.padEnd(30), ...cells.map((cell) => cell.padStart(9))].join('');
  const lines = weights.map(({ what, document, script }) =>
    toLine(what, document?.toFixed(1) ?? '', script.toFixed(1)),
  );
  const warnings = weights.flatMap(({ what, kind, ...kB }) =>
    (['document', 'script'] as const).flatMap((measure) => {
      const [now = 0, reviewed = 0] = [kB[measure], REVIEWED[kind][measure]];
      return now > reviewed * ROOM
        ? [`${what}: ${measure} ${now.toFixed(1)} kB, ${reviewed} kB at the last review`]
        : [];
    }),
  );
  return { table: [toLine('kB', 'document', 'script'), ...lines].join('\n'), warnings };
}
