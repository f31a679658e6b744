import { LANGUAGE_CODES } from '#contract/languages.ts';
import { reloadIfOutdated } from '#src/app/newer-version.ts';
import { reserveSpace } from '#src/features/booking/saved/reserve-space.ts';
import { hasChosenLanguage } from '#src/stored/language/key.ts';
import { countSavedBookings } from '#src/stored/outbox/saved-booking-count.ts';

/*
 * Runs inline in the head of every page, before the first paint. Loads the app after the paint, once the
 * browser is idle, or at the visitor's first interaction, whichever comes first. Until the app runs, it holds
 * the last tap or submit on a `data-replay` element, which would otherwise be lost, and notes what others
 * change in the document. All other events keep their native behavior.
 */

/** A tap or form submit from before the app ran. */
export interface PendingAction {
  element: HTMLElement;
  /** Value of `data-replay`, in case the element is drawn anew. */
  name: string;
  /** For a form's submit: the button, or null for the Enter key. */
  submitter: HTMLElement | null | undefined;
}

const SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll', 'online'];
const page = document.documentElement.dataset;
const { app = '', at } = document.currentScript?.dataset ?? {};
/** What others have changed in the document since it was complete (document-changes.ts). */
const changes: MutationRecord[] = [];
const observer = new MutationObserver((more) => changes.push(...more));
let pending: PendingAction | undefined;
let isLoading = false;

/** Shows or hides a notice (notices.ts). */
const show = (id: string, isShown: boolean) =>
  document.getElementById(id)?.toggleAttribute('hidden', !isShown);

/** Shows the pending action as under way (booking.css and chrome.css, `aria-busy`), and says so to screen readers. */
const mark = (isBusy: boolean) => {
  pending?.element.setAttribute('aria-busy', `${isBusy}`);
  show('pending-action', isBusy);
};

const load = (sign?: Event | IdleDeadline) => {
  // From now on the visitor, or the browser, has chosen the height (navigation.tsx).
  if (sign instanceof Event && sign.type === 'scroll') page.scrolled = '';
  if (isLoading) return;
  isLoading = true;
  // Requests and evaluates each file in a task of its own, so that taps and keys are not held up.
  const files = app.split(' ').map(async (address) => {
    await new Promise((resolve) => setTimeout(resolve));
    return import(address);
  });
  Promise.all(files)
    .then(([{ start }]) => start(takeOver, changes))
    .catch((error) => {
      // Offline, or the files are gone after a newer deployment: show a notice, and try again when the
      // network or the visitor is back.
      console.error(error);
      isLoading = false;
      mark(false);
      show('load-failed', true);
      void reloadIfOutdated();
    });
};

const hold = (event: Event & Partial<MouseEvent & SubmitEvent>) => {
  // Ignore a click inside a form: for a form, only its submit is held.
  const what = `[data-replay]${event.type === 'click' ? ':not(form)' : ''}`;
  const element = event.target instanceof Element && event.target.closest<HTMLElement>(what);
  if (!element || event.ctrlKey || event.metaKey) return;
  // The menu needs the app only in a browser without popovers.
  if (element instanceof HTMLButtonElement && element.popoverTargetElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  mark(false);
  pending = { element, name: element.dataset.replay ?? '', submitter: event.submitter };
  mark(true);
  load();
};

/** From the end of parsing, when extensions begin. */
const watch = () =>
  observer.observe(document.getElementById('root') ?? document.body, {
    childList: true,
    characterDataOldValue: true,
    subtree: true,
  });

const listen = (change: 'addEventListener' | 'removeEventListener') => {
  for (const sign of SIGNS) window[change](sign, load, true);
  window[change]('click', hold, true);
  window[change]('submit', hold, true);
  document[change]('readystatechange', watch);
};

function takeOver(): PendingAction | undefined {
  listen('removeEventListener');
  observer.disconnect();
  show('load-failed', false);
  mark(false);
  return pending;
}

listen('addEventListener');

// From the first paint, so that the cards do not shift the page.
reserveSpace(countSavedBookings());

// The line that offers another language has its place from the first paint, too (chrome.css).
const preferred = navigator.languages
  .map((code) => code.slice(0, 2).toLowerCase())
  .find((code) => LANGUAGE_CODES.some((each) => each === code));
if (preferred && !document.documentElement.lang.startsWith(preferred) && !hasChosenLanguage())
  page.offer = preferred;

// The booking page has a time in its address (booking.css).
if (/[?&](?:date|timePreference)=/.test(location.search)) page.appointment = '';

if (at === 'once') load();
// Waits for the frame painted after `load`, then for idle time.
else
  addEventListener('load', () =>
    requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(load)),
  );
