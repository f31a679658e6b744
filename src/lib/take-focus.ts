/** For `ref`: moves the reader to an element as it comes, in place of a control that has gone. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
