import { listAuditAction } from '#contract/actions/accounts/list-audit.ts';
import { forgotPinAction } from '#contract/actions/forgot-pin.ts';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { suppressNumberAction } from '#contract/actions/suppressions.ts';
import { newLeadSchema } from '#contract/forms/new-lead.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';
import { addLead, authLogin, listBatches, nextLead, resetPin } from '#src/services/rep-endpoint.ts';
import { updateLead } from '#src/services/save-outbox.ts';

type Make = () => Promise<RepResult<unknown>>;

export const auth = 'secret+/=&';
const email = 'nora@reps.example';
const session = { auth, email, name: 'Nora', role: 'rep' };
const login = { email, password: 'p&=+ ü' };
const account = { email, name: 'Nora', phone: '321', pin: '619403' };
const reset = { email, code: 'AB', pin: '619403' };
const suppression = { auth, phone: '(321) 555-0142', reason: 'By letter' };
const outcome = {
  auth,
  leadId: 'L1',
  status: 'Qualified – Appointment Set' as const,
  note: ' "Tuesday" & 50% \n=1+1 👍',
  rep: 'Robin',
};
export const newLead = {
  ...newLeadSchema.parse({
    firstName: 'Ada',
    lastName: 'Marlowe',
    phone: '(321) 555-0142',
    address: '120 Ocean Avenue',
    city: 'Melbourne Beach',
    zip: '00123',
  }),
  auth,
  submissionId: 'id-1',
};
export const importRows = {
  auth,
  importId: 'import-1234',
  batchId: 'storm',
  batchName: 'Storm',
  description: '',
  columns: ['lastName' as const, 'phone' as const],
  rows: [{ line: 2, cells: ['Inés & Sons', '+1 321 555 0142'] }],
};

/** A call that posts these fields, with an answer that is returned unchanged. */
const posted = (make: Make, sends: object, answer: object = { ok: true }) => ({ make, sends, answer });

export const POSTED = {
  auth_login: posted(() => authLogin(login), login, { ok: true, ...session, device: '', features: [] }),
  update_lead: posted(() => updateLead(outcome), outcome, { ok: true, undoUntil: '', comesBackAt: '' }),
  request_user_approval: posted(() => call(requestUserApprovalAction, account), account),
  forgot_pin: posted(() => call(forgotPinAction, { email }), { email }),
  reset_pin: posted(() => resetPin(reset), reset, { ok: true, device: '' }),
  add_lead: posted(() => addLead(newLead), newLead, { ok: true, leadId: 'L1', batchId: 'rep-leads' }),
};

/** Posted calls that only our own backend supports. */
export const OWN = {
  list_audit: posted(
    () => call(listAuditAction, { auth, until: '' }),
    { auth, until: '' },
    { ok: true, events: [], next: '' },
  ),
  suppress_number: posted(() => call(suppressNumberAction, suppression), suppression, {
    ...{ ok: true, phone: '13215550142', already: false, closed: 2 },
  }),
  import_leads: posted(() => call(importLeadsAction, importRows), importRows, { ok: true, results: [] }),
};

export const CALLS = {
  ...POSTED,
  ...OWN,
  list_batches: { make: () => listBatches(auth) },
  next_lead: { make: () => nextLead({ auth, batch: 'web', rep: 'Robin' }) },
};
