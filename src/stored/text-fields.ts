/** A schema as `stored` asks it: zod's are ones. */
export interface StoredSchema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The texts of an object under these names; what is no text, or longer than anybody types, is left out. */
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
 * The schema of an object of texts and such, read by a function: for values that a public page reads at once,
 * and zod (8 kB) comes only with the rules of its form (decision 0023).
 */
export const objectSchema = <T>(read: (value: Record<string, unknown>) => T): StoredSchema<T> => ({
  safeParse: (value) => (isRecord(value) ? { success: true, data: read(value) } : { success: false }),
});
