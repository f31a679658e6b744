import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const MANY = 120;

export async function walkTo(page: Page, goal: Locator): Promise<void> {
  for (let stop = 0; stop < MANY; stop++) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(goal, 'where Tab leads').toBeFocused();
}

/** Tabs to a field and types. Tab selects the existing value, so typing replaces it. */
export async function type(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`);
  await walkTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Tabs to a select and types the beginning of the option. */
export async function choose(page: Page, name: string, label: string): Promise<void> {
  const field = page.locator(`select[name="${name}"]`);
  await walkTo(page, field);
  await page.keyboard.type(label);
  await expect(field.locator('option:checked')).toHaveText(label);
}

interface Stop {
  /** Description of the focused element. */
  what: string;
  hasOutline: boolean;
  /** Whether any part is visible: inside the viewport and not covered. */
  isUncovered: boolean;
}

const getStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    const isUncovered = parts.some((across) =>
      parts.some((down) => {
        const found = document.elementFromPoint(left + width * across, top + height * down);
        return found !== null && (element.contains(found) || found.contains(element));
      }),
    );
    return {
      what: `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” ${element.getAttribute('name') ?? ''}`,
      hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isUncovered,
    };
  });

/** Every tab stop from the current focus, until the focus leaves the page or wraps around. */
export async function getStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.keyboard.press(key);
  const first = await page.evaluateHandle(() => document.activeElement);
  while (stops.length < MANY) {
    const stop = await getStop(page);
    if (!stop) return stops;
    stops.push(stop);
    await page.keyboard.press(key);
    if (await first.evaluate((element) => element === document.activeElement)) return stops;
  }
  throw new Error(`After ${MANY} stops the focus has not left the page.`);
}
