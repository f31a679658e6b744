/** Specification, sections 2, 3 and 8. */
export const NEW_LEAD = {
  title: 'Add New Lead',
  lead: 'A homeowner you have met or spoken to. Only the fields with a star are needed.',
  toHub: 'Rep Hub',
  submit: 'Submit Lead',
  submitAnyway: 'Submit Lead Anyway',
  done: 'Lead submitted successfully!',
  doneHint: 'It waits in the batch',
  doneBatch: 'Rep leads',
  refused: 'Submission failed',
  failed: 'Error submitting lead',
  http: (status: number) => `HTTP ${status}`,
  kept: 'Nothing you typed is lost.',
  check: 'Please check the marked fields.',
  badDate: 'Please enter a whole date, like 11/21/2026',
  restored: 'What you had typed is back.',
  clear: 'Clear the form',
  suppressed:
    'This number is on the do-not-call list. It cannot be added; only a manager can take it off the list.',
  duplicate: 'This number is already a lead. Look at it before you add it again.',
  open: 'Open its batch',
  noName: 'Name not given',
} as const;

export const NEW_LEAD_SECTIONS = {
  homeowner: 'Homeowner',
  property: 'Property',
  damage: 'Storm and insurance',
  appointment: 'Appointment',
} as const;

export const CLAIM_OPTIONS = [
  { value: '', label: 'Not asked' },
  { value: 'No', label: 'No' },
  { value: 'Yes', label: 'Yes' },
] as const;
