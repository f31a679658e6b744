import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getHead } from '#src/app/head/head.ts';
import { loadPage } from '#src/app/load-page.ts';
import { startPrefetch } from '#src/app/prefetch.ts';
import { findRoute } from '#src/app/routes.ts';
import { env } from '#src/lib/env.ts';
import { control } from '#tests/form.ts';
import { address, open } from '#tests/render.tsx';

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
const heading = () => screen.getByRole('heading', { level: 1 });

async function follow(name: string, path: string) {
  await loadPage(findRoute(path));
  await act(async () => fireEvent.click(mainMenu().getByRole('link', { name, hidden: true })));
}

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });

/** Taps a link of the footer. */
const tap = (name: string) => act(async () => fireEvent.click(footerLink(name)));

describe('opening another page', () => {
  test('sets the title, announces it to screen readers, and moves the focus to the heading', async () => {
    await open('/');
    await follow('Schedule', '/schedule');
    const { title } = getHead(findRoute('/schedule'), env);
    expect(address()).toBe('/schedule');
    expect(document.title).toBe(title);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(title);
    expect(heading()).toHaveFocus();
  });
});

/** The site as it is in a new document: no page of it is loaded. */
async function newSite() {
  vi.resetModules();
  const { open } = await import('#tests/render.tsx');
  const { findRoute } = await import('#src/app/routes.ts');
  return { open, findRoute };
}

type Site = Awaited<ReturnType<typeof newSite>>;

describe('a page that takes a while to load', () => {
  /** Loads the page when the returned function is called. */
  function slow({ findRoute }: Site, path: string): () => void {
    const route = findRoute(path);
    const load = route.load;
    let arrive = () => {};
    const coming = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const spy = vi.spyOn(route, 'load').mockImplementation(() => coming.then(load));
    onTestFinished(() => spy.mockRestore());
    return () => arrive();
  }

  test('is not shown to a visitor who has opened another one since', async () => {
    const site = await newSite();
    const arrive = slow(site, '/privacy-policy');
    await site.open('/');
    await tap('Privacy Policy');
    await act(async () => fireEvent.click(mainMenu().getByRole('link', { name: 'About', hidden: true })));
    await waitFor(() => expect(heading()).not.toHaveTextContent(/Protect Your Home/));
    await act(async () => arrive());
    expect(address()).toBe('/about');
    expect(document.title).toBe(getHead(findRoute('/about'), env).title);
    expect(heading()).not.toHaveTextContent('Privacy Policy');
  });
});

test('a page is prefetched when the pointer moves over its link', async () => {
  startPrefetch();
  await open('/');
  const load = vi.spyOn(findRoute('/schedule'), 'load');
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Schedule', hidden: true }));
  expect(load).toHaveBeenCalledOnce();
});

test('the booking page is prefetched when the schedule form is first touched, but not for a visitor who saves data', async () => {
  startPrefetch();
  const load = vi.spyOn(findRoute('/schedule/book'), 'load');
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });
  await open('/schedule');
  act(() => control('name').focus());
  expect(load).not.toHaveBeenCalled();

  Reflect.deleteProperty(navigator, 'connection');
  await open();
  act(() => control('name').focus());
  expect(load).toHaveBeenCalledOnce();
});
