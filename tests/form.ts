import { fireEvent, waitFor } from '@testing-library/react';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control of the page by its name: the names are an interface of the product (interfaces: "Form controls"). */
export function control<T extends Control = HTMLInputElement>(name: string): T {
  const found = document.querySelector<T>(`[name="${name}"]`);
  if (!found) throw new Error(`The page has no control named ${name}.`);
  return found;
}

/** The same for a page that is still to appear. */
export const findControl = <T extends Control = HTMLInputElement>(name: string): Promise<T> =>
  waitFor(() => control<T>(name));

/** What stands in a form, by control name. */
export const getValues = (form: HTMLFormElement | null): Record<string, FormDataEntryValue> =>
  Object.fromEntries(new FormData(form ?? undefined));

/** Replaces what stands in controls and leaves each, as a browser that fills a form in does; an empty text clears. */
export function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const element = control<Control>(name);
    fireEvent.focusIn(element);
    if (element.value !== value) fireEvent.change(element, { target: { value } });
    fireEvent.focusOut(element);
  }
}

/** A slot of the grid, `2026-11-21_morning`, whether it leads on or is chosen. */
export function slot(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-slot="${id}"]`);
  if (!found) throw new Error(`The slot ${id} is not on offer.`);
  return found;
}
