import type { Context } from '#backend/core/plan.ts';
import type { OwnerSettingRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';

const NAME = 'pepperCheck';

/**
 * Returns what is kept with the rows to know their secret again (PIN_PEPPER): with another, no PIN and no link in an
 * email works. An HMAC-SHA256 as lowercase hex, which does not tell the secret.
 * @param sign of the host's context
 */
export const pepperCheckOf = (sign: Context['sign']): string => sign('check value of PIN_PEPPER');

/** Returns the check value among the owner's settings; empty if there is none yet. */
export const findPepperCheck = (settings: readonly OwnerSettingRow[]): string =>
  settings.find(({ name }) => name === NAME)?.value ?? '';

/** Takes the host's secret for that of the rows, from now on. */
export const putPepperCheck = (sign: Context['sign']): Write => ({
  kind: 'putOwnerSetting',
  row: { name: NAME, value: pepperCheckOf(sign) },
});
