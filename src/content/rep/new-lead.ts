import { LANGUAGE_CODES } from '#contract/languages.ts';
import { languageName } from '#contract/words/languages.ts';

/** Specification, sections 2, 3 and 8. */
export const NEW_LEAD = {
  title: 'Add New Lead',
  lead: 'Only fields with a star are required.',
  toHub: 'Rep Hub',
  submit: 'Submit Lead',
  submitAnyway: 'Submit Lead Anyway',
  done: 'Lead submitted successfully!',
  doneHint: <Part>(batch: Part) => ["It's in the batch ", batch, '.'] as const,
  doneBatch: 'Rep leads',
  refused: 'Submission failed',
  failed: 'Error submitting lead',
  http: (status: number) => `HTTP ${status}`,
  kept: 'What you typed is still here.',
  check: 'Please check the marked fields.',
  badDate: 'Please enter a full date, like 11/21/2026',
  restored: 'What you typed is back.',
  clear: 'Clear the form',
  suppressed: "This number is on the do-not-call list and can't be added. Only a manager can take it off.",
  duplicate: 'This number is already a lead. Check it before you add it again.',
  /** A lead that has the number already. */
  known: <Part>(name: Part, status: string, batch: string) => [name, `, ${status}, in ${batch}`] as const,
  open: 'Open the batch',
  openBatch: (batch: string) => `Open the batch: ${batch}`,
  noName: 'No name given',
} as const;

export const NEW_LEAD_SECTIONS = {
  homeowner: 'Homeowner',
  property: 'Property',
  damage: 'Storm and insurance',
  appointment: 'Appointment',
} as const;

/** A shortcut to the date and the time of the appointment. */
export const NEW_LEAD_VISIT = {
  label: 'Visit',
  none: 'Not set yet',
  byHand: 'Another date, or an exact time',
  /** A date and time that are no slot. */
  other: 'The date and time below',
  taken: (slot: string, why: string) => `${slot} (${why})`,
  hint: 'A morning or afternoon takes a place, and the homeowner gets an email.',
} as const;

/** What the homeowner speaks. */
export const LANGUAGE_OPTIONS = [
  { value: '', label: 'Not asked' },
  ...LANGUAGE_CODES.map((value) => ({ value, label: languageName(value) })),
];

export const CLAIM_OPTIONS = [
  { value: '', label: 'Not asked' },
  { value: 'No', label: 'No' },
  { value: 'Yes', label: 'Yes' },
] as const;
