// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderPage, routes } from '#src/app/entry-server.tsx';
import '#tests/setup/browser-gaps.ts';
import { expectConsole } from '#tests/setup/console.ts';

const siteRoutes = routes.filter(({ area }) => area === 'site');

/** The pages as they are prerendered, by their path in the route table. */
const prerendered = new Map<string, string>();
let start: () => Promise<void>;

beforeAll(async () => {
  for (const route of siteRoutes) prerendered.set(route.path, await renderPage(route));
  // jsdom has no screen that something could come near to.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // A fresh copy of the app, as the browser has it: it has not rendered anything yet.
  vi.resetModules();
  ({ start } = await import('#src/app/entry-client.tsx'));
});

afterEach(() => document.body.replaceChildren());

/** What React reports when it has to make something anew, because the browser would have drawn it differently. */
function complaints(): string[] {
  const heard: string[] = [];
  const note = ({ message }: ErrorEvent) => heard.push(message);
  window.addEventListener('error', note);
  onTestFinished(() => window.removeEventListener('error', note));
  return heard;
}

/** Resolves when the app says that it has taken the page over. */
const untilReady = () =>
  new Promise<void>((resolve) => {
    window.beforeHydration = {
      takeOver: () => {
        resolve();
        return [];
      },
    };
  });

/** Puts a page into the document as it was prerendered; what is done to it `before` the app runs is the visitor's. */
async function takeOver(path: string, before: (root: HTMLElement) => void = () => {}): Promise<HTMLElement> {
  // Here both halves of React share one process and one router, which no visitor's browser does.
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

describe('React, as it is while developing, takes over', () => {
  test.each(siteRoutes.map(({ path }) => path))(
    '%s as it was prerendered, without a complaint',
    async (path) => {
      const heard = complaints();
      let painted: Element | null = null;
      const root = await takeOver(path, (root) => {
        painted = root.querySelector('header');
      });
      expect(heard).toEqual([]);
      // The very element that was painted, not one made in its place.
      expect(painted).not.toBeNull();
      expect(root.querySelector('header')).toBe(painted);
    },
  );
});

describe('what a visitor typed and chose before the app ran', () => {
  test.each([
    ['/contact', { firstName: 'Ada', service: 'roof-repair', marketingConsent: true }],
    ['/support', { name: 'Ada', subject: '', message: 'Two holes' }],
    ['/schedule', { name: 'Ada', serviceType: 'emergency-tarping', state: 'GA' }],
    ['/schedule/book', { firstName: 'Ada', service: 'emergency-tarping', ownerConfirmed: true }],
  ])('stays on %s, and is kept for a reload', async (path, typed) => {
    const control = (name: string) => {
      const found = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
      if (!found) throw new Error(`The page has no ${name}.`);
      return found;
    };
    await takeOver(path, () => {
      for (const [name, value] of Object.entries(typed)) {
        if (typeof value === 'boolean') control(name).checked = value;
        else control(name).value = value;
      }
    });
    for (const [name, value] of Object.entries(typed)) {
      if (typeof value === 'boolean') expect(control(name).checked).toBe(value);
      else expect(control(name).value).toBe(value);
    }
    await vi.waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Ada'));
    sessionStorage.clear();
  });
});
