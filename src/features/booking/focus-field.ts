import type { RequiredField } from './missing.ts';

/** Takes the visitor to a field of the form; to the first slot when it is the time that is asked for. */
export function focusField(form: HTMLFormElement | null, field: RequiredField): void {
  const control = field === 'apptDate' ? form?.querySelector('[data-slot]') : form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
