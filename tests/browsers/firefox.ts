import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { type Browser, findProgram, NO_PROXY_THERE } from './browser.ts';

const { host, port } = NO_PROXY_THERE;

const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': host,
  'network.proxy.http_port': port,
  'network.proxy.ssl': host,
  'network.proxy.ssl_port': port,
  'network.proxy.no_proxies_on': '127.0.0.1',
  // Nobody is there to answer.
  'permissions.default.desktop-notification': 2,
};

async function find(page: Page, selector: string): Promise<ElementHandle> {
  const found = await page.$(selector);
  if (!found) throw new Error(`Nothing is ${selector}.`);
  return found;
}

/** Drives Firefox over WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr', ['/usr/bin/firefox-esr', '/usr/bin/firefox']),
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: PREFERENCES,
  });
  try {
    // The tab that it starts with has no focus.
    const page = await firefox.newPage();
    return { ...inPage(page), close: () => firefox.close() };
  } catch (fault) {
    await firefox.close();
    throw fault;
  }
}

const inPage = (page: Page): Omit<Browser, 'close'> => ({
  open: async (address) => {
    await page.goto(address);
  },
  reload: async () => {
    await page.reload();
  },
  // As a text, because the types of a page's function allow no generic one.
  run: async (act, ...given) => {
    const result = await page.evaluate(`(${act}).apply(null, ${JSON.stringify(given)})`);
    return result as ReturnType<typeof act>;
  },
  click: async (selector) => (await find(page, selector)).click(),
  type: async (selector, text) => {
    const field = await find(page, selector);
    await field.evaluate((element) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
    });
    await field.type(text);
  },
  narrow: () => page.setViewport({ width: 390, height: 844 }),
  chooseFile: async (selector, path) => {
    const input = await find(page, selector);
    await (await input.toElement('input')).uploadFile(path);
  },
});
