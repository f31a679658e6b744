import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/app/app.tsx';
import { loadPage } from '#src/app/loading/page-loader.ts';
import { findRoute } from '#src/app/routes/routes.ts';

interface Options {
  /** The person of a stopped clock (tests/setup/clock.ts). */
  user?: UserEvent;
}

/**
 * Opens a path of the site the way the browser does: the real router, guards and layout, the page's code loaded.
 * Opening the address again after `unmount` is a reload: storage and address bar are as the page left them.
 * @param path with its query string; the address of the page before when left out
 * @returns Testing Library's result, and `user` to act with
 */
export async function open(path = address(), { user = userEvent.setup() }: Options = {}) {
  if (path !== address()) window.history.replaceState(null, '', path);
  await loadPage(findRoute(window.location.pathname));
  const view = await act(async () =>
    render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  );
  return { ...view, user };
}

/** What the address bar shows, from the path on. */
export const address = (): string => window.location.pathname + window.location.search + window.location.hash;
