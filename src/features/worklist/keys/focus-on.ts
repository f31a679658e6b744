import type { RefObject } from 'react';

/** Focuses a control of the worklist by its name, and opens the section that it is in. */
export function focusOn(desk: RefObject<HTMLElement | null>, name: string): HTMLElement | null {
  const control = desk.current?.querySelector<HTMLElement>(`[name="${name}"]:enabled`) ?? null;
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
  return control;
}
