const CONTROLS = 'a,button,input,select,textarea,summary,label,[tabindex="0"],.card-link';

/** Height of the bar (chrome.css, `--bar`), under which a call link does not count. */
const BAR = 72;

/** Without `checkVisibility` (Safari before 17.4) nothing is hidden but what has no box. */
const isShown = (control: Element): boolean =>
  control.checkVisibility ? control.checkVisibility() : control.getClientRects().length > 0;

/** Whether the link covers a control, or another call link of the page is on the screen, below the bar. */
function overlapsControl(link: HTMLElement): boolean {
  const own = link.getBoundingClientRect();
  return [...document.querySelectorAll(`:is(main,footer,.storm) :is(${CONTROLS})`)].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isNear = control.matches('[href^="tel:"]')
      ? top < window.innerHeight && bottom > BAR
      : top < own.bottom && bottom > own.top && left < own.right && right > own.left;
    return isNear && isShown(control);
  });
}

/** Keeps `data-aside` of the floating call link (chrome.css) right for as long as it is in the document. */
export function hideOnOverlap(link: HTMLElement): void {
  const stop = new AbortController();
  // A browser reports scrolls at most once per frame.
  const look = () => {
    if (link.isConnected) link.dataset.aside = String(overlapsControl(link));
    else {
      stop.abort();
      observer.disconnect();
    }
  };
  // The page may also change under a still screen: another page, an opened answer, a message.
  const observer = new ResizeObserver(look);
  observer.observe(document.body);
  for (const sign of ['scroll', 'resize']) {
    window.addEventListener(sign, look, { passive: true, signal: stop.signal });
  }
}
