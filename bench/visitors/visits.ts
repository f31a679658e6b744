import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Exchange, nowMs, openLine } from '../browser/line.ts';
import { type Loop, signIn } from '../browser/loop.ts';
import { type Line, withLaptop, withPhone } from '../browser/phone.ts';
import { BATCH_ID, checkResults, seedLeads } from '../hour/leads.ts';
import { watchHour } from '../hour/watch.ts';
import { workHour } from '../hour/work.ts';
import { touch } from '../way/visitor.ts';
import { type Answers, ours, type Stretch } from '../way/ways.ts';
import { type Counts, toCounts } from './count.ts';
import { VISITS, type Visit } from './kinds.ts';

/** A home's line: what is counted does not depend on it. */
const HOME_LINE: Line = { name: '20 ms, 40 Mbit/s', latency: 20, down: 40 * 1024 ** 2, up: 10 * 1024 ** 2 };

const LEADS = 10;
const CALL_MS = 500;

/** Only the app sets it, from the scroll position. */
const APP_RUNS = 'header[data-opaque]';

/** Without a request for so long, a page loads nothing more. The app waits 3 s before it makes the copy. */
const QUIET_MS = 5_000;
const LONGEST_MS = 120_000;

/** Waits until nothing more is asked for or on its way. @throws Error when that never happens */
async function settle(exchanges: readonly Exchange[]): Promise<void> {
  const end = nowMs() + LONGEST_MS;
  while (nowMs() < end) {
    const last = Math.max(0, ...exchanges.map(({ askedAt, answeredAt }) => Math.max(askedAt, answeredAt)));
    if (nowMs() - last > QUIET_MS) return;
    await pause(100);
  }
  throw new Error('The page goes on loading.');
}

interface Visiting {
  page: Page;
  context: BrowserContext;
  url: string;
  /** Waits until nothing more is loaded. */
  rest: () => Promise<void>;
  /** Starts to count here. */
  begin: () => void;
}

type Act = (visiting: Visiting) => Promise<unknown>;

/** Carries out a visit on a line of its own, until nothing more is loaded. */
async function count(
  loop: Loop,
  withDevice: (use: (page: Page, context: BrowserContext) => Promise<void>) => Promise<void>,
  act: Act,
): Promise<Counts> {
  const line = await openLine(loop.port, HOME_LINE);
  let begun = 0;
  try {
    await withDevice(async (page, context) => {
      const rest = () => settle(line.exchanges);
      const begin = () => {
        begun = line.exchanges.length;
      };
      await act({ page, context, url: line.url, rest, begin });
      await rest();
    });
  } finally {
    await line.close();
  }
  return toCounts(line.exchanges.slice(begun));
}

const openHome: Act = ({ page, url }) => page.goto(url);

/** By fields and buttons alone, at no particular speed: `way` measures the time. */
async function fillIn(page: Page, { fields = {}, tick }: Stretch): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`).first();
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption(text);
    else await field.fill(text);
  }
  if (tick !== undefined) await page.locator(tick).check();
}

/** Once the app runs: a link that is tapped before opens a document, so that the counts would vary. */
const bookWith =
  (answers: Answers): Act =>
  async ({ page, url }) => {
    await page.goto(url);
    await page.locator(APP_RUNS).waitFor();
    for (const stretch of ours(answers)) {
      const { touch: place, sight } = stretch;
      if (place !== undefined) await page.locator(place).first().tap();
      await page
        .locator(sight.selector)
        .filter({ hasText: sight.text ?? '' })
        .first()
        .waitFor();
      await fillIn(page, stretch);
    }
  };

const call: Act = async ({ page, url }) => {
  // The call itself would leave the browser.
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
  await page.goto(`${url}/melbourne`);
  await touch(page, 'main a[href^="tel:"]');
};

const comeBack: Act = async ({ page, context, url, rest, begin }) => {
  await page.goto(url);
  await rest();
  await page.close();
  begin();
  const next = await context.newPage();
  await next.goto(url);
};

const comeBackWithoutCopy: Act = async (visiting) => {
  await visiting.context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await comeBack(visiting);
};

const workLeads =
  ({ store, demoRep }: Loop): Act =>
  async ({ page, url, rest }) => {
    await seedLeads(store, LEADS);
    await watchHour(page);
    await signIn(page, url, demoRep);
    await rest();
    await page.goto(`${url}/rep-access/worklist?batch=${BATCH_ID}`);
    await page.locator(`[name=batch] option[value="${BATCH_ID}"]:checked`).waitFor({ state: 'attached' });
    const { done } = await workHour(page, LEADS, CALL_MS);
    await checkResults(store, demoRep.email, done);
  };

/** Makes one visit of each kind, each on a device of its own with an empty cache, and counts. */
export async function makeVisits(
  browser: Browser,
  loop: Loop,
  answers: Answers,
): Promise<ReadonlyMap<Visit, Counts>> {
  const onPhone = (act: Act) => count(loop, (use) => withPhone(browser, use), act);
  const onLaptop = (act: Act) => count(loop, (use) => withLaptop(browser, use), act);
  const visits: Record<Visit, () => Promise<Counts>> = {
    'opens home and leaves': () => onPhone(openHome),
    'books from the home page': () => onPhone(bookWith(answers)),
    'opens a city page and calls': () => onPhone(call),
    'comes back the next day': () => onPhone(comeBack),
    'comes back, no copy of the site': () => onPhone(comeBackWithoutCopy),
    'a rep signs in, works 10 leads': () => onLaptop(workLeads(loop)),
  };
  const counts = new Map<Visit, Counts>();
  for (const visit of VISITS) {
    console.log(`Counting: ${visit}.`);
    counts.set(visit, await visits[visit]());
  }
  return counts;
}
