import type { Page } from '@playwright/test';
import { WORKLIST } from '#src/content/rep/worklist.ts';

/** In ms of the page's clock. */
interface HourSeen {
  /** The leads in the order in which their cards were drawn. */
  cards: { name: string; at: number }[];
  /** When each save was acknowledged on the screen. */
  saved: number[];
  /** When the last key was pressed. */
  keyAt: number;
}

declare global {
  interface Window {
    benchHour: HourSeen;
  }
}

/** Runs in the page before its scripts. */
function watch(savedText: string): void {
  const seen: HourSeen = { cards: [], saved: [], keyAt: 0 };
  window.benchHour = seen;
  let name = '';
  let message = '';
  const look = () => {
    const now = document.querySelector('main header h2')?.textContent ?? '';
    if (now !== '' && now !== name) {
      name = now;
      // The task after the frame: by then it is drawn.
      requestAnimationFrame(() => setTimeout(() => seen.cards.push({ name: now, at: performance.now() })));
    }
    const said = document.querySelector('main [role=status] p')?.textContent ?? '';
    if (said === savedText && said !== message) seen.saved.push(performance.now());
    message = said;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  const note = ({ timeStamp }: Event) => {
    seen.keyAt = timeStamp;
  };
  addEventListener('keydown', note, true);
  // The call itself would leave the browser.
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
  });
}

export const watchHour = (page: Page): Promise<unknown> => page.addInitScript(watch, WORKLIST.saved);

/** Waits for the card of the lead with this index, not by a locator, which looks every half second only. */
export async function nextCard(page: Page, index: number) {
  await page.waitForFunction((wanted) => window.benchHour.cards.length > wanted, index, { timeout: 30_000 });
  return page.evaluate((wanted) => window.benchHour.cards[wanted] ?? { name: '', at: Number.NaN }, index);
}

/** Waits for the acknowledgment of the save with this index. @returns when it was on the screen */
export async function nextSaved(page: Page, index: number): Promise<number> {
  await page.waitForFunction((wanted) => window.benchHour.saved.length > wanted, index, { timeout: 30_000 });
  return page.evaluate((wanted) => window.benchHour.saved[wanted] ?? Number.NaN, index);
}

export const lastKey = (page: Page): Promise<number> => page.evaluate(() => window.benchHour.keyAt);
