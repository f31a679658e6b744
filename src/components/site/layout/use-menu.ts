import { type RefObject, useEffect, useState } from 'react';

const knowsPopovers = () => 'popover' in HTMLElement.prototype;

/** From this viewport width on, the links are in the bar (chrome.css, `.site-menu`). */
const WIDE = '(min-width: 64rem)';

/**
 * The state of the small-screen menu. The panel is a native popover, so it opens, and closes on Escape and on
 * a tap outside, before any script runs. In a browser without popovers this hook does the same. `open` is
 * undefined until the menu is used, because it may have been opened before hydration.
 */
export function useMenu(panel: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<boolean>();

  const close = () => {
    if (knowsPopovers()) panel.current?.hidePopover();
    setOpen(false);
  };

  /** Browsers with popovers toggle the panel themselves (`popoverTarget`). */
  const toggle = () => {
    if (!knowsPopovers()) setOpen((was) => !was);
  };

  useEffect(() => {
    const node = panel.current;
    if (!open || !node) return;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const shut = () => (knowsPopovers() ? node.hidePopover() : setOpen(false));
    if (!knowsPopovers()) {
      document.addEventListener('keydown', (event) => event.key === 'Escape' && shut(), on);
      document.addEventListener(
        'pointerdown',
        ({ target }) => target instanceof Node && !node.parentElement?.contains(target) && shut(),
        on,
      );
    }
    // Browser Back leaves the page without a tap on a menu link.
    window.addEventListener('popstate', shut, on);
    // A tablet turned to landscape shows the links in the bar.
    window.matchMedia?.(WIDE).addEventListener('change', ({ matches }) => matches && shut(), on);
    return () => stop.abort();
  }, [open, panel]);

  return { open, setOpen, toggle, close };
}
