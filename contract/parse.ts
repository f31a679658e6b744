import * as z from 'zod/mini';

/** What a request holds, or what is wrong with it: the first message of each field. */
export type Parsed<T> = { ok: true; data: T } | { ok: false; fields: Record<string, string> };

/** The schema of a request that comes out as `T`. */
export type RequestSchema<T> = z.ZodMiniType<T>;

/** Reads a request by its schema. Never throws. */
export function parseRequest<T>(schema: RequestSchema<T>, request: unknown): Parsed<T> {
  const result = z.safeParse(schema, request);
  if (result.success) return { ok: true, data: result.data };
  const fields = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? '');
    if (!fields.has(field)) fields.set(field, message);
  }
  return { ok: false, fields: Object.fromEntries(fields) };
}
