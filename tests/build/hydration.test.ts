// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderPage, routes } from '#src/app/entry-server.tsx';
import '#tests/setup/browser-gaps.ts';
import { control } from '#tests/form.ts';
import { expectConsole } from '#tests/setup/console.ts';

const siteRoutes = routes.filter(({ area }) => area === 'site');

const prerendered = new Map<string, string>();
let start: () => Promise<void>;

beforeAll(async () => {
  for (const route of siteRoutes) prerendered.set(route.path, await renderPage(route));
  // jsdom does not have it.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // A fresh module graph: the browser's app has not rendered anything yet.
  vi.resetModules();
  ({ start } = await import('#src/app/entry-client.tsx'));
});

afterEach(() => document.body.replaceChildren());

/** Collects React's hydration errors. */
function complaints(): string[] {
  const heard: string[] = [];
  const note = ({ message }: ErrorEvent) => heard.push(message);
  window.addEventListener('error', note);
  onTestFinished(() => window.removeEventListener('error', note));
  return heard;
}

const untilReady = () =>
  new Promise<void>((resolve) => {
    window.beforeHydration = {
      takeOver: () => {
        resolve();
        return [];
      },
    };
  });

/**
 * Puts a prerendered page into the document and starts the app. `before` simulates what the visitor does
 * before that.
 */
async function takeOver(path: string, before: (root: HTMLElement) => void = () => {}): Promise<HTMLElement> {
  // Here the prerender and the client share one process and one router, unlike in a browser.
  expectConsole('error', 'Detected multiple renderers concurrently rendering the same context provider');
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.page = path;
  root.innerHTML = prerendered.get(path) ?? '';
  document.body.append(root);
  before(root);
  window.history.replaceState(null, '', path === '*' ? '/no/such/page' : path);
  const isReady = untilReady();
  await start();
  await isReady;
  return root;
}

describe('React in development mode hydrates', () => {
  test.each(siteRoutes.map(({ path }) => path))('the prerendered %s without an error', async (path) => {
    const heard = complaints();
    let painted: Element | null = null;
    const root = await takeOver(path, (root) => {
      painted = root.querySelector('header');
    });
    expect(heard).toEqual([]);
    // React kept the painted element instead of rendering a new one.
    expect(painted).not.toBeNull();
    expect(root.querySelector('header')).toBe(painted);
  });
});

describe('what a visitor types and chooses before the app runs', () => {
  test.each([
    ['/contact', { firstName: 'Ada', service: 'roof-repair', marketingConsent: true }],
    ['/support', { name: 'Ada', subject: '', message: 'Two holes' }],
    ['/schedule', { name: 'Ada', serviceType: 'emergency-tarping', state: 'GA' }],
    ['/schedule/book', { firstName: 'Ada', service: 'emergency-tarping', ownerConfirmed: true }],
  ])('stays in the form on %s and is stored for a reload', async (path, typed) => {
    await takeOver(path, () => {
      for (const [name, value] of Object.entries(typed)) {
        if (typeof value === 'boolean') control(name).checked = value;
        else control(name).value = value;
      }
    });
    for (const [name, value] of Object.entries(typed)) {
      expect(typeof value === 'boolean' ? control(name).checked : control(name).value, name).toBe(value);
    }
    await vi.waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Ada'));
    sessionStorage.clear();
  });
});
