import * as z from 'zod/mini';

/**
 * Fields of an answer from any backend, ours or the company's own (specification, section 7). A field that
 * has, or clearly converts to, the expected type is used; any other field counts as absent and does not
 * invalidate the rest of the answer (docs/decisions/0001).
 */

/**
 * Accepts numbers and booleans too, because spreadsheets turn ids and ZIP codes into numbers. Half of an
 * emoji, which a backend leaves when it cuts a text, would break every link that it gets into.
 */
function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replace(/\p{Cs}/gu, '\ufffd');
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : undefined;
}

/** Also accepts a number as text: `"3"`. */
function toNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

const FLAGS = new Map([
  ['true', true],
  ['1', true],
  ['ok', true],
  ['yes', true],
  ['false', false],
  ['0', false],
  ['no', false],
]);

/**
 * Reads a boolean from `true`, 1, `"true"`, `"ok"`, or `false`, 0, `"false"`; undefined for anything else.
 */
export const toFlag = (value: unknown): boolean | undefined =>
  FLAGS.get(toText(value)?.trim().toLowerCase() ?? '');

/** Accepts only an ISO instant with a time and a zone. */
function toInstant(value: unknown): string | undefined {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value);
  return isInstant && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** Text of an error field. Empty, `false` and 0 mean no error. */
const toError = (value: unknown): string | undefined =>
  toFlag(value) === false ? undefined : toText(value)?.trim() || undefined;

/** Text; empty when absent. */
export const answerText = z.pipe(
  z.transform((value: unknown) => toText(value) ?? ''),
  z.string(),
);

/** A required number, for a part that makes no sense without it. */
export const answerNumber = z.pipe(z.transform(toNumber), z.number());

/** An optional number. */
export const answerCount = z.pipe(z.transform(toNumber), z.optional(z.number()));

/** An optional boolean. */
export const answerFlag = z.pipe(z.transform(toFlag), z.optional(z.boolean()));

/** A boolean; absent means no. */
export const answerYes = z.pipe(
  answerFlag,
  z.transform((value) => value === true),
);

/** An ISO instant; empty when absent. */
export const answerInstant = z.pipe(
  z.transform((value: unknown) => toInstant(value) ?? ''),
  z.string(),
);

/** A nested object; absent when it does not parse. */
export const answerPart = <T>(part: z.ZodMiniType<T>) => z.catch(z.optional(part), undefined);

/** An object of texts; leaves out what is not text. Empty when absent. */
export const answerTexts = z.transform(
  (value: unknown): Record<string, string> =>
    Object.fromEntries(
      Object.entries(typeof value === 'object' && value ? value : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
);

/** A list. Leaves out entries that do not parse; anything but an array becomes an empty list. */
export const answerList = <T>(entry: z.ZodMiniType<T>) =>
  z.transform((value: unknown): T[] =>
    (Array.isArray(value) ? value : []).flatMap((each) => {
      const read = z.safeParse(entry, each);
      return read.success ? [read.data] : [];
    }),
  );

/**
 * What any backend may send with an answer: success or not, an error code or text, and a message for the
 * user.
 */
export const answerStatus = z.object({
  ok: answerFlag,
  error: z.pipe(z.transform(toError), z.optional(z.string())),
  message: z.pipe(
    z.transform((value: unknown) => toText(value)?.trim() || undefined),
    z.optional(z.string()),
  ),
});
export type AnswerStatus = z.infer<typeof answerStatus>;
