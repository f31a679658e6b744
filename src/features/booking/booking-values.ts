import { BOOKING_FIELDS, forFields } from '#contract/lead/lead-fields.ts';
import { DRAFT_FIELDS, type DraftField } from '#src/lib/booking-fields.ts';

/** What the form's controls hold, as typed; the confirmation is `Yes` or empty. */
export type BookingValues = Record<DraftField, string>;
export type BookingErrors = Partial<Record<DraftField, string>>;

/** The form before anybody has filled it in (specification, section 9). */
export const EMPTY_BOOKING: BookingValues = {
  ...forFields(BOOKING_FIELDS, () => ''),
  service: 'roof-inspection',
  state: 'FL',
  ownerConfirmed: '',
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement, field: DraftField): Control | null {
  const control = form.elements.namedItem(field);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : null;
}

const isTick = (control: Control | null): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/** What stands in the form now, also what was typed before the app ran. */
export function readControls(form: HTMLFormElement): BookingValues {
  const values = { ...EMPTY_BOOKING };
  for (const field of DRAFT_FIELDS) {
    const control = controlOf(form, field);
    if (isTick(control)) values[field] = control.checked ? control.value : '';
    else values[field] = control?.value ?? '';
  }
  return values;
}

/** Puts values into the form's controls; a select that has no such choice falls back to its first. */
export function writeControls(form: HTMLFormElement, values: Partial<BookingValues>): void {
  for (const field of DRAFT_FIELDS) {
    const control = controlOf(form, field);
    const value = values[field];
    if (!control || value === undefined) continue;
    if (isTick(control)) control.checked = value === control.value;
    else control.value = value;
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}

/** What differs from the empty form. */
export function filledIn(values: Partial<BookingValues>): Partial<BookingValues> {
  const filled: Partial<BookingValues> = {};
  for (const field of DRAFT_FIELDS) {
    const value = values[field];
    if (value && value !== EMPTY_BOOKING[field]) filled[field] = value;
  }
  return filled;
}
