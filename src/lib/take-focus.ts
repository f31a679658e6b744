/** For `ref`: focuses an element when it mounts, in place of a control that was removed. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
