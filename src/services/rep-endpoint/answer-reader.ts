import * as z from 'zod/mini';
import { type AnswerStatus, answerStatus, toFlag } from '#contract/answer-fields.ts';
import { parseJson } from '#src/lib/json.ts';

/** A backend's answer: yes with data, no, or `unreadable`. */
export type Read<T> = { kind: 'yes'; answer: T } | { kind: 'no' } | { kind: 'unreadable' };

/**
 * The body of an answer: an HTML page (how the host of the backend reports a crash), a JSON value, or plain
 * text.
 */
export interface Body {
  isPage: boolean;
  isJson: boolean;
  /** The JSON value, with null as undefined; else the text. */
  value: unknown;
}

export type Reader<T> = (body: Body) => Read<T>;

/** Parses the body of an answer. Never throws. */
export function readBody(raw: string): Body {
  const text = raw.replace(/^\uFEFF/, '').trim();
  const value = parseJson(text);
  const isJson = value !== undefined || text === 'null';
  return { isPage: text.startsWith('<'), isJson, value: isJson ? value : text };
}

/** Maximum length of a message for the user, in characters; longer text is cut. */
const LONGEST_MESSAGE = 200;

/**
 * Fields of a body. A bare `OK`, `true` or `0` becomes `ok`. Text that starts with an error becomes a failure
 * with that message; other text becomes a message. A page, a list, null or an empty body has no fields.
 */
function getFields({ isPage, value }: Body): object {
  if (isPage) return {};
  const ok = toFlag(value);
  if (ok !== undefined) return { ok };
  if (typeof value === 'string') {
    const isError = /^\W*\w*(error|exception)\b/i.test(value);
    return { ok: isError ? false : undefined, message: value.slice(0, LONGEST_MESSAGE) };
  }
  return isFields(value) ? value : {};
}

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads success, error code or text, and user message from a body; each is absent when the backend does not
 * send it.
 */
export const readStatus = (body: Body): AnswerStatus => z.parse(answerStatus, getFields(body));

/**
 * Whether an answer does not report failure, by `ok: false` or an `error` (docs/interfaces.md, section 5).
 */
export const isNotRefused = ({ ok, error }: AnswerStatus): boolean => ok !== false && error === undefined;

/** Whether an answer reports success explicitly and no error: for calls where nothing else shows success. */
export const isConfirmed = (answer: AnswerStatus): boolean => answer.ok === true && isNotRefused(answer);

/**
 * Reader for an action of the specification, which the company's own backend may answer in its own way. Each
 * field is parsed on its own. An HTML page or truncated JSON is unreadable; so is a body without any known
 * field, unless `agrees` accepts it.
 * @param schema every field must have its own fallback (contract/answer-fields.ts)
 * @param agrees whether the backend succeeded
 */
export const tolerantReader =
  <T extends AnswerStatus>(schema: z.ZodMiniType<T>, agrees: (answer: T) => boolean): Reader<T> =>
  (body) => {
    if (body.isPage || (!body.isJson && /^[{[]/.test(String(body.value)))) return { kind: 'unreadable' };
    const answer = z.parse(schema, getFields(body));
    if (agrees(answer)) return { kind: 'yes', answer };
    const hasAnswered = isFields(body.value) || !isNotRefused(answer) || answer.message !== undefined;
    return { kind: hasAnswered ? 'no' : 'unreadable' };
  };

/**
 * Like `tolerantReader`, for an action whose answer is not used: any body that does not report failure
 * is a yes.
 */
export const anyBody =
  <T extends AnswerStatus>(schema: z.ZodMiniType<T>): Reader<T> =>
  (body) => {
    if (body.isPage) return { kind: 'unreadable' };
    const answer = z.parse(schema, getFields(body));
    return isNotRefused(answer) ? { kind: 'yes', answer } : { kind: 'no' };
  };

/**
 * Reader for an action that only our own backend has: the whole answer matches the schema or is unreadable.
 * @param agrees whether the backend succeeded
 */
export const strictReader =
  <T extends AnswerStatus>(schema: z.ZodMiniType<T>, agrees = isNotRefused): Reader<T> =>
  ({ value }) => {
    const status = z.safeParse(answerStatus, value);
    if (!status.success) return { kind: 'unreadable' };
    if (!agrees(status.data)) return { kind: 'no' };
    const answer = z.safeParse(schema, value);
    return answer.success ? { kind: 'yes', answer: answer.data } : { kind: 'unreadable' };
  };
