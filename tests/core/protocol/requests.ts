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

const forRole =
  (allowedRole: ActionCase['allowedRole']) =>
  (request: ActionCase['request'] = {}, ofAnothersLead?: ActionCase['ofAnothersLead']): ActionCase => ({
    ...{ allowedRole, request },
    ...(ofAnothersLead && { ofAnothersLead }),
  });
const anybody = forRole('anybody');
const rep = forRole('rep');
const manager = forRole('manager');

const BOOKING = 'b3b7c1de-0000-4000-8000-000000000001';
const IMAGES = { photo: aJpeg(), thumbnail: aJpeg({ width: 240, height: 180, bytes: 200 }) };
const EMAIL = 'nobody@reps.example';
const leadId = 'lead-1';

/** Every action of the backend. Roles are deliberately repeated here instead of read from the contract. */
export const ACTION_CASES: Readonly<Record<string, ActionCase>> = {
  auth_login: anybody({ email: EMAIL, password: '2580' }),
  request_user_approval: anybody({
    ...{ email: 'new@reps.example', name: 'New Rep', phone: '(321) 555-0178', pin: '4829' },
  }),
  forgot_pin: anybody({ email: EMAIL }),
  reset_pin: anybody({ email: EMAIL, code: 'ABCD2345', pin: '4829' }),
  booking_receipt: anybody({ submissionId: BOOKING }),
  full_slots: anybody(),
  add_photo: anybody({ submissionId: BOOKING, photoId: 'b3b7c1de-0000-4000-8000-000000000002', ...IMAGES }),
  request_call: anybody({
    ...{ firstName: 'Ada', lastName: 'Byrd', phone: '(321) 555-0142', email: 'ada@example.com' },
    ...{ address: '12 Ocean Ave, Melbourne', service: 'roof-repair', submissionId: BOOKING },
  }),
  show_visit: anybody({ visit: 'a1.b2.c3' }),
  change_visit: anybody({ visit: 'a1.b2.c3', apptDate: '2026-11-23', apptTime: 'morning' }),
  cancel_visit: anybody({ visit: 'a1.b2.c3' }),
  restore_visit: anybody({ visit: 'a1.b2.c3' }),
  crew_day: anybody({ key: 'a1.b2', day: '2026-11-21' }),
  crew_photos: anybody({ key: 'a1.b2', leadId }, 'bad_link'),
  crew_photo: anybody({ key: 'a1.b2', leadId, photoId: 'photo-1' }, 'bad_link'),
  visit_feed: anybody({ key: 'a1.b2' }),
  logout: forRole('owner')(),
  list_batches: rep(),
  new_leads: rep(),
  next_lead: rep({ batch: 'storm' }, 'left alone'),
  update_lead: rep({ leadId, status: 'Attempted', note: 'No answer' }, 'lease_lost'),
  undo_lead: rep({ leadId }, 'not_found'),
  add_lead: rep(NEW_LEAD),
  lookup_number: rep({ phone: '(321) 555-0177' }),
  lead_photos: rep({ leadId }, 'lease_lost'),
  show_photo: rep({ leadId, photoId: 'photo-1' }, 'lease_lost'),
  call_scripts: rep(),
  show_languages: rep(),
  save_languages: rep({ languages: 'es' }),
  save_call_script: manager({ service: 'none', status: 'New Lead', text: 'Hi {first name}' }),
  list_requests: manager(),
  list_messages: manager(),
  show_today: manager(),
  list_counted: manager({ what: 'calls', day: '2026-11-20', rep: EMAIL }),
  list_visits: manager({ day: '2026-11-21' }),
  manage_lead: manager({ leadId, visitSlot: 'agree' }, 'forbidden'),
  book_visit: manager({ ...NEW_LEAD, service: 'roof-inspection', visitSlot: 'agree', submissionId: BOOKING }),
  show_day_links: manager(),
  make_day_link: manager({ link: 'crew' }),
  end_day_link: manager({ link: 'crew', key: 'a1.b2' }),
  show_visit_limits: manager(),
  show_rest_hours: manager(),
  save_rest_hours: manager({ hoursBetweenCalls: '6' }),
  save_visit_limits: manager({ jobsPerMorning: '40', jobsPerAfternoon: '12', closedDays: 'Sunday' }),
  find_leads: manager({ text: '0177' }),
  show_lead: manager({ leadId }, 'forbidden'),
  release_lead: manager({ leadId }, 'forbidden'),
  move_lead: manager({ leadId, batch: 'storm' }, 'forbidden'),
  correct_lead: manager({ leadId, was: { lastName: leadId }, now: { lastName: 'Oakes' } }, 'forbidden'),
  show_retention: manager(),
  save_retention: manager({ monthsOfClosedLeads: '24' }),
  show_person: manager({ leadId }, 'forbidden'),
  erase_person: manager({ leadIds: [leadId] }),
  unlock_rep: manager({ email: EMAIL }),
  list_audit: manager(),
  decide_request: manager({ email: 'new@reps.example', decision: 'approve' }),
  list_reps: manager(),
  block_rep: manager({ email: 'new@reps.example' }),
  list_suppressed: manager(),
  suppress_number: manager({ phone: '(321) 555-0179', reason: 'By letter' }),
  lift_suppression: manager({ phone: '(321) 555-0177' }),
  suppress_file: manager({ fileId: 'file-0001', fileName: 'registry.csv', numbers: ['13215550179'] }),
  show_file: manager({ fileId: 'file-0001' }),
  lift_file: manager({ fileId: 'file-0001' }),
  list_imports: manager({ batchId: 'imported' }),
  undo_import: manager({ importId: 'import-1' }),
  check_numbers: manager({ phones: ['(321) 555-0177'] }),
  import_leads: manager({
    ...{ importId: 'import-1', batchId: 'imported', batchName: 'Imported', columns: ['phone', 'lastName'] },
    rows: [{ line: 2, cells: ['(321) 555-0177', 'Okafor'] }],
  }),
  export_batch: manager({ batch: 'storm' }),
  show_batches: manager(),
  archive_batch: manager({ batchId: 'storm', archived: true }),
};
