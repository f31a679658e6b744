import * as z from 'zod/mini';
import { type AnswerStatus, answerStatus, toFlag } from '#contract/answer-fields.ts';
import { parseJson } from '#src/lib/json.ts';

/**
 * What a script said: yes with an answer, or no in its words; `unreadable` when it said nothing that makes sense here.
 */
export type Read<T> = { kind: 'yes'; answer: T } | { kind: 'no' } | { kind: 'unreadable' };

/** The body of an answer: an HTML page, which is how the script host answers a crash; a JSON value; or a bare text. */
export interface Body {
  isPage: boolean;
  isJson: boolean;
  /** The JSON value, a null read as nothing there; else the text. */
  value: unknown;
}

/** How the answers of an action are read. */
export type Reader<T> = (body: Body) => Read<T>;

/** Takes the body of an answer apart. Never throws. */
export function readBody(raw: string): Body {
  const text = raw.replace(/^\uFEFF/, '').trim();
  const value = parseJson(text);
  const isJson = value !== undefined || text === 'null';
  return { isPage: text.startsWith('<'), isJson, value: isJson ? value : text };
}

/** A longer text is no sentence for a person. */
const LONGEST_MESSAGE = 200;

/**
 * The fields of a body. A bare yes or no (`OK`, `true`, `0`) is an `ok`, a text that begins with an error a no in those words,
 * any other text a message; a page, a list, a null or nothing has no fields.
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

/** Whether a script agreed, its code or words for why not, and its text for a person: each absent when it does not say. */
export const readStatus = (body: Body): AnswerStatus => z.parse(answerStatus, getFields(body));

/** Whether an answer does not say no, by its `ok` or with words under `error` (docs/interfaces.md, section 5). */
export const isNotRefused = ({ ok, error }: AnswerStatus): boolean => ok !== false && error === undefined;

/** Whether an answer says yes, and nothing against it: for a call where nothing else tells that the script agreed. */
export const saysYes = (answer: AnswerStatus): boolean => answer.ok === true && isNotRefused(answer);

/**
 * Reads an action of the specification, which the company's own script may answer in its own way: what makes sense of its
 * fields is taken, each for itself. An HTML page is unreadable, and so are half an answer and a body without a word that makes
 * sense, unless the action agrees to it all the same.
 * @param schema every field of it falls back on its own (contract/answer-fields.ts)
 * @param agrees whether the script agreed
 */
export const anyScript =
  <T extends AnswerStatus>(schema: z.ZodMiniType<T>, agrees: (answer: T) => boolean): Reader<T> =>
  (body) => {
    if (body.isPage || (!body.isJson && /^[{[]/.test(String(body.value)))) return { kind: 'unreadable' };
    const answer = z.parse(schema, getFields(body));
    if (agrees(answer)) return { kind: 'yes', answer };
    const hasAnswered = isFields(body.value) || !isNotRefused(answer) || answer.message !== undefined;
    return { kind: hasAnswered ? 'no' : 'unreadable' };
  };

/** As `anyScript`, for an action of whose answer nothing is read: every body that does not say no is a yes. */
export const anyBody =
  <T extends AnswerStatus>(schema: z.ZodMiniType<T>): Reader<T> =>
  (body) => {
    if (body.isPage) return { kind: 'unreadable' };
    const answer = z.parse(schema, getFields(body));
    return isNotRefused(answer) ? { kind: 'yes', answer } : { kind: 'no' };
  };

/**
 * Reads an action that only this product's script has: the whole answer is of the agreed shape, or it is unreadable.
 * @param agrees whether the script agreed
 */
export const ownScript =
  <T extends AnswerStatus>(schema: z.ZodMiniType<T>, agrees = isNotRefused): Reader<T> =>
  ({ value }) => {
    const status = z.safeParse(answerStatus, value);
    if (!status.success) return { kind: 'unreadable' };
    if (!agrees(status.data)) return { kind: 'no' };
    const answer = z.safeParse(schema, value);
    return answer.success ? { kind: 'yes', answer: answer.data } : { kind: 'unreadable' };
  };
