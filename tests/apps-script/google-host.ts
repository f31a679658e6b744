import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getJson } from './built-script.ts';
import type { Installed } from './installed.ts';

/** The platform's own page: status 200, without CORS headers. */
const page = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${title}</body></html>`;

function sendPage(response: ServerResponse, title: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page(title));
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

/**
 * The event that the platform passes to the script: query and form fields as text, the raw body, no headers.
 */
async function getEvent(request: IncomingMessage, url: URL) {
  const parameter: Record<string, string> = Object.fromEntries(url.searchParams);
  if (request.method !== 'POST') return { parameter, contentLength: -1, queryString: url.search.slice(1) };
  const type = request.headers['content-type'] ?? '';
  const body = await read(request);
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    for (const [name, value] of form) if (typeof value === 'string') parameter[name] = value;
  }
  const contents = body.toString('utf8');
  return {
    parameter,
    contentLength: body.length,
    postData: { type, contents, length: body.length, name: 'postData' },
  };
}

/**
 * Serves the built script like Google: `/exec` runs the script, then redirects to another origin that returns
 * the answer once, by GET only. Preflights get no answer. A script that throws or returns nothing produces an
 * HTML page.
 */
export async function serveLikeGoogle(script: Pick<Installed, 'start'>) {
  const answers = new Map<string, string>();
  const content = createServer((request, response) => {
    const key = new URL(request.url ?? '/', 'http://content').searchParams.get('user_content_key') ?? '';
    const body = answers.get(key);
    if (request.method !== 'GET' || body === undefined) return sendPage(response, 'Page Not Found', 404);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };
    response.writeHead(200, headers).end(body);
  });
  const contentOrigin = await listen(content);

  const exec = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://exec');
    if (request.method !== 'GET' && request.method !== 'POST') return sendPage(response, 'Error', 405);
    const event = await getEvent(request, url);
    let output: unknown;
    try {
      output = request.method === 'GET' ? script.start().doGet(event) : script.start().doPost(event);
    } catch (fault) {
      return sendPage(response, `Error: ${String(fault)}`);
    }
    const json = getJson(output);
    if (json === null) return sendPage(response, 'Error');
    const key = crypto.randomUUID();
    answers.set(key, json);
    response
      .writeHead(302, {
        location: `${contentOrigin}/macros/echo?user_content_key=${key}&lib=fake`,
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      })
      .end();
  });
  const execOrigin = await listen(exec);
  return {
    endpoint: `${execOrigin}/exec`,
    execOrigin,
    contentOrigin,
    close: async () => {
      for (const server of [exec, content]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
