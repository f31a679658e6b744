/** A new lead with everything that is needed. */
export const NEW_LEAD: Readonly<Record<string, string>> = {
  firstName: 'Grace',
  lastName: 'Okafor',
  phone: '(321) 555-0177',
  address: '9 Heron Court',
  city: 'Palm Bay',
  zip: '32905',
};

/** A request of each action, good but for the session. */
export const REQUESTS: Readonly<Record<string, Record<string, unknown>>> = {
  auth_login: { email: 'nobody@reps.example', password: '2580' },
  request_user_approval: {
    email: 'new@reps.example',
    name: 'New Rep',
    phone: '(321) 555-0178',
    pin: '4829',
  },
  forgot_pin: { email: 'nobody@reps.example' },
  reset_pin: { email: 'nobody@reps.example', code: 'ABCD2345', pin: '4829' },
  booking_receipt: { submissionId: 'b3b7c1de-0000-4000-8000-000000000001' },
  logout: {},
  list_batches: {},
  next_lead: { batch: 'storm' },
  update_lead: { leadId: 'lead-1', status: 'Attempted', note: 'No answer' },
  undo_lead: { leadId: 'lead-1' },
  add_lead: NEW_LEAD,
  lookup_number: { phone: '(321) 555-0177' },
  list_requests: {},
  decide_request: { email: 'new@reps.example', decision: 'approve' },
  list_reps: {},
  block_rep: { email: 'new@reps.example' },
  list_suppressed: {},
  suppress_number: { phone: '(321) 555-0179', reason: 'By letter' },
  lift_suppression: { phone: '(321) 555-0177' },
  import_leads: {
    importId: 'import-1',
    batchId: 'imported',
    batchName: 'Imported',
    columns: ['phone', 'lastName'],
    rows: [{ line: 2, cells: ['(321) 555-0177', 'Okafor'] }],
  },
  export_batch: { batch: 'storm' },
};
