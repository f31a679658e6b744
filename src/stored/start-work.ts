import * as z from 'zod/mini';

const startWork = z.object({ startsAtOnce: z.literal(true) });

/** State of a link to the worklist that loads the batch's first lead without another press. */
export const START_WORK: z.infer<typeof startWork> = { startsAtOnce: true };

/** @param state of the history entry, which may come from anywhere */
export const startsAtOnce = (state: unknown): boolean => z.safeParse(startWork, state).success;
