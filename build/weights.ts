import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedSize } from '#build/files/compress.ts';
import type { BuiltPage } from '#build/pages/make-pages.ts';
import { paths } from '#src/content/site-map.ts';

/** Kinds of pages, and what devices store in the background (decision 0034). */
export type Kind = 'text page' | 'page with a form' | 'rep area' | 'offline copy';
type Measure = 'document' | 'script' | 'fonts and images';

/** Transfer size in kB: text after brotli, images and fonts as they are. */
export interface Weight {
  what: string;
  kind: Kind;
  kB: Partial<Record<Measure, number>>;
}

/** What they weighed when they were last reviewed, in kB; change it with a reason in the commit. */
const REVIEWED: Record<Kind, Partial<Record<Measure, number>>> = {
  'text page': { document: 14, script: 100, 'fonts and images': 26 },
  'page with a form': { document: 14, script: 130, 'fonts and images': 26 },
  'rep area': { document: 14, script: 150, 'fonts and images': 26 },
  'offline copy': { script: 350 },
};

/** What may come on top before the build warns. */
const ROOM = 1.2;

const ALREADY_COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif)$/;

const ADDRESS = /(?:src|href|srcset|data)="(\/[^"\s]+)|url\(["']?(\/[^"')]+)/g;

/** Loaded when the visitor scrolls near; their size is checked by findJobPhotoFaults. */
const LAZY_IMAGE = /<img\b[^>]*\bloading="lazy"[^>]*>/g;

/** Returns the URLs of this site's own files that a document loads with its first paint. */
const findReferencedFiles = (html: string): string[] => [
  ...new Set(
    [...html.replace(LAZY_IMAGE, '').matchAll(ADDRESS)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((file) => /\.(?:woff2|svg|png|jpe?g|webp|avif)$/.test(file) && !file.includes('icon')),
  ),
];

const toKb = (bytes: number): number => bytes / 1000;

/** Returns the size of files of the built site in kB. @param addresses URLs of files in `folder` */
export const weighFiles = (addresses: readonly string[], folder: string): number =>
  toKb(
    addresses
      .map((file) => ({ file, content: readFileSync(join(folder, file)) }))
      .map(({ file, content }) => (ALREADY_COMPRESSED.test(file) ? content.length : compressedSize(content)))
      .reduce((sum, bytes) => sum + bytes, 0),
  );

function getKind({ path, area, html }: Pick<BuiltPage, 'path' | 'area' | 'html'>): Kind {
  if (area === 'rep') return 'rep area';
  // What the visit page shows, it asks the script for.
  return html.includes('<form') || path === paths.visit ? 'page with a form' : 'text page';
}

/** @param folder the root of the built site */
export const weighPages = (pages: readonly BuiltPage[], folder: string): Weight[] =>
  pages.map(({ path, area, html, scripts }) => ({
    what: path,
    kind: getKind({ path, area, html }),
    kB: {
      document: toKb(compressedSize(html)),
      script: weighFiles(scripts, folder),
      'fonts and images': weighFiles(findReferencedFiles(html), folder),
    },
  }));

const MEASURES: readonly Measure[] = ['document', 'script', 'fonts and images'];

/**
 * Returns a table of all weights, and a line for each that has grown by more than a fifth since the last
 * review. That is a warning: an owner's longer values must not stop the owner's build.
 */
export function describeWeights(weights: readonly Weight[]): { table: string; warnings: string[] } {
  const warnings = weights.flatMap(({ what, kind, kB }) =>
    MEASURES.flatMap((measure) => {
      const now = kB[measure] ?? 0;
      const reviewed = REVIEWED[kind][measure] ?? Number.POSITIVE_INFINITY;
      return now > reviewed * ROOM
        ? [`${what}: ${measure} ${now.toFixed(1)} kB, ${reviewed} kB at the last review`]
        : [];
    }),
  );
  const rows = [
    ['kB', ...MEASURES],
    ...weights.map(({ what, kB }) => [what, ...MEASURES.map((measure) => kB[measure]?.toFixed(1) ?? '')]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const table = rows
    .map((row) =>
      row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('  '),
    )
    .join('\n');
  return { table, warnings };
}
