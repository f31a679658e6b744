import { type Refusal, refusal } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { ACTIONS } from './action-table.ts';
import { isFormBody, parseFormBody } from './form-body.ts';

/** A request as any host receives it: the fields its platform has decoded, and the raw body. */
export interface RawRequest {
  method: 'GET' | 'POST';
  /** Query parameters and, where the platform decodes them, form fields, by name. */
  parameters: Record<string, string>;
  /** This and `contents` are empty if there is no body. */
  contentType: string;
  contents: string;
}

/** A parsed request. The `fields` of an action still include the static `token`, but not `action`. */
export type EndpointRequest =
  | { kind: 'action'; method: 'GET' | 'POST'; action: string; fields: Record<string, unknown> }
  | { kind: 'booking'; fields: Record<string, string> }
  | { kind: 'refused'; answer: Refusal };

const refused = (...reason: Parameters<typeof refusal>): EndpointRequest => ({
  kind: 'refused',
  answer: refusal(...reason),
});

/** Maximum size in bytes of a request whose address names this action, or none. */
export const getMaxBytes = (action: string | undefined): number =>
  (action && ACTIONS.get(action)?.action.requestBytes) || LIMITS.requestBytes;

/**
 * Parses a request in any form in which it can be sent: JSON in a form field `payload`, a JSON or text body,
 * form fields (a booking if `_source` is present or no action is named), or a GET query (docs/interfaces.md,
 * section 5). Never throws: an unreadable request becomes `refused` with `too_large` or `bad_request`.
 */
export function parseEndpointRequest(request: RawRequest): EndpointRequest {
  const { contents, parameters } = request;
  const maxBytes = getMaxBytes(parameters.action);
  const isOver = (most: number) =>
    isTooLarge([contents], most) || isTooLarge(Object.values(parameters), most);
  if (isOver(maxBytes)) return refused('too_large');
  const parsed = parse(request);
  // What the address says must be true of the request itself.
  const isAnother =
    parsed.kind === 'action' ? parsed.action !== parameters.action : parsed.kind === 'booking';
  return isAnother && maxBytes > LIMITS.requestBytes && isOver(LIMITS.requestBytes)
    ? refused('too_large')
    : parsed;
}

function parse(request: RawRequest): EndpointRequest {
  const { method, contentType, contents } = request;
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

function isTooLarge(texts: readonly string[], maxBytes: number): boolean {
  let bytes = texts.reduce((sum, text) => sum + text.length, 0);
  if (bytes > maxBytes) return true;
  for (const text of texts) {
    // By code unit, because a photo has 700,000 of them.
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      // Two of a pair make four bytes.
      if (code >= 0x80) bytes += code < 0x800 || isSurrogate(code) ? 1 : 2;
    }
  }
  return bytes > maxBytes;
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Tells whether the platform has already decoded the body: a field that identifies the request is there. */
const isDecoded = (parameters: Record<string, string>): boolean =>
  parameters.payload !== undefined || parameters._source !== undefined || parameters.service !== undefined;

function fromJson(text: string): EndpointRequest {
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

function asAction(all: Record<string, unknown>, method: 'GET' | 'POST'): EndpointRequest {
  const { action, ...fields } = all;
  if (typeof action !== 'string' || action === '') {
    return refused('bad_request', 'The request names no action.');
  }
  return { kind: 'action', method, action, fields };
}
