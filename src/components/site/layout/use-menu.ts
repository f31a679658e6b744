import { type RefObject, useEffect, useState } from 'react';

const knowsPopovers = () => 'popover' in HTMLElement.prototype;

/** From this width on the links stand in the bar (styles.css, `.site-menu`). */
const WIDE = '(min-width: 64rem)';

/**
 * The state of the small-screen menu. The panel is a native popover, which opens, and closes on Escape and on a tap
 * outside, before any script runs; a browser without popovers gets the same from here. `open` is undefined until the
 * menu was used once, so that nothing is claimed about a menu opened before the app ran.
 */
export function useMenu(panel: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<boolean>();

  const close = () => {
    if (knowsPopovers()) panel.current?.hidePopover();
    setOpen(false);
  };

  /** For the button: the browser does it by itself where it knows popovers. */
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
    // Back leads to another page without a tap on any of its links.
    window.addEventListener('popstate', shut, on);
    // A tablet turned on its side has its links in the bar again.
    window.matchMedia?.(WIDE).addEventListener('change', ({ matches }) => matches && shut(), on);
    return () => stop.abort();
  }, [open, panel]);

  return { open, setOpen, toggle, close };
}
