import { aheadFor, machineNow } from '#tests/e2e/support/clock.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** How many milliseconds ahead of the machine's clock it is for a host and every phone of one run: Friday, 10 in the morning, at its start. */
export const AHEAD = aheadFor(FRIDAY_TEN);

/** The moment it is on that clock. */
export const now = (): number => machineNow() + AHEAD;
