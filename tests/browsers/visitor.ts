import { expect, vi } from 'vitest';
import type { Browser } from './browser.ts';

type Fields = Record<string, string>;

/** Long enough for two loaded cores. */
const DEADLINE = { timeout: 30_000, interval: 100 };

/** Tries again until nothing is thrown: a page that is being replaced answers nothing, or with what it was. */
export const eventually = <T>(act: () => Promise<T>, timeout = DEADLINE.timeout): Promise<T> =>
  vi.waitFor(act, { ...DEADLINE, timeout });

/** Runs in a page: marks the first shown element whose text begins like this. @returns whether there is one */
function mark(selector: string, text: string): boolean {
  for (const marked of document.querySelectorAll('[data-walk]')) marked.removeAttribute('data-walk');
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() && (element.textContent ?? '').replace(/\s+/g, ' ').trim().startsWith(text),
  );
  found?.setAttribute('data-walk', '');
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found !== undefined;
}

/** Runs in a page. @returns the texts of what is shown */
const readTexts = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.innerText);

/** Runs in a page: chooses a value. @returns false when it is one to type */
function choose(name: string, value: string): boolean {
  const [control] = document.querySelectorAll(`[name="${name}"]`);
  if (!control) throw new Error(`No control is named ${name}.`);
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return control.value === value;
  }
  if (!(control instanceof HTMLInputElement) || !/radio|checkbox/.test(control.type)) return false;
  const chosen = document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`) ?? control;
  if (!chosen.checked) chosen.click();
  return chosen.checked;
}

/** Runs in a page. @returns the value of a control, or of the chosen one among several */
const readValue = (name: string): string | undefined =>
  document.querySelector<HTMLInputElement>(`input[type=radio][name="${name}"]:checked`)?.value ??
  document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=radio])`)?.value;

/** Runs in a page. @returns in px from the top of the window where something, the header and the window end */
function measure(selector: string) {
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return { top, bar, bottom: innerHeight };
}

export type Visitor = ReturnType<typeof aVisitor>;

/** What a visitor does and sees at the site with this origin. */
export function aVisitor(browser: Browser, url: string) {
  const { run } = browser;
  /** Waits for a shown element with this text. @returns the match */
  const see = (selector: string, text: string | RegExp = '') =>
    eventually(async () => {
      const texts = await run(readTexts, selector);
      const [match] = texts.flatMap((shown) => shown.match(text) ?? []);
      if (match !== undefined) return match;
      const page = (await run(readTexts, 'body')).join().slice(0, 500);
      throw new Error(
        `${selector} does not say ${text}. The page at ${await run(() => location.href)}: ${page}`,
      );
    });
  /** Only the app sets `data-opaque` on the header, from the scroll position. */
  const seeAlive = () => see('header[data-opaque]');
  const visit = async (path: string) => {
    await run(() => void Object.assign(window, { isLeft: true }));
    await eventually(() => browser.open(url + path), 2 * DEADLINE.timeout);
  };
  return {
    ...browser,
    see,
    seeAlive,
    visit,
    seePath: (path: string) => eventually(async () => expect(await run(() => location.pathname)).toBe(path)),
    seeFields: async (fields: Fields) => {
      for (const [name, value] of Object.entries(fields)) {
        await eventually(async () => expect(await run(readValue, name), name).toBe(value));
      }
    },
    visitAlive: async (path: string) => {
      await visit(path);
      await seeAlive();
    },
    /** In a task of its own: a driver that still waits for the answer of a page that is gone may never get it. */
    goBack: () => run(() => void setTimeout(() => history.back())),
    press: (selector: string, text = '') =>
      eventually(async () => {
        expect(await run(mark, selector, text), `${selector} “${text}” is shown`).toBe(true);
        await browser.click('[data-walk]');
      }),
    fill: async (fields: Fields) => {
      for (const [name, value] of Object.entries(fields)) {
        await eventually(async () => {
          if (!(await run(choose, name, value))) await browser.type(`[name="${name}"]`, value);
          expect(await run(readValue, name), name).toBe(value);
        });
      }
    },
    /** Waits until it is on the screen, below the header. */
    seeInView: (selector: string) =>
      eventually(async () => {
        const { top, bar, bottom } = await run(measure, selector);
        expect(top, `${selector} is below the header`).toBeGreaterThanOrEqual(bar);
        expect(top, `${selector} is on the screen`).toBeLessThan(bottom);
      }),
    /** Waits until the device has its copy of the site. */
    waitForCopy: () =>
      eventually(async () => expect(await run(() => Boolean(navigator.serviceWorker.controller))).toBe(true)),
    readFaults: (): Promise<string[]> => run(() => JSON.parse(sessionStorage.getItem('walk-faults') ?? '[]')),
  };
}
