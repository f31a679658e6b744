import { aheadFor, machineNow } from '#tests/e2e/support/clock.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/**
 * Offset in milliseconds from the machine's clock, for the host and every phone of one run: a run starts on a
 * Friday at 10 AM.
 */
export const AHEAD = aheadFor(FRIDAY_TEN);

export const now = (): number => machineNow() + AHEAD;
