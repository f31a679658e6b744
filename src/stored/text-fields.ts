/** The part of a schema that `stored` uses; zod schemas fit. */
export interface StoredSchema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

/** Whether a value of unknown shape has fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Picks these fields from an object; leaves out anything that is not a string or is longer than `longest`
 * characters.
 */
export function readTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
  longest: number,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  if (!isRecord(value)) return found;
  for (const name of names) {
    const text = value[name];
    if (typeof text === 'string' && text.length <= longest) found[name] = text;
  }
  return found;
}

/**
 * A schema made of a reading function, for values that a public page needs at once: zod (8 kB) loads later,
 * with the form's rules (decision 0023).
 */
export const objectSchema = <T>(read: (value: Record<string, unknown>) => T): StoredSchema<T> => ({
  safeParse: (value) => (isRecord(value) ? { success: true, data: read(value) } : { success: false }),
});
