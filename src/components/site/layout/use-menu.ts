import { type RefObject, useCallback, useEffect, useState } from 'react';

const knowsPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * The state of the small-screen menu. The panel is a native popover, so it opens, and closes on Escape and on
 * a tap outside, before any script runs. In a browser without popovers this hook does the same. `open` is
 * undefined until the menu is used, because it may have been opened before hydration.
 */
export function useMenu(panel: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<boolean>();

  const close = useCallback(() => {
    if (knowsPopovers()) panel.current?.hidePopover();
    setOpen(false);
  }, [panel]);

  /** Browsers with popovers toggle the panel themselves (`popoverTarget`). */
  const toggle = () => {
    if (!knowsPopovers()) setOpen((was) => !was);
  };

  useEffect(() => {
    const node = panel.current;
    if (!open || !node) return;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    if (!knowsPopovers()) {
      document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), on);
      document.addEventListener(
        'pointerdown',
        ({ target }) => target instanceof Node && !node.parentElement?.contains(target) && close(),
        on,
      );
    }
    // Browser Back leaves the page without a tap on a menu link.
    window.addEventListener('popstate', close, on);
    // A turned tablet shows the links in the bar. A phone's toolbar that hides changes the height only.
    const { innerWidth } = window;
    window.addEventListener('resize', () => window.innerWidth !== innerWidth && close(), on);
    return () => stop.abort();
  }, [open, panel, close]);

  return { open, setOpen, toggle, close };
}
