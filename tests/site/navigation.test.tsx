import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getHead } from '#src/app/head/head.ts';
import { loadPage } from '#src/app/load-page.ts';
import { getNotices } from '#src/app/notices.ts';
import { startPrefetch } from '#src/app/prefetch.ts';
import { findRoute } from '#src/app/routes.ts';
import { startScrollMemory } from '#src/app/scroll.ts';
import { env } from '#src/lib/env.ts';
import { control } from '#tests/form.ts';
import { address, open } from '#tests/render.tsx';
import { expectConsole } from '#tests/setup/console.ts';

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
const heading = () => screen.getByRole('heading', { level: 1 });

function scrolledTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

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

  test('scrolls to the top, and going back restores the scroll position', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    onTestFinished(() => scrollTo.mockRestore());
    startScrollMemory();
    await open('/');
    scrolledTo(900);
    await follow('Schedule', '/schedule');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrolledTo(0);
    act(() => window.history.back());
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByRole('heading', { level: 1, name: /Protect Your Home/ })).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
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

  test('leaves the current page on the screen until it is there, and a second tap changes nothing', async () => {
    const site = await newSite();
    const arrive = slow(site, '/terms-of-service');
    await site.open('/');
    const push = vi.spyOn(window.history, 'pushState');
    onTestFinished(() => push.mockRestore());
    await tap('Terms of Service');
    await tap('Terms of Service');
    expect(address()).toBe('/terms-of-service');
    expect(heading()).toHaveTextContent(/Protect Your Home/);
    await act(async () => arrive());
    await waitFor(() => expect(heading()).toHaveTextContent('Terms of Service'));
    expect(push).toHaveBeenCalledOnce();
  });

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

test('a page whose code cannot be fetched leaves the page as it is, says so, and opens when the connection is back', async () => {
  expectConsole('error', 'no network');
  document.body.insertAdjacentHTML('beforeend', getNotices({ area: 'site' }, ''));
  const notice = document.getElementById('load-failed');
  onTestFinished(() => notice?.remove());
  const site = await newSite();
  const route = site.findRoute('/testimonials');
  const load = vi.spyOn(route, 'load').mockRejectedValueOnce(new TypeError('no network'));
  onTestFinished(() => load.mockRestore());
  await site.open('/about');
  const before = heading().textContent;
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Testimonials' })));
  await waitFor(() => expect(notice).toBeVisible());
  expect(notice).toHaveTextContent('could not be loaded');
  expect(heading()).toHaveTextContent(before ?? '');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(heading().textContent).not.toBe(before));
  expect(document.title).toBe(getHead(route, env).title);
  expect(notice).not.toBeVisible();
});

test('a page is prefetched when the pointer moves over its link', async () => {
  startPrefetch();
  await open('/');
  const load = vi.spyOn(findRoute('/service-area'), 'load');
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Service Area', hidden: true }));
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
