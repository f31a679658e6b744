import type { MouseEvent, RefObject } from 'react';

/** Focuses a control of the worklist by its name, and opens the section that it is in. */
export function focusOn(desk: RefObject<HTMLElement | null>, name: string): HTMLElement | null {
  const control = desk.current?.querySelector<HTMLElement>(`[name="${name}"]:enabled`) ?? null;
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
  return control;
}

/** For a press on the summary of a section: what it opens comes above the bar, as far as it fits. */
export function bringIntoView({ currentTarget }: MouseEvent<HTMLElement>): void {
  const section = currentTarget.closest('details');
  // It opens after the press.
  requestAnimationFrame(() => section?.open && section.scrollIntoView({ block: 'nearest' }));
}
