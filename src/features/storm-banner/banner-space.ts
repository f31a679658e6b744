const getRoot = (): HTMLElement => document.documentElement;

/** Whether the room is to be taken away once it is out of sight. */
let isWaiting = false;

/** Calls `then` after the next paint: what changes before it would be one movement with the scroll. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}

/** Changes the room at the top of the page and scrolls by as much, so that nothing the visitor sees moves. */
function changeUnseen(main: HTMLElement, change: () => void): void {
  const { style } = getRoot();
  // The browser would scroll too.
  style.overflowAnchor = 'none';
  const before = main.getBoundingClientRect().top;
  change();
  window.scrollTo({ top: window.scrollY + main.getBoundingClientRect().top - before, behavior: 'instant' });
  afterPaint(() => style.removeProperty('overflow-anchor'));
}

/**
 * Makes room for the banner on a page that was painted without it (chrome.css, `.storm`). Scrolling up then
 * shows what the banner covers.
 */
export function makeSpace(): void {
  stopWaiting();
  const main = document.getElementById('main');
  if (!main || getRoot().dataset.storm !== undefined) return;
  changeUnseen(main, () => {
    getRoot().dataset.storm = 'learned';
  });
}

/** Takes the room away at once: after the visitor's own tap. */
export function removeSpace(): void {
  delete getRoot().dataset.storm;
}

function removeSpaceUnseen(): void {
  afterPaint(() => {
    const main = document.getElementById('main');
    // Above this, the page would move.
    if (!isWaiting || !main || main.getBoundingClientRect().top > 0) return;
    stopWaiting();
    if (getRoot().dataset.storm !== undefined) changeUnseen(main, removeSpace);
  });
}

/** Takes the room away once it is out of sight: after an alert that is over. */
export function removeSpaceLater(): void {
  isWaiting = true;
  document.addEventListener('scrollend', removeSpaceUnseen);
}

function stopWaiting(): void {
  isWaiting = false;
  document.removeEventListener('scrollend', removeSpaceUnseen);
}
