import { isControl } from './control.ts';

/** For `ref`: focuses an element when it mounts, in place of a control that was removed. */
export function takeFocus(element: HTMLElement | null): void {
  // WebKit scrolls to what is focused, but not if the page gets shorter by the layout that is still to come.
  element?.getBoundingClientRect();
  element?.focus();
}

/**
 * The same in the next frame, for a large view: focusing makes the browser lay out the page, and in a frame
 * it does so anyway.
 */
export const takeFocusSoon = (element: HTMLElement | null): void =>
  void requestAnimationFrame(() => element?.focus());

/**
 * Focuses an element and shows it from its start, below the bar. Browsers scroll to the end of what is taller
 * than the window, Firefox leaves what is half under the bar, and WebKit shows where one types, but not the label.
 * @param start what begins above the element and is to be seen with it
 */
export function focusFromTop(element: HTMLElement, start: Element = element): void {
  element.focus();
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (start.getBoundingClientRect().top < room) start.scrollIntoView({ block: 'start' });
}

/** Focuses the heading of what has taken the place of a longer view, and shows it at the top. */
export function showFromTop(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

/** Focuses a field, or a button, and shows it with its label, also where it is folded. */
export function focusField(control: HTMLElement): void {
  control.closest('details:not([open])')?.setAttribute('open', '');
  focusFromTop(control, (isControl(control) && control.labels?.[0]) || control);
}
