import type { Page, Route } from '@playwright/test';
import { PLACEHOLDERS } from '#contract/config.ts';

/** One request as the script got it: its action and every other field but the token. */
export type Asked = { action: string } & Record<string, unknown>;

/** How a script answers a request: a value to send as JSON, or a text as it is. */
export type Answerer = (asked: Asked) => unknown;

function readAsked(route: Route): Asked {
  const request = route.request();
  const text = new URLSearchParams(request.postData() ?? '').get('payload');
  const fields: Record<string, unknown> = text
    ? JSON.parse(text)
    : Object.fromEntries(new URL(request.url()).searchParams);
  const { token, action, ...rest } = fields;
  if (token !== PLACEHOLDERS.VITE_REP_TOKEN) throw new Error('A request came without the token.');
  return { action: String(action), ...rest };
}

/**
 * Puts a script of the test's own behind the page's rep endpoint.
 * @returns every request it gets from now on, in its order
 */
export async function answeredBy(page: Page, answer: Answerer, status = () => 200): Promise<Asked[]> {
  const requests: Asked[] = [];
  await page.route(`**${PLACEHOLDERS.VITE_REP_ENDPOINT}*`, async (route) => {
    const asked = readAsked(route);
    requests.push(asked);
    const body = answer(asked);
    await route.fulfill({
      status: status(),
      contentType: 'text/plain',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  });
  return requests;
}
