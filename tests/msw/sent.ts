import { parseJson } from '#src/lib/json.ts';

export interface Sent {
  method: string;
  url: URL;
  contentType: string;
  /** Those that the page has set; names are lowercase. */
  headers: Record<string, string>;
  mode: string;
  credentials: string;
  /** The raw body as text; empty when there is none. */
  body: string;
  /** Form fields, or the query's when there is no body, in order. */
  fields: [name: string, value: string][];
  /** The `action` of a rep call, from its query or `payload`; empty for other requests. */
  action: string;
  /** JSON of the field `payload`, or of a JSON body; else undefined. */
  payload: unknown;
}

const isForm = (contentType: string) =>
  contentType.startsWith('multipart/form-data') ||
  contentType.startsWith('application/x-www-form-urlencoded');

const getAction = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'action' in value ? String(value.action) : '';

/** Reads a clone, so that the request can still be used. */
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
    headers: Object.fromEntries(request.headers),
    mode: request.mode,
    credentials: request.credentials,
    body,
    fields,
    action: getAction(payload) || named.action || '',
    payload,
  };
}
