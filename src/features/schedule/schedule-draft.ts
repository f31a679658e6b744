import type { FormDraft } from '#src/forms/text-draft.ts';
import { HAND_OFF_FIELDS, SCHEDULE_FIELDS, type ScheduleValues } from '#src/lib/hand-off.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';

/** The initial values (specification, section 9). */
export const SCHEDULE_START: ScheduleValues = {
  serviceType: 'roof-inspection',
  name: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: 'FL',
  zipCode: '',
};

/** The form's part of the booking draft, for a reload, the booking page, and Back. */
export const scheduleDraft: FormDraft = {
  read() {
    const { values } = bookingDraft.read();
    const kept = SCHEDULE_FIELDS.map((field) => [field, values[HAND_OFF_FIELDS[field]] ?? '']);
    return Object.fromEntries(kept.filter(([, value]) => value !== ''));
  },
  keep(typed) {
    const draft = bookingDraft.read();
    const values = { ...draft.values };
    for (const field of SCHEDULE_FIELDS) values[HAND_OFF_FIELDS[field]] = String(typed[field] ?? '');
    bookingDraft.write({ ...draft, values });
  },
  forget: bookingDraft.remove,
};
