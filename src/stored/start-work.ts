/** State of a link to the worklist that loads the batch's first lead without another press. */
export const START_WORK = { startsAtOnce: true } as const;

/** @param state of the history entry, which may come from anywhere */
export const startsAtOnce = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'startsAtOnce' in state && state.startsAtOnce === true;
