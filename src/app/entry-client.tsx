import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageOf } from '#contract/page-address.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { isLoadingInBackground } from '#src/lib/in-background.ts';
import { submitForm } from '#src/lib/submit-form.ts';
import { App } from './app.tsx';
import { followReplacements, undoChanges } from './document-changes.ts';
import { applyHead, getHead } from './head/head.ts';
import type { PendingAction } from './inline-loader.ts';
import { loadPage } from './load-page.ts';
import { reloadIfOutdated } from './newer-version.ts';
import { startOfflineCopy } from './offline-copy.ts';
import { startPrefetch } from './prefetch.ts';
import { startResending } from './resend.ts';
import { findRoute } from './routes.ts';
import { startScrollMemory } from './scroll.ts';
import { keepTyped } from './typed.ts';

/** Carries out a tap or submit from before the app ran, on the element that is there now. */
function perform({ element, name, submitter }: PendingAction): void {
  const target = element.isConnected
    ? element
    : document.querySelector<HTMLElement>(`[data-replay="${CSS.escape(name)}"]`);
  if (target instanceof HTMLFormElement) submitForm(target, submitter?.isConnected ? submitter : undefined);
  else target?.click();
}

/** Files that were chosen do not outlive a reload; what could not take them says so. */
const hasChosenFiles = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length);

/**
 * The page of the document. What the host has answered is never "not found": an address that the app does not
 * know is the address of the document's page. The offline page is shown at the address of any page in its language.
 */
function findFirstRoute(ofDocument: string | undefined) {
  const { pathname } = window.location;
  const route = findRoute(pathname);
  const isDrawnHere = ofDocument === paths.offline && languageOf(pathname) === LANGUAGE;
  const isUnknown = route.path === '*' && ofDocument !== undefined && !isDrawnHere;
  return isUnknown ? findRoute(ofDocument) : route;
}

/**
 * Starts the app: hydrates a prerendered page, and renders any other, in place of a frame if there is one.
 * @param takeOver ends the loader's work and returns the act that it holds; none on the development server
 * @param changes of the document by others than the host and the app
 */
export async function start(
  takeOver: () => PendingAction | undefined = () => undefined,
  changes: readonly MutationRecord[] = [],
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const { page, frame } = root.dataset;
  const route = findFirstRoute(page ?? frame);
  const isPrerendered = page === route.path;
  await loadPage(route);
  // However the visitor's address is written, the bar has the page's own, for a bookmark or a friend.
  const { search, hash } = window.location;
  if (route.path !== '*') history.replaceState(history.state, '', route.path + search + hash);
  // The offline page, in which the page that was asked for is drawn.
  if (page !== undefined && !isPrerendered) applyHead(getHead(route, env));
  // A frame's links are drawn anew.
  const focused = frame && document.activeElement?.getAttribute('href');
  const putBackTyped = keepTyped();
  const onReady = () => {
    if (focused) root.querySelector<HTMLElement>(`nav a[href="${focused}"]`)?.focus();
    putBackTyped();
    const act = takeOver();
    if (act) perform(act);
  };
  startScrollMemory();
  startPrefetch();
  startResending();
  startOfflineCopy();
  // Of Vite, for every part of a page whose code cannot be loaded. What nobody has asked for reloads nothing.
  window.addEventListener('vite:preloadError', () => {
    if (!isLoadingInBackground() && !hasChosenFiles()) void reloadIfOutdated();
  });
  const site = (
    <BrowserRouter>
      <App isPrerendered={isPrerendered} onReady={onReady} />
    </BrowserRouter>
  );
  if (isPrerendered && (changes.length > 0 || root.contains(document.activeElement))) {
    // In one task, in which nobody can change the document. Password managers act soon after a field is entered.
    const giveBack = undoChanges(changes);
    flushSync(() => hydrateRoot(root, site));
    giveBack();
  } else {
    // In a transition React yields between short tasks, so the page can respond to taps and keys.
    startTransition(() => {
      if (isPrerendered) hydrateRoot(root, site);
      else createRoot(root).render(site);
    });
  }
  followReplacements(root);
}
