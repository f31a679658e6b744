import { type Refusal, refusal } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { isFormBody, parseFormBody } from './form-body.ts';

/** A request as any host sees it: what its platform has already decoded, and the body as it came. */
export interface RawRequest {
  method: 'GET' | 'POST';
  /** Query and, where the platform decodes them, form fields, by name. */
  parameters: Record<string, string>;
  /** Empty without a body. */
  contentType: string;
  /** The body as text; empty without one. */
  contents: string;
}

/** What a request asks for. `fields` of an action still carry the static `token`, but not `action`. */
export type ScriptRequest =
  | { kind: 'action'; method: 'GET' | 'POST'; action: string; fields: Record<string, unknown> }
  | { kind: 'booking'; fields: Record<string, string> }
  | { kind: 'refused'; answer: Refusal };

const refused = (...reason: Parameters<typeof refusal>): ScriptRequest => ({
  kind: 'refused',
  answer: refusal(...reason),
});

/**
 * Finds out what a request asks for, whichever way it was sent: the field `payload` with JSON, a JSON or text body, form
 * fields (a booking when `_source` is there or no action is named), or the query of a GET (docs/interfaces.md, section 5). Never
 * throws: what cannot be read is `refused` with `too_large` or `bad_request`.
 */
export function parseScriptRequest(request: RawRequest): ScriptRequest {
  const { method, contentType, contents } = request;
  if (isTooLarge([contents]) || isTooLarge(Object.values(request.parameters))) return refused('too_large');
  if (method === 'GET') return asAction(request.parameters, method);

  let parameters = request.parameters;
  if (!isDecoded(parameters) && isFormBody(contentType)) {
    const form = parseFormBody(contentType, contents);
    if (!form) return refused('bad_request', 'The form could not be read.');
    parameters = { ...parameters, ...form };
  }
  if (parameters.payload !== undefined) return fromJson(parameters.payload);
  if (/^(application\/json|text\/plain)\b/i.test(contentType)) return fromJson(contents);
  if (parameters._source === undefined && parameters.action !== undefined)
    return asAction(parameters, method);
  return { kind: 'booking', fields: parameters };
}

/** Whether texts are more bytes of UTF-8 than a request may have. */
function isTooLarge(texts: readonly string[]): boolean {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (characters > LIMITS.requestBytes) return true;
  let bytes = 0;
  for (const text of texts) {
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    }
  }
  return bytes > LIMITS.requestBytes;
}

/** Whether the platform has decoded the body: one of the fields that tell what a post is for is there. */
const isDecoded = (parameters: Record<string, string>): boolean =>
  parameters.payload !== undefined || parameters._source !== undefined || parameters.service !== undefined;

function fromJson(text: string): ScriptRequest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused('bad_request', 'The request is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refused('bad_request', 'The request must be a JSON object.');
  }
  return asAction({ ...value }, 'POST');
}

function asAction(all: Record<string, unknown>, method: 'GET' | 'POST'): ScriptRequest {
  const { action, ...fields } = all;
  if (typeof action !== 'string' || action === '') {
    return refused('bad_request', 'The request names no action.');
  }
  return { kind: 'action', method, action, fields };
}
