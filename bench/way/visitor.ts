import type { Page } from '@playwright/test';
import { nowMs } from '../browser/line.ts';

/** Something that a visitor waits for. */
export interface Sight {
  name: string;
  /** Matches only once it can be used. */
  selector: string;
  text?: string;
}

/** Runs in every page before its scripts: marks when a visible element of each kind was drawn. */
function noteSights(sights: readonly Sight[]): void {
  const open = new Set(sights);
  const isThere = ({ selector, text = '' }: Sight) =>
    [...document.querySelectorAll(selector)].some(
      (each) => each.checkVisibility() && (each.textContent ?? '').includes(text),
    );
  const look = () => {
    for (const sight of open) {
      if (!isThere(sight)) continue;
      open.delete(sight);
      // The task after the frame: by then it is drawn.
      requestAnimationFrame(() => setTimeout(() => performance.mark(sight.name)));
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  // Styles can show what is there, and are no change of the document.
  document.addEventListener('load', look, true);
}

export const watchFor = (page: Page, sights: readonly Sight[]): Promise<unknown> =>
  page.addInitScript(noteSights, sights);

/** Waits for a sight in whatever document shows it. @returns when it was drawn (`nowMs`) */
export async function seen(page: Page, name: string): Promise<number> {
  const mark = await page.waitForFunction(
    (wanted) => {
      const [found] = performance.getEntriesByName(wanted);
      return found && performance.timeOrigin + found.startTime;
    },
    name,
    { timeout: 60_000 },
  );
  return Number(await mark.jsonValue());
}

/** Touches an element with a finger. @returns when (`nowMs`) */
export async function touch(page: Page, selector: string): Promise<number> {
  const { x, y } = await page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Until the screen shows it there: a touch hits what is seen.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  const at = nowMs();
  await page.touchscreen.tap(x, y);
  return at;
}

/**
 * Fills in fields by their names, as fast as keys can be pressed. The first one is touched; the others get
 * the focus as from the key "next" of a phone's keyboard.
 */
export async function type(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [index, [name, text]] of Object.entries(fields).entries()) {
    const selector = `[name="${name}"]`;
    const field = page.locator(selector).first();
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
      await field.selectOption(text);
      continue;
    }
    if (index === 0) await touch(page, selector);
    else await field.focus();
    // The focus follows a touch as soon as the page has time for it.
    await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
    await page.keyboard.type(text);
    const typed = await field.inputValue();
    if (typed !== text) throw new Error(`In ${name} is “${typed}” and not “${text}”.`);
  }
}
