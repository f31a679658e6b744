import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { Hono } from 'hono';

/**
 * The machine's clock. Servers and pages start at a time of their own and run on from there. Lint forbids any
 * other use in tests, so that they behave the same at any time and date.
 */
export const machineNow = (): number => Date.now();

/** Offset in ms from the machine's clock for a clock that shows `ms` now; negative when behind. */
export const aheadFor = (ms: number): number => ms - machineNow();

/** Runs in the page or the service worker before the site's scripts. */
function moveDate(ahead: number): void {
  const machine = Date;
  const now = () => machine.now() + ahead;
  const moved = new Proxy(machine, {
    apply: () => new machine(now()).toString(),
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  machine.prototype.constructor = moved;
  globalThis.Date = moved;
}

/**
 * Sets the time for pages that this context opens from now on. Timers, frames and paints stay real.
 */
export const setPageClock = (context: BrowserContext, ahead: number): Promise<unknown> =>
  context.addInitScript(moveDate, ahead);

/** Moves the time in an open page. */
export const passTime = (page: Page, ms: number): Promise<void> => page.evaluate(moveDate, ms);

/** Changes the answers to these requests; they are asked for whole and not compressed. */
function withChanged(
  site: Hono,
  isChanged: (request: Request) => boolean,
  change: (answer: Response) => Promise<Response>,
): Hono {
  const app = new Hono();
  app.use(async (c) => {
    const { raw } = c.req;
    if (!isChanged(raw)) return site.fetch(raw, c.env);
    const headers = new Headers(raw.headers);
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) headers.delete(name);
    const answer = await site.fetch(new Request(raw, { headers }), c.env);
    return change(answer);
  });
  return app;
}

async function withText(answer: Response, change: (text: string) => string): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(change(await answer.text()), { status: answer.status, headers });
}

/**
 * Wraps a site so that its service worker has this time, whenever a browser loads it: it also compares the
 * script that it has with the one of the site, out of sight of Playwright, and installs another one.
 * @param ahead offset in ms from the machine's clock
 */
export const withWorkerClock = (site: Hono, ahead: number): Hono =>
  withChanged(
    site,
    (request) => request.headers.get('service-worker') === 'script',
    async (answer) =>
      answer.status === 200 ? withText(answer, (text) => `(${moveDate})(${ahead});${text}`) : answer,
  );

/**
 * Wraps a site so that its pages and its service worker have this time in any browser: the script is in each
 * document, and allowed by its policy.
 * @param ahead offset in ms from the machine's clock
 * @param alsoRun a script that runs after it, before the site's own
 */
export function withClockInPages(site: Hono, ahead: number, alsoRun: string): Hono {
  const script = `(${moveDate})(${ahead});${alsoRun}`;
  const hash = createHash('sha256').update(script).digest('base64');
  const isPage = ({ method, url }: Request) =>
    method === 'GET' && !/^\/api\/|\.\w+$/.test(new URL(url).pathname);
  return withChanged(withWorkerClock(site, ahead), isPage, async (answer) => {
    const policy = answer.headers.get('content-security-policy') ?? '';
    if (!/script-src/.test(policy)) return answer;
    const page = await withText(answer, (html) =>
      html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
    );
    page.headers.set('content-security-policy', policy.replace('script-src', `$& 'sha256-${hash}'`));
    return page;
  });
}
