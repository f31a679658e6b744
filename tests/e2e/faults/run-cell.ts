import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import type { Found, Second, TabCells } from './cells.ts';
import type { TabFlow } from './tab-flow.ts';

interface Tab {
  page: Page;
  context: BrowserContext;
  flow: TabFlow;
}

/** The controls' values by name: of a group the chosen one. */
const read = (page: Page, names: readonly string[]) =>
  page.evaluate(
    (wanted) =>
      Object.fromEntries(
        wanted.map((name) => {
          const controls = [...document.getElementsByName(name)];
          const values = controls.map((control) => {
            if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
              return control.checked ? control.value : '';
            return 'value' in control ? String(control.value) : '';
          });
          return [name, values.join('')];
        }),
      ),
    names,
  );

async function enter(page: Page, flow: TabFlow) {
  await flow.open(page);
  await flow.fill(page);
  return read(page, flow.typed);
}

type Typed = Awaited<ReturnType<typeof read>>;

async function send(page: Page, { button, done }: TabFlow): Promise<void> {
  await button(page).click();
  await expect(done(page)).toBeVisible();
}

const expectStored = ({ stored }: TabFlow, count = 1) =>
  expect.poll(() => stored?.() ?? count, { message: 'how often the script has it' }).toBe(count);

/** Finds what was typed, and sends it. */
async function goOn(page: Page, flow: TabFlow, typed: Typed, found: Found): Promise<void> {
  if (found === 'done') return expect(flow.done(page)).toBeVisible();
  await expect.poll(() => read(page, flow.typed)).toEqual(typed);
  await send(page, flow);
}

/** Holds the flow's next request until the page has gone. @returns whether it is held */
async function holdRequest({ context, flow }: Tab, hasArrived: boolean): Promise<() => boolean> {
  let isHeld = false;
  let isFirst = true;
  await context.route('**/api/**', async (route) => {
    if (!isFirst || !flow.isRequest(route.request())) return route.fallback();
    isFirst = false;
    if (hasArrived) await route.fetch();
    isHeld = true;
  });
  return () => isHeld;
}

const reloadWhile =
  (hasArrived: boolean) =>
  async (tab: Tab, found: Found): Promise<void> => {
    const { page, flow } = tab;
    const isHeld = await holdRequest(tab, hasArrived);
    const typed = await enter(page, flow);
    await flow.button(page).click();
    await expect.poll(isHeld).toBe(true);
    await page.reload();
    await goOn(page, flow, typed, found);
    await expectStored(flow);
  };

async function sendAgain(page: Page, flow: TabFlow, second: Second): Promise<void> {
  await send(page, flow);
  await expectStored(flow, second === 'counts again' ? 2 : 1);
}

/** A tab that a script opens gets a copy of what is stored for this one, as a duplicate does. */
async function duplicate(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  return opening;
}

/** Rows of the fault matrix that only a browser shows: two documents, or two tabs. */
export const TAB_ROWS: {
  [Row in keyof TabCells]: (tab: Tab, cell: TabCells[Row]) => Promise<void>;
} = {
  'reload before it arrives': reloadWhile(false),
  'reload before the answer': reloadWhile(true),
  async 'two tabs'({ page, context, flow }, second) {
    await enter(page, flow);
    const other = await context.newPage();
    await enter(other, flow);
    await page.bringToFront();
    await send(page, flow);
    await other.bringToFront();
    await sendAgain(other, flow, second);
  },
  async 'a duplicated tab'({ page, flow }, { found, second }) {
    const typed = await enter(page, flow);
    const copy = await duplicate(page);
    await goOn(copy, flow, typed, found);
    await page.bringToFront();
    await sendAgain(page, flow, second);
  },
};
