import type { Waiting } from '#contract/actions/manager/show-today.ts';

/** How long the oldest of them has waited, in milliseconds. @param at when they were counted */
export const waitOf = ({ oldestAt }: Waiting, at: string): number =>
  Math.max(0, Date.parse(at) - Date.parse(oldestAt));
