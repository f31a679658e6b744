import * as z from 'zod/mini';

/** A parsed request, or the first message for each invalid field. */
export type Parsed<T> = { ok: true; data: T } | { ok: false; fields: Record<string, string> };

export type RequestSchema<T> = z.ZodMiniType<T>;

/** Parses a request with its schema. Never throws. */
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

/** Whether a field must be filled in: its schema refuses an empty text. */
export const refusesEmpty = (field: z.ZodMiniType): boolean => !z.safeParse(field, '').success;
