import type { Exchange } from '../browser/line.ts';

/** What a CDN does with a request. */
export const TREATMENTS = ['kept a year', 'revalidated', 'script'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** Requests of one treatment, and the bytes of their answers with headers. */
export interface Count {
  requests: number;
  /** How many of them were answered with 304 and no body. */
  unchanged: number;
  bytes: number;
}

/** What one side has loaded. */
export interface Loaded {
  counts: Readonly<Record<Treatment, Count>>;
  /** Addresses of the files that a CDN may keep. */
  files: ReadonlySet<string>;
}

export interface Counts {
  /** For the visitor. */
  own: Loaded;
  /** By the service worker for itself. */
  background: Loaded;
}

function treatmentOf({ path }: Exchange): Treatment {
  if (path.startsWith('/api/')) return 'script';
  return path.startsWith('/assets/') ? 'kept a year' : 'revalidated';
}

function toLoaded(exchanges: readonly Exchange[]): Loaded {
  const of = (treatment: Treatment) => exchanges.filter((each) => treatmentOf(each) === treatment);
  const count = (treatment: Treatment): Count => ({
    requests: of(treatment).length,
    unchanged: of(treatment).filter(({ status }) => status === 304).length,
    bytes: of(treatment).reduce((total, { bytes }) => total + bytes, 0),
  });
  return {
    counts: {
      'kept a year': count('kept a year'),
      revalidated: count('revalidated'),
      script: count('script'),
    },
    files: new Set(of('kept a year').map(({ path }) => path)),
  };
}

/** @throws Error when an answer is no success: then the figures would be those of a site that is broken */
export function toCounts(exchanges: readonly Exchange[]): Counts {
  const failed = exchanges.filter(({ status }) => status !== 200 && status !== 304);
  if (failed.length > 0)
    throw new Error(failed.map(({ path, status }) => `${path} answered ${status}`).join('\n'));
  return {
    own: toLoaded(exchanges.filter(({ isBackground }) => !isBackground)),
    background: toLoaded(exchanges.filter(({ isBackground }) => isBackground)),
  };
}
