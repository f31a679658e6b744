import * as z from 'zod/mini';

/**
 * The fields of an answer as they come from any script, ours or the company's own (specification, section 7). A field is taken
 * when it is, or can plainly be turned into, what is wanted; otherwise it counts as absent, alone, and never spoils the rest
 * of the answer (docs/decisions/0017).
 */

/** A text as it is; a number or a yes or no in its words, because spreadsheets turn ids and ZIP codes into numbers. */
function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : undefined;
}

/** A number, also as a text: `"3"`. */
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

/** A yes (`true`, 1, `"true"`, `"ok"`) or a no (`false`, 0, `"false"`). */
export const toFlag = (value: unknown): boolean | undefined =>
  FLAGS.get(toText(value)?.trim().toLowerCase() ?? '');

/** A moment as an ISO instant, with its time and zone; nothing less says when. */
function toInstant(value: unknown): string | undefined {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value);
  return isInstant && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** What an error field says: an empty one, a no and a zero say that there is none. */
const toError = (value: unknown): string | undefined =>
  toFlag(value) === false ? undefined : toText(value)?.trim() || undefined;

/** An answer's text; empty when it has none. */
export const answerText = z.pipe(
  z.transform((value: unknown) => toText(value) ?? ''),
  z.string(),
);

/** An answer's number, in a part that makes no sense without it. */
export const answerNumber = z.pipe(z.transform(toNumber), z.number());

/** An answer's number; absent when it has none. */
export const answerCount = z.pipe(z.transform(toNumber), z.optional(z.number()));

/** An answer's moment; empty when it has none. */
export const answerInstant = z.pipe(
  z.transform((value: unknown) => toInstant(value) ?? ''),
  z.string(),
);

/** A part of an answer with fields of its own; absent when it is no such part. */
export const answerPart = <T>(part: z.ZodMiniType<T>) => z.catch(z.optional(part), undefined);

/** An answer's list; an entry that cannot be read is left out, and what is no list is an empty one. */
export const answerList = <T>(entry: z.ZodMiniType<T>) =>
  z.transform((value: unknown): T[] =>
    (Array.isArray(value) ? value : []).flatMap((each) => {
      const read = z.safeParse(entry, each);
      return read.success ? [read.data] : [];
    }),
  );

/** What any script may put beside its answer: whether it agreed, its own code or words for why not, and a text for a person. */
export const answerStatus = z.object({
  ok: z.pipe(z.transform(toFlag), z.optional(z.boolean())),
  error: z.pipe(z.transform(toError), z.optional(z.string())),
  message: z.pipe(
    z.transform((value: unknown) => toText(value)?.trim() || undefined),
    z.optional(z.string()),
  ),
});
export type AnswerStatus = z.infer<typeof answerStatus>;
