import { findRoute, type Route } from '#src/app/routes/routes.ts';
import { savesData } from '#src/lib/saves-data.ts';
import { fetchPage, loadPage } from './page-loader.ts';

const LINK = 'a, [data-next]';

/** The page that a link, or the form that leads to it (`data-next`), opens; undefined for other elements. */
function findNext(element: Element | null): Route | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  if (element.dataset.next) return findRoute(element.dataset.next);
  if (!(element instanceof HTMLAnchorElement) || element.origin !== window.location.origin) return undefined;
  const route = findRoute(element.pathname);
  return route.path === '*' ? undefined : route;
}

const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** Fetches a page, and runs its code once the browser is idle again. */
async function fetchThenLoad(next: Route): Promise<void> {
  await fetchPage(next);
  await idle();
  await loadPage(next);
}

/** A page that takes longer does not hold up the ones after it. */
const MAX_WAIT_MS = 10_000;

/** The pages that are fetched, one after the other, also across pages of the visitor. */
let fetched: Promise<unknown> = Promise.resolve();

/** A failed prefetch can be ignored: the navigation loads again and reports its own error. */
const ignore = () => undefined;

function onSign({ target }: Event): void {
  const next = target instanceof Element && findNext(target.closest(LINK));
  if (next) loadPage(next).catch(ignore);
}

/**
 * Loads a page when a visitor is about to open it: on hover, touch or focus of its link, or of the form that
 * leads to it.
 */
export function startPrefetch(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}

/**
 * Loads the pages whose links are on the screen or come onto it, once the browser is idle, but not for a
 * visitor who saves data. One page at a time, so that the line is free for the page that the visitor opens.
 * @returns the function that ends this; call it again when the links have changed
 */
export function watchLinks(): () => void {
  if (savesData()) return ignore;
  let isOver = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const next = isIntersecting && findNext(target);
      if (!next) continue;
      observer.unobserve(target);
      fetched = fetched.then(
        () =>
          !isOver &&
          new Promise((done) => {
            fetchThenLoad(next).then(done, done);
            setTimeout(done, MAX_WAIT_MS);
          }),
      );
    }
  });
  idle().then(() => {
    if (!isOver) for (const link of document.querySelectorAll(LINK)) observer.observe(link);
  });
  return () => {
    isOver = true;
    observer.disconnect();
  };
}
