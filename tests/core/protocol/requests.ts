import type { ErrorCode } from '#contract/errors.ts';
import { aJpeg } from '#tests/builders/photo.ts';

/** A new lead with only the required fields. */
export const NEW_LEAD: Readonly<Record<string, string>> = {
  firstName: 'Grace',
  lastName: 'Okafor',
  phone: '(321) 555-0177',
  address: '9 Heron Court',
  city: 'Palm Bay',
  zip: '32905',
};

interface ActionCase {
  /** Who may call it. `owner`: anybody, but the action only affects the session that is sent (`logout`). */
  allowedRole: 'anybody' | 'owner' | 'rep' | 'manager';
  request: Record<string, unknown>;
  /** Expected result for a lead leased to another rep, for actions that take a lead. */
  ofAnothersLead?: ErrorCode | 'left alone';
}

/** Every action of the script. Roles are deliberately repeated here instead of read from the contract. */
export const ACTION_CASES: Readonly<Record<string, ActionCase>> = {
  auth_login: { allowedRole: 'anybody', request: { email: 'nobody@reps.example', password: '2580' } },
  request_user_approval: {
    allowedRole: 'anybody',
    request: { email: 'new@reps.example', name: 'New Rep', phone: '(321) 555-0178', pin: '4829' },
  },
  forgot_pin: { allowedRole: 'anybody', request: { email: 'nobody@reps.example' } },
  reset_pin: {
    allowedRole: 'anybody',
    request: { email: 'nobody@reps.example', code: 'ABCD2345', pin: '4829' },
  },
  booking_receipt: {
    allowedRole: 'anybody',
    request: { submissionId: 'b3b7c1de-0000-4000-8000-000000000001' },
  },
  full_slots: { allowedRole: 'anybody', request: {} },
  add_photo: {
    allowedRole: 'anybody',
    request: {
      submissionId: 'b3b7c1de-0000-4000-8000-000000000001',
      photoId: 'b3b7c1de-0000-4000-8000-000000000002',
      photo: aJpeg(),
      thumbnail: aJpeg({ width: 240, height: 180, bytes: 200 }),
    },
  },
  show_visit: { allowedRole: 'anybody', request: { visit: 'a1.b2.c3' } },
  change_visit: {
    allowedRole: 'anybody',
    request: { visit: 'a1.b2.c3', apptDate: '2026-11-23', apptTime: 'morning' },
  },
  cancel_visit: { allowedRole: 'anybody', request: { visit: 'a1.b2.c3' } },
  logout: { allowedRole: 'owner', request: {} },
  list_batches: { allowedRole: 'rep', request: {} },
  next_lead: { allowedRole: 'rep', request: { batch: 'storm' }, ofAnothersLead: 'left alone' },
  update_lead: {
    allowedRole: 'rep',
    request: { leadId: 'lead-1', status: 'Attempted', note: 'No answer' },
    ofAnothersLead: 'lease_lost',
  },
  undo_lead: { allowedRole: 'rep', request: { leadId: 'lead-1' }, ofAnothersLead: 'not_found' },
  add_lead: { allowedRole: 'rep', request: NEW_LEAD },
  lookup_number: { allowedRole: 'rep', request: { phone: '(321) 555-0177' } },
  lead_photos: { allowedRole: 'rep', request: { leadId: 'lead-1' }, ofAnothersLead: 'lease_lost' },
  show_photo: {
    allowedRole: 'rep',
    request: { leadId: 'lead-1', photoId: 'photo-1' },
    ofAnothersLead: 'lease_lost',
  },
  call_scripts: { allowedRole: 'rep', request: {} },
  save_call_script: {
    allowedRole: 'manager',
    request: { service: 'none', status: 'New Lead', text: 'Hi {first name}' },
  },
  list_requests: { allowedRole: 'manager', request: {} },
  list_messages: { allowedRole: 'manager', request: {} },
  show_today: { allowedRole: 'manager', request: {} },
  show_visit_limits: { allowedRole: 'manager', request: {} },
  save_visit_limits: {
    allowedRole: 'manager',
    request: { jobsPerMorning: '40', jobsPerAfternoon: '12', closedDays: 'Sunday' },
  },
  find_leads: { allowedRole: 'manager', request: { text: '0177' } },
  show_lead: {
    allowedRole: 'manager',
    request: { leadId: 'lead-1' },
    ofAnothersLead: 'forbidden',
  },
  release_lead: {
    allowedRole: 'manager',
    request: { leadId: 'lead-1' },
    ofAnothersLead: 'forbidden',
  },
  move_lead: {
    allowedRole: 'manager',
    request: { leadId: 'lead-1', batch: 'storm' },
    ofAnothersLead: 'forbidden',
  },
  correct_lead: {
    allowedRole: 'manager',
    request: {
      leadId: 'lead-1',
      was: { lastName: 'lead-1' },
      now: { lastName: 'Oakes' },
    },
    ofAnothersLead: 'forbidden',
  },
  unlock_rep: { allowedRole: 'manager', request: { email: 'nobody@reps.example' } },
  list_audit: { allowedRole: 'manager', request: {} },
  decide_request: { allowedRole: 'manager', request: { email: 'new@reps.example', decision: 'approve' } },
  list_reps: { allowedRole: 'manager', request: {} },
  block_rep: { allowedRole: 'manager', request: { email: 'new@reps.example' } },
  list_suppressed: { allowedRole: 'manager', request: {} },
  suppress_number: { allowedRole: 'manager', request: { phone: '(321) 555-0179', reason: 'By letter' } },
  lift_suppression: { allowedRole: 'manager', request: { phone: '(321) 555-0177' } },
  suppress_file: {
    allowedRole: 'manager',
    request: { fileId: 'file-0001', fileName: 'registry.csv', numbers: ['13215550179'] },
  },
  show_file: { allowedRole: 'manager', request: { fileId: 'file-0001' } },
  lift_file: { allowedRole: 'manager', request: { fileId: 'file-0001' } },
  list_imports: { allowedRole: 'manager', request: { batchId: 'imported' } },
  undo_import: { allowedRole: 'manager', request: { importId: 'import-1' } },
  check_numbers: { allowedRole: 'manager', request: { phones: ['(321) 555-0177'] } },
  import_leads: {
    allowedRole: 'manager',
    request: {
      importId: 'import-1',
      batchId: 'imported',
      batchName: 'Imported',
      columns: ['phone', 'lastName'],
      rows: [{ line: 2, cells: ['(321) 555-0177', 'Okafor'] }],
    },
  },
  export_batch: { allowedRole: 'manager', request: { batch: 'storm' } },
  show_batches: { allowedRole: 'manager', request: {} },
  archive_batch: { allowedRole: 'manager', request: { batchId: 'storm', archived: true } },
};
