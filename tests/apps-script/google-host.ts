import { Hono } from 'hono';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { getJson } from './built-script.ts';
import type { Installed } from './installed.ts';

/** The platform's own page, without CORS headers. */
const page = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${title}</body></html>`;

/** The event that the platform passes to the script: query and form fields as text, raw body, no headers. */
async function getEvent(request: Request) {
  const parameter: Record<string, string> = Object.fromEntries(new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  const contents = await request.clone().text();
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) {
    for (const [name, value] of await request.formData()) {
      if (typeof value === 'string') parameter[name] = value;
    }
  }
  return { parameter, ...(request.method === 'POST' && { postData: { type, contents } }) };
}

/**
 * Serves the built script like Google: `/exec` runs the script, then redirects to another origin that returns
 * the answer, by GET only. Preflights get no answer. A script that throws or returns nothing produces an HTML
 * page.
 */
export async function serveLikeGoogle(script: Pick<Installed, 'start'>) {
  const answers = new Map<string, string>();
  const content = await serveApp(
    new Hono().get('/macros/echo', (c) => {
      const json = answers.get(c.req.query('user_content_key') ?? '');
      if (json === undefined) return c.html(page('Page Not Found'), 404);
      c.header('access-control-allow-origin', '*');
      return c.body(json, 200, { 'content-type': 'application/json; charset=utf-8' });
    }),
    0,
    '127.0.0.1',
  );
  const contentOrigin = `http://127.0.0.1:${content.port}`;

  const app = new Hono()
    .on(['GET', 'POST'], '/exec', async (c) => {
      const event = await getEvent(c.req.raw);
      let json: string | null;
      try {
        json = getJson(c.req.method === 'GET' ? script.start().doGet(event) : script.start().doPost(event));
      } catch (fault) {
        return c.html(page(`Error: ${String(fault)}`));
      }
      if (json === null) return c.html(page('The script completed but did not return anything.'));
      const key = crypto.randomUUID();
      answers.set(key, json);
      c.header('access-control-allow-origin', '*');
      c.header('cache-control', 'no-store');
      return c.redirect(`${contentOrigin}/macros/echo?user_content_key=${key}&lib=fake`);
    })
    .all('*', (c) => c.html(page('Error'), 405));
  const exec = await serveApp(app, 0, '127.0.0.1');
  const execOrigin = `http://127.0.0.1:${exec.port}`;

  return {
    endpoint: `${execOrigin}/exec`,
    execOrigin,
    contentOrigin,
    close: async () => {
      await exec.close();
      await content.close();
    },
  };
}
