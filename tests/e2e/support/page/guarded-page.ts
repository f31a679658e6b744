import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { anAlertAnswer } from '#tests/builders/weather-alert.ts';

/** Faults of a page: console errors and warnings, exceptions, requests to third parties. */
export class PageFaults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Declares that this test causes such a fault, for example a dropped connection. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Declares that this test cuts the connection, maybe while a page that may be opened next is fetched. */
  expectOffline(): void {
    this.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED \(\S+\/assets\//);
  }

  note(fault: string): void {
    this.#seen.push(fault);
  }

  unexpected(): string[] {
    return this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }
}

const MAP_FRAME = '<!doctype html><title>Map</title><p>Map</p>';

// One transparent pixel.
const TILE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The National Weather Service's answer, with no alert unless the test issues some. */
export const alertAnswer = (...alerts: readonly unknown[]) => ({
  contentType: 'application/geo+json',
  headers: { 'access-control-allow-origin': '*' },
  body: JSON.stringify(anAlertAnswer(...alerts)),
});

/**
 * Records the faults of all pages that the context opens from now on. Known third parties are answered with
 * stubs; every other request that leaves the site is a fault.
 */
export async function guardContext(
  context: BrowserContext,
  origin: string,
  faults: PageFaults,
): Promise<void> {
  context.on('page', (page) => listen(page, faults));
  context.on('serviceworker', (worker) => worker.on('console', (message) => noteMessage(message, faults)));
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    async (route) => {
      const { hostname } = new URL(route.request().url());
      if (hostname === 'www.openstreetmap.org') {
        await route.fulfill({ contentType: 'text/html', body: MAP_FRAME });
      } else if (hostname.endsWith('tile.openstreetmap.org')) {
        await route.fulfill({ contentType: 'image/gif', body: TILE });
      } else if (hostname === 'api.emailjs.com') {
        await route.fulfill({ contentType: 'text/plain', body: 'OK' });
      } else if (hostname === 'api.weather.gov') {
        await route.fulfill(alertAnswer());
      } else {
        faults.note(`a request to a stranger: ${route.request().url()}`);
        await route.abort();
      }
    },
  );
}

/** Records console errors and warnings, and exceptions. */
export function listen(page: Page, faults: PageFaults): void {
  page.on('console', (message) => noteMessage(message, faults));
  page.on('pageerror', (error) => faults.note(`exception: ${error.stack ?? error.message}`));
}

function noteMessage(message: ConsoleMessage, faults: PageFaults): void {
  if (message.type() !== 'error' && message.type() !== 'warning') return;
  // Most tests run without the service worker (playwright.config.ts).
  if (message.text() === 'Service Worker registration blocked by Playwright') return;
  faults.note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
}
