import { parseJson } from '#src/lib/json.ts';

/** A request as it really left the page. */
export interface Sent {
  method: string;
  url: URL;
  contentType: string;
  mode: string;
  credentials: string;
  /** The body as text, byte for byte; empty without one. */
  body: string;
  /** The fields in the order they were sent: of the form, or of the query without a body. */
  fields: [name: string, value: string][];
  /** The `action` of a rep call, out of its query or its `payload`; empty for anything else. */
  action: string;
  /** The JSON of the field `payload`, or of a JSON body; undefined when there is none. */
  payload: unknown;
}

const isForm = (contentType: string) =>
  contentType.startsWith('multipart/form-data') ||
  contentType.startsWith('application/x-www-form-urlencoded');

const getAction = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'action' in value ? String(value.action) : '';

/** Reads a request without using it up. */
export async function readSent(request: Request): Promise<Sent> {
  const contentType = request.headers.get('content-type') ?? '';
  const url = new URL(request.url);
  const body = await request.clone().text();
  const form = isForm(contentType) ? [...(await request.clone().formData())] : [...url.searchParams];
  const fields = form.map(([name, value]): [string, string] => [name, String(value)]);
  const named = Object.fromEntries(fields);
  const payload = parseJson(contentType.includes('json') ? body : (named.payload ?? null));
  return {
    method: request.method,
    url,
    contentType,
    mode: request.mode,
    credentials: request.credentials,
    body,
    fields,
    action: getAction(payload) || named.action || '',
    payload,
  };
}
