import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getHead } from '#src/app/head/head.ts';
import { getPage, loadPage } from '#src/app/loading/page-loader.ts';
import { startPrefetch } from '#src/app/loading/prefetch.ts';
import { findRoute } from '#src/app/routes/routes.ts';
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

/** A plain HTML link, as on a text page. */
function aPlainLink(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  onTestFinished(() => link.remove());
  return link;
}

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

  test('from a plain HTML link loads no new document', async () => {
    await open('/');
    await loadPage(findRoute('/services'));
    await act(async () => fireEvent.click(aPlainLink('/services')));
    expect(address()).toBe('/services');
  });

  test.each([
    ['opened in another tab', '/services', { ctrlKey: true }],
    ['to another site', 'https://elsewhere.example/', {}],
    ['to a file of this site', '/social-card.png', {}],
    ['to a phone number', 'tel:+13215550123', {}],
  ])('is left to the browser for a link %s', async (_, href, keys) => {
    await open('/');
    // jsdom cannot load documents; it is enough that the app did not prevent the default.
    const isLeftAlone = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    window.addEventListener('click', isLeftAlone, { once: true });
    fireEvent.click(aPlainLink(href), keys);
    expect(isLeftAlone).toHaveBeenCalledOnce();
    expect(address()).toBe('/');
  });
});

describe('a page that takes a while to load', () => {
  /** Loads `path` when the returned function is called. */
  function slow(path: string): () => void {
    const page = getPage(findRoute(path));
    const isLoaded = vi.spyOn(page, 'isLoaded').mockReturnValue(false);
    let arrive = () => {};
    const coming = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load = vi.spyOn(page, 'load').mockReturnValue(coming);
    onTestFinished(() => {
      isLoaded.mockRestore();
      load.mockRestore();
    });
    return () => arrive();
  }

  test('leaves the current page on the screen until it is there', async () => {
    await loadPage(findRoute('/terms-of-service'));
    const arrive = slow('/terms-of-service');
    await open('/');
    await act(async () => fireEvent.click(aPlainLink('/terms-of-service')));
    expect(address()).toBe('/terms-of-service');
    expect(heading()).toHaveTextContent(/Protect Your Home/);
    await act(async () => arrive());
    expect(heading()).toHaveTextContent('Terms of Service');
  });

  test('is not shown to a visitor who has opened another one since', async () => {
    await loadPage(findRoute('/terms-of-service'));
    const arrive = slow('/terms-of-service');
    await open('/');
    await act(async () => fireEvent.click(aPlainLink('/terms-of-service')));
    await follow('About', '/about');
    await act(async () => arrive());
    expect(address()).toBe('/about');
    expect(document.title).toBe(getHead(findRoute('/about'), env).title);
    expect(heading()).not.toHaveTextContent('Terms of Service');
  });
});

describe('a page whose code cannot be fetched', () => {
  test('shows the menu, the hotline and a button to try again, never a blank page', async () => {
    expectConsole('error', 'no network');
    await open('/');
    const page = getPage(findRoute('/testimonials'));
    const load = vi.spyOn(page, 'load').mockRejectedValue(new Error('no network'));
    const read = vi.spyOn(page, 'read').mockImplementation(() => {
      throw new Error('no network');
    });
    onTestFinished(() => {
      load.mockRestore();
      read.mockRestore();
    });
    await act(async () => fireEvent.click(aPlainLink('/testimonials')));
    const alert = screen.getByRole('alert');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', `tel:${env.hotline}`);
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    await follow('Home', '/');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a page is prefetched when the pointer moves over its link', () => {
  startPrefetch();
  const load = vi.spyOn(getPage(findRoute('/terms-of-service')), 'load');
  fireEvent.pointerOver(aPlainLink('/terms-of-service'));
  expect(load).toHaveBeenCalledOnce();
});

test('the booking page is prefetched when the schedule form is first touched, but not for a visitor who saves data', async () => {
  startPrefetch();
  const load = vi.spyOn(getPage(findRoute('/schedule/book')), 'load');
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
