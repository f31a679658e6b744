import { fetchFile } from '#src/app/loading/fetch-file.ts';
import { hasReceipt, RECEIPT_KEY } from '#src/stored/receipt-key.ts';
import type { HeldEvent } from './held-event.ts';

/*
 * Runs inline in every page's head, before anything is painted; the build keeps it below 1 kB as it is sent.
 * It fetches the app after the paint, once the browser is idle, or at the visitor's first sign, whichever
 * comes first. Until the app runs it holds taps and form posts on `data-replay` elements, which would be
 * lost; everything else stays the browser's own.
 */
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'];
const data = document.currentScript?.dataset ?? {};
const held: HeldEvent[] = [];
let isLoading = false;

const showNotice = (isShown: boolean) => {
  const element = document.getElementById('load-failed');
  if (element) element.hidden = !isShown;
};

const load = () => {
  if (isLoading) return;
  isLoading = true;
  const files = (data.app ?? '').split(' ');
  // The app is the first file; it starts, and asks for the others, when all of them are there.
  Promise.all(files.map(fetchFile))
    .then(() => import(files[0] ?? ''))
    .then((app) => app.start())
    .catch((error) => {
      // Offline, or gone with a newer deployment: say so, and try again when the network or the visitor is
      // back.
      console.error(error);
      isLoading = false;
      showNotice(true);
    });
};

const hold = (event: Event & Partial<MouseEvent & SubmitEvent>) => {
  // A click inside a form is the form's own business: what is held of a form is its post.
  const what = `[data-replay]${event.type === 'click' ? ':not(form)' : ''}`;
  const element = event.target instanceof Element && event.target.closest<HTMLElement>(what);
  if (!element || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({ element, submitter: event.submitter });
  load();
};

const listen = (change: 'addEventListener' | 'removeEventListener') => {
  for (const sign of SIGNS) window[change](sign, load, { capture: true, passive: true });
  window[change]('online', load);
  window[change]('click', hold, true);
  window[change]('submit', hold, true);
};

listen('addEventListener');
window.beforeHydration = {
  takeOver: () => {
    listen('removeEventListener');
    showNotice(false);
    return held;
  },
};

// The notice of a booking pushes nothing down when its room is kept from the first paint (chrome.css,
// `.receipt`).
if (hasReceipt()) document.documentElement.id = RECEIPT_KEY;

if (data.at === 'once') load();
// The frame after `load` is painted first, then the idle time comes.
else
  addEventListener('load', () =>
    requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(load)),
  );
