import { LIMITS } from '#contract/limits.ts';
import { stored } from './stored.ts';
import type { StoredSchema } from './text-fields.ts';

const schema: StoredSchema<string> = {
  safeParse: (value) =>
    typeof value === 'string' && value.length <= LIMITS.visitLink
      ? { success: true, data: value }
      : { success: false },
};

/** The token of the link of a booking that this tab has opened; empty for none. */
export const visitToken = stored({ area: 'session', key: 'visitToken', schema, fallback: '' });
