import {
  HAND_OFF_FIELDS,
  SCHEDULE_FIELDS,
  type ScheduleField,
  type ScheduleValues,
} from '#src/lib/hand-off.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';

/** What stands in the form before anybody has typed (specification, section 9). */
export const SCHEDULE_DEFAULTS: Partial<ScheduleValues> = { serviceType: 'roof-inspection', state: 'FL' };

type Control = HTMLInputElement | HTMLSelectElement;

/** A control of the form by its name. */
export function controlOf(form: HTMLFormElement, field: ScheduleField): Control | null {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}

/** What stands in the form now, also when it was typed before the app ran or filled in by the browser. */
export function readContact(form: HTMLFormElement): ScheduleValues {
  const value = (field: ScheduleField) => controlOf(form, field)?.value ?? '';
  return {
    serviceType: value('serviceType'),
    name: value('name'),
    lastName: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    address: value('address'),
    city: value('city'),
    state: value('state'),
    zipCode: value('zipCode'),
  };
}

/** Keeps what is typed for a reload and for the way back from the booking page. */
export function keepContact(form: HTMLFormElement): void {
  const draft = bookingDraft.read();
  const typed = readContact(form);
  const values = { ...draft.values };
  for (const field of SCHEDULE_FIELDS) values[HAND_OFF_FIELDS[field]] = typed[field];
  bookingDraft.write({ ...draft, values });
}

/** Puts back what this tab remembers, wherever nothing has been typed yet. */
export function restoreContact(form: HTMLFormElement): void {
  const { values } = bookingDraft.read();
  for (const field of SCHEDULE_FIELDS) {
    const control = controlOf(form, field);
    const kept = values[HAND_OFF_FIELDS[field]];
    const isUntouched = control?.value === '' || control?.value === SCHEDULE_DEFAULTS[field];
    if (control && kept && isUntouched) control.value = kept;
  }
}
