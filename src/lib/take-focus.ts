/** For `ref`: focuses an element when it mounts, in place of a control that was removed. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * The same in the next frame, for a large view: focusing makes the browser lay out the page, and in a frame
 * it does so anyway.
 */
export const takeFocusSoon = (element: HTMLElement | null): void =>
  void requestAnimationFrame(() => element?.focus());
