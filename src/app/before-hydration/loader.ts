import { fetchFile } from '#src/app/loading/fetch-file.ts';
import { reserveSpace } from '#src/features/booking/kept/reserve-space.ts';
import { countKept } from '#src/stored/kept/kept-count.ts';
import { isStormKnown } from '#src/stored/storm/key.ts';
import type { HeldEvent } from './held-event.ts';

/*
 * Runs inline in the head of every page, before the first paint; the build keeps it below 1 kB compressed.
 * Fetches the app after the paint, once the browser is idle, or at the visitor's first interaction, whichever
 * comes first. Until the app runs, it holds taps and form submits on `data-replay` elements, which would
 * otherwise be lost. All other events keep their native behavior.
 */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll', 'online'];
const data = document.currentScript?.dataset ?? {};
const held: HeldEvent[] = [];
let isLoading = false;

/** Shows or hides a notice (notices.ts). */
const show = (id: string, isShown: boolean) =>
  document.getElementById(id)?.toggleAttribute('hidden', !isShown);

/** Shows what is held as under way (booking.css, `aria-busy`), and says so to screen readers. */
const mark = (isBusy: boolean) => {
  for (const { element } of held) element.ariaBusy = `${isBusy}`;
  show('held', isBusy);
};

const load = () => {
  if (isLoading) return;
  isLoading = true;
  const files = (data.app ?? '').split(' ');
  const [app = '', library = ''] = files;
  // Imported only when all files are fetched, because they import each other. React before the app: together
  // they would be one long task.
  Promise.all(files.map(fetchFile))
    .then(() => import(library))
    .then(() => import(app))
    .then(({ start }) => start())
    .catch((error) => {
      // Offline, or the files are gone after a newer deployment: show a notice, and try again when the
      // network or the visitor is back.
      console.error(error);
      isLoading = false;
      mark(false);
      show('load-failed', true);
    });
};

const hold = (event: Event & Partial<MouseEvent & SubmitEvent>) => {
  // Ignore a click inside a form: for a form, only its submit is held.
  const what = `[data-replay]${event.type === 'click' ? ':not(form)' : ''}`;
  const element = event.target instanceof Element && event.target.closest<HTMLElement>(what);
  if (!element || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({ element, submitter: event.submitter });
  mark(true);
  load();
};

const listen = (change: 'addEventListener' | 'removeEventListener') => {
  for (const sign of SIGNS) window[change](sign, load, true);
  window[change]('click', hold, true);
  window[change]('submit', hold, true);
};

listen('addEventListener');
window.beforeHydration = {
  takeOver: () => {
    listen('removeEventListener');
    show('load-failed', false);
    mark(false);
    return held;
  },
};

// From the first paint, so that the cards do not shift the page.
reserveSpace(countKept());

// The same for the storm banner (chrome.css, `.storm`).
if (__SITE_CONFIG__.storm !== 'off' && isStormKnown()) document.documentElement.dataset.storm = 'known';

if (data.at === 'once') load();
// Waits for the frame painted after `load`, then for idle time.
else
  addEventListener('load', () =>
    requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(load)),
  );
