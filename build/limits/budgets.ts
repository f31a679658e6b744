import { readSiteConfig, type SiteConfig } from '#contract/config.ts';
import type { SitePage } from '#src/content/site-map.ts';

/** Transfer size of a page in bytes: text after brotli, images and fonts as they are. */
export interface PageWeight {
  path: string;
  area: SitePage['area'];
  isStatic: boolean;
  /** The HTML, with its inlined styles, and its stylesheets. */
  document: number;
  /** Script that runs before the first paint: the inline loader. */
  scriptBeforePaint: number;
  /** All script that loads without an interaction. */
  script: number;
  fonts: number;
  images: number;
  /** All files; an error message lists the heaviest. */
  files: readonly { file: string; bytes: number }[];
}

export type Measure = 'document' | 'beforePaint' | 'script' | 'fonts' | 'withoutScript';
export type Limits = Record<Measure, number>;

const kB = 1000;
const STATIC: Limits = {
  document: 16 * kB,
  beforePaint: 2 * kB,
  script: 100 * kB,
  fonts: 22 * kB,
  withoutScript: 45 * kB,
};
const INTERACTIVE: Limits = { ...STATIC, script: 130 * kB };
const REP: Limits = { ...INTERACTIVE, script: 150 * kB };

/** Returns a page's limits in bytes (decision 0006). */
export function getLimits({ area, isStatic }: Pick<PageWeight, 'area' | 'isStatic'>): Limits {
  if (area === 'rep') return REP;
  return isStatic ? STATIC : INTERACTIVE;
}

/**
 * How many bytes longer the owner's values are than the defaults: names, addresses and keys that are no code
 * of ours must not stop the owner's build. A short name does not make up for a long token: a page has one of
 * them, and compression does nothing for a random one.
 */
export function countOwnValues(config: SiteConfig): number {
  const defaults = new Map(Object.entries(readSiteConfig({})));
  const count = (value: unknown) => JSON.stringify(value ?? '').length;
  return Object.entries(config).reduce(
    (sum, [name, value]) => sum + Math.max(0, count(value) - count(defaults.get(name))),
    0,
  );
}

const mayExceed = (measure: Measure, ownValues: number): number => (measure === 'fonts' ? 0 : ownValues);

const measures: Record<Measure, (weight: PageWeight) => number> = {
  document: (weight) => weight.document,
  beforePaint: (weight) => weight.scriptBeforePaint,
  script: (weight) => weight.script,
  fonts: (weight) => weight.fonts,
  withoutScript: ({ document, fonts, images }) => document + fonts + images,
};

const MEASURE_NAMES: Record<Measure, string> = {
  document: 'document',
  beforePaint: 'script before paint',
  script: 'script in all',
  fonts: 'fonts',
  withoutScript: 'all but deferred script',
};

const inKb = (bytes: number): string => (bytes / kB).toFixed(1);

/**
 * Returns one line per exceeded limit, with the page, the measure and the page's heaviest files.
 * @param ownValues bytes that a page may have above its limits (countOwnValues)
 */
export function findOverBudget(weights: readonly PageWeight[], ownValues = 0): string[] {
  return weights.flatMap((weight) => {
    const limits = getLimits(weight);
    return (Object.keys(measures) as Measure[])
      .filter((measure) => measures[measure](weight) > limits[measure] + mayExceed(measure, ownValues))
      .map((measure) => {
        const heaviest = [...weight.files]
          .sort((a, b) => b.bytes - a.bytes)
          .slice(0, 4)
          .map(({ file, bytes }) => `${file} ${inKb(bytes)}`);
        return `${weight.path}: ${MEASURE_NAMES[measure]} ${inKb(measures[measure](weight))} kB, limit ${inKb(limits[measure])} kB (${heaviest.join(', ')})`;
      });
  });
}

/** Returns a table of all pages in kB; `!` marks a number over its limit. */
export function formatBudgetTable(weights: readonly PageWeight[], ownValues = 0): string {
  const columns = Object.keys(measures) as Measure[];
  const rows = weights.map((weight) => {
    const limits = getLimits(weight);
    return [
      weight.path,
      ...columns.map((measure) => {
        const bytes = measures[measure](weight);
        return `${inKb(bytes)}/${(limits[measure] / kB).toFixed(0)}${bytes > limits[measure] + mayExceed(measure, ownValues) ? '!' : ''}`;
      }),
    ];
  });
  const table = [['page (kB/limit)', ...columns.map((measure) => MEASURE_NAMES[measure])], ...rows];
  const widths = [0, ...columns.map((_, index) => index + 1)].map((column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  return table
    .map((row) =>
      row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('  '),
    )
    .join('\n');
}

/** Transfer size in bytes of what a device stores in the background (decision 0035). */
export interface CopyWeight {
  /** Stored by every visitor's device: pages, files and the service worker itself. */
  site: number;
  /** Stored in addition where a rep uses the site. */
  rep: number;
}

const COPY_LIMITS: CopyWeight = { site: 350 * kB, rep: 100 * kB };

/** Returns one line per exceeded limit. @param ownValues see findOverBudget */
export const findCopyOverBudget = (weight: CopyWeight, ownValues = 0): string[] =>
  (['site', 'rep'] as const)
    .filter((part) => weight[part] > COPY_LIMITS[part] + ownValues)
    .map(
      (part) => `The offline copy (${part}): ${inKb(weight[part])} kB, limit ${inKb(COPY_LIMITS[part])} kB`,
    );

export const formatCopyWeight = ({ site, rep }: CopyWeight): string =>
  `Offline copy, kB: ${inKb(site)}/${inKb(COPY_LIMITS.site)}, for reps in addition ${inKb(rep)}/${inKb(COPY_LIMITS.rep)}`;
