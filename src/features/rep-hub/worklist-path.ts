import { paths } from '#src/content/site-map.ts';

/** Address of the worklist with this batch chosen. */
export const worklistPath = (batchId: string): string =>
  `${paths.rep.worklist}?${new URLSearchParams({ batch: batchId })}`;
