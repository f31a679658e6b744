import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createHistory, NavigationType, Router } from 'react-router-dom';
import { applyStyles } from './loading/fetch-first.ts';
import { isPageLoaded, loadPage } from './loading/page-loader.ts';
import { findRoute } from './routes/routes.ts';

/**
 * Lets the browser fade to what `show` draws, unless the device asks for less motion.
 * @returns once it is drawn
 */
async function fade(show: () => void): Promise<void> {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) return show();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => flushSync(show));
  // A hidden tab, or another navigation, skips the fade.
  for (const step of [ready, finished]) step.catch(() => undefined);
  return updateCallbackDone;
}

/** Lays out in the first frame only the top of the page that is drawn now (styles.css, `data-opening`). */
function layOutTopFirst(): void {
  const { dataset } = document.documentElement;
  dataset.opening = '';
  // The browser draws no frame until the fade begins.
  requestAnimationFrame(() =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      delete dataset.opening;
    }),
  );
}

/** React Router has one key for the first entries of all documents: their scroll positions would mix. */
function createKeyedHistory() {
  if (!window.history.state) window.history.replaceState({ key: `${Math.random()}` }, '');
  return createHistory({ v5Compat: true });
}

/**
 * Like BrowserRouter, but the current page stays until the next one is loaded, and a page that is loaded is
 * drawn at once: BrowserRouter draws each in a transition, which other work may interrupt (decision 0054).
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createKeyedHistory);
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let latest = history.location;
    let drawn = latest;
    let endWait = () => {};
    return history.listen(({ action, location }) => {
      latest = location;
      endWait();
      const isOtherPage = () => location.pathname !== drawn.pathname;
      const isOpening = () => action === NavigationType.Push && isOtherPage() && !location.hash;
      const show = () => {
        // The visitor may have gone on while the page was loading, or before the fade began.
        if (location !== latest) return;
        if (isOtherPage()) {
          delete document.documentElement.dataset.opening;
          if (isOpening()) layOutTopFirst();
          // To remove an element that has the focus, the browser first lays out the page that is about to go.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          applyStyles();
        }
        drawn = location;
        setShown({ action, location });
      };
      const draw = () => (isOpening() ? fade(show) : show());
      const route = findRoute(location.pathname);
      if (isPageLoaded(route)) {
        draw();
        return;
      }
      const isOver = new Promise<void>((end) => {
        endWait = end;
      });
      // Drawing it reports the error. It waits for its code once more, which only a transition may.
      const opened = loadPage(route).then(draw, () => startTransition(show));
      // An action, so that what was tapped can show until then that its page is on the way (useOptimistic).
      startTransition(() => Promise.race([isOver, opened]));
    });
  }, [history]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
