import { fireEvent, waitFor } from '@testing-library/react';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Finds a control by name. The names are a public interface of the product (docs/interfaces.md, "Form
 * controls").
 */
export function control<T extends Control = HTMLInputElement>(name: string): T {
  const found = document.querySelector<T>(`[name="${name}"]`);
  if (!found) throw new Error(`The page has no control named ${name}.`);
  return found;
}

export const findControl = <T extends Control = HTMLInputElement>(name: string): Promise<T> =>
  waitFor(() => control<T>(name));

export const getValues = (form: HTMLFormElement | null): Record<string, FormDataEntryValue> =>
  Object.fromEntries(new FormData(form ?? undefined));

/** Sets values and blurs each control, like a browser's autofill; an empty text clears. */
export function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const element = control<Control>(name);
    fireEvent.focusIn(element);
    if (element.value !== value) fireEvent.change(element, { target: { value } });
    fireEvent.focusOut(element);
  }
}

/** A slot by id, such as `2026-11-21_morning`; a link or a button. */
export function slot(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-slot="${id}"]`);
  if (!found) throw new Error(`The slot ${id} is not on offer.`);
  return found;
}

export function submitButton(): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) throw new Error('The page has no submit button.');
  return button;
}
