import type { Page, Route } from '@playwright/test';
import { PLACEHOLDERS } from '#contract/config.ts';

/** A request as the script received it, without the token. */
export type Asked = { action: string } & Record<string, unknown>;

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
 * Replaces the page's rep endpoint with a script of the test's own.
 * @param answer a string is sent unchanged, any other value as JSON
 * @returns all its requests from now on, in order
 */
export async function answeredBy(page: Page, answer: (asked: Asked) => unknown): Promise<Asked[]> {
  const requests: Asked[] = [];
  await page.route(`**${PLACEHOLDERS.VITE_REP_ENDPOINT}*`, async (route) => {
    const asked = readAsked(route);
    requests.push(asked);
    const body = answer(asked);
    await route.fulfill({
      contentType: 'text/plain',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  });
  return requests;
}
