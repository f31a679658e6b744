import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/app/app.tsx';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';

/**
 * What pages load when a form is used: loaded before, so that no test depends on an earlier one for it, and
 * because a stopped clock does not wait for it.
 */
const loadedInUse = import.meta.glob([
  '/src/content/places/zip-codes.ts',
  '/src/features/**/watch-storm.ts',
  '/src/features/**/{loss-calendar,*-panel,kept-list,send-booking,draft-photos,show-storm}.tsx',
  '/src/services/taken-slots.ts',
  '/src/components/site/slot-note.tsx',
]);

interface Options {
  /** The user of a stopped clock (tests/setup/clock.ts). */
  user?: UserEvent;
}

/**
 * Opens a path like a browser: real router, guards and layout, with the page's code loaded. Closes the page
 * that was open before. Without a path this is a reload: storage and the address bar are unchanged.
 * @param path with its query string; defaults to the current URL
 * @returns Testing Library's result and `user`
 */
export async function open(path = address(), { user = userEvent.setup() }: Options = {}) {
  cleanup();
  if (path !== address()) window.history.replaceState(null, '', path);
  await Promise.all(Object.values(loadedInUse).map((load) => load()));
  await loadPage(findRoute(window.location.pathname));
  const view = await act(async () =>
    render(
      <BrowserRouter>
        <App isPrerendered={false} />
      </BrowserRouter>,
    ),
  );
  return { ...view, user };
}

export const address = (): string => window.location.pathname + window.location.search + window.location.hash;
