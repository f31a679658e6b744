import type { Browser, Page } from '@playwright/test';
import { type Loop, serveLoop, signIn } from '../browser/loop.ts';
import { openBrowser, withPhone } from '../browser/phone.ts';
import { siteToMeasure } from '../browser/site.ts';
import { getTasks } from '../browser/trace.ts';
import { seenBy, untilQuiet, watchPage } from '../browser/watch.ts';
import { inMs, median } from '../figures.ts';
import { type Benchmark, printTable, verdict } from '../report.ts';

const TEXT = 'Shingles are gone above the kitchen, water comes in. '.repeat(8).slice(0, 400);
const PROCESSORS = [1, 4];
const BATCH = 'Palm Bay squall line';
const LONGEST_MS = 50;

interface Place {
  name: string;
  field: string;
  open: (page: Page, loop: Loop) => Promise<unknown>;
}

const NOTES = 'textarea[name=notes]';
const open = (path: string) => (page: Page, loop: Loop) => page.goto(loop.url + path);

/** Where a visitor or a rep types most: each form that checks or stores while somebody types. */
const PLACES: readonly Place[] = [
  { name: 'booking, notes', field: NOTES, open: open('/schedule/book') },
  { name: 'schedule, street', field: '[name=address]', open: open('/schedule') },
  { name: 'contact, name', field: '[name=firstName]', open: open('/contact') },
  { name: 'support, message', field: '[name=message]', open: open('/support') },
  { name: 'link de-duplication', field: '[name=links]', open: open('/rep-access/extensions') },
  { name: 'worklist, notes', field: NOTES, open: openLead },
  { name: 'new lead, notes', field: NOTES, open: openNewLead },
];

async function openNewLead(page: Page, { url, demoRep }: Loop): Promise<void> {
  await signIn(page, url, demoRep);
  await page.goto(`${url}/rep-access/new-lead`);
}

async function openLead(page: Page, { url, demoRep }: Loop): Promise<void> {
  await signIn(page, url, demoRep);
  await page.getByRole('main').getByText(BATCH).click();
  await page.waitForURL('**/rep-access/worklist**');
  await page.locator('[name=batch] option:checked', { hasText: BATCH }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /Next Lead/ }).click();
}

async function type(
  browser: Browser,
  loop: Loop,
  { name, field, open }: Place,
  processor: number,
): Promise<string[]> {
  return withPhone(browser, async (page, context) => {
    await watchPage(page);
    await open(page, loop);
    const control = page.locator(field);
    await control.click();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
    await untilQuiet(page, 1_000);
    await page.evaluate(() => {
      window.benchSeen.tasks.length = 0;
      window.benchSeen.keys.length = 0;
    });
    const owned = await getTasks(browser, async () => {
      await control.pressSequentially(TEXT, { delay: 20, timeout: 240_000 });
      await untilQuiet(page, 500);
    });
    const typed = await control.inputValue();
    const wanted = Number((await control.getAttribute('maxlength')) ?? TEXT.length);
    if (typed.length < Math.min(wanted, TEXT.length))
      throw new Error(`Of ${TEXT.length} characters ${typed.length} arrived: ${name}`);
    const { tasks, keys } = await seenBy(page);
    const longest = Math.max(0, ...tasks.map(({ ms }) => ms));
    const [longestOwned = Number.NaN] = owned;
    return [
      name,
      `${processor}x`,
      inMs(longestOwned),
      inMs(median(owned.slice(0, TEXT.length))),
      verdict(longestOwned, LONGEST_MS),
      longest === 0 ? `under ${LONGEST_MS}` : inMs(longest),
      keys.length ? inMs(median(keys)) : 'under 16',
    ];
  });
}

/**
 * The longest task while typing 400 characters, both in CPU time, which other programs do not affect, and in
 * wall-clock time.
 */
export const typing: Benchmark = async ({ dist, processors }) => {
  const loop = await serveLoop(await siteToMeasure(dist));
  const browser = await openBrowser();
  const rows: string[][] = [];
  try {
    for (const place of PLACES) {
      for (const processor of processors.length > 0 ? processors : PROCESSORS) {
        const row = await type(browser, loop, place, processor);
        console.log(row.join('  '));
        rows.push(row);
      }
    }
  } finally {
    await browser.close();
    await loop.close();
  }
  const columns = ['longest task', 'of the 400 longest', `≤ ${LONGEST_MS}`, 'by the clock', 'key to paint'];
  printTable([`${TEXT.length} characters, processor ms`, 'processor', ...columns], rows);
};
