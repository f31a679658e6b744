const CONTROLS = 'a,button,input,select,textarea,summary,label,[tabindex="0"],.card-link';

/** While one of these is on the screen, nobody misses the link: the top of a page has the bar's own. */
const INSTEAD = 'h1,[href^="tel:"]';

/** Height of the bar (chrome.css, `--bar`), under which nothing counts. */
const BAR = 72;

/** Without `checkVisibility` (Safari before 17.4) nothing is hidden but what has no box. */
const isShown = (control: Element): boolean =>
  control.checkVisibility ? control.checkVisibility() : control.getClientRects().length > 0;

/** Whether the link covers a control, or the page's title or another call link is on the screen, below the bar. */
function stepsAside(link: HTMLElement): boolean {
  const own = link.getBoundingClientRect();
  return [...document.querySelectorAll(`:is(main,footer,.storm) :is(${INSTEAD},${CONTROLS})`)].some(
    (control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isNear = control.matches(INSTEAD)
        ? top < window.innerHeight && bottom > BAR
        : top < own.bottom && bottom > own.top && left < own.right && right > own.left;
      return isNear && isShown(control);
    },
  );
}

/** Keeps `data-aside` of the floating call link (chrome.css) right for as long as it is in the document. */
export function hideOnOverlap(link: HTMLElement): void {
  const stop = new AbortController();
  // A browser reports scrolls at most once per frame.
  const look = () => {
    if (link.isConnected) link.dataset.aside = String(stepsAside(link));
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
