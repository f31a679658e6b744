import { type Fault, httpStatus, networkDrop } from '#tests/msw/faults.ts';

/** A possible answer of a script, and the expected result. */
export interface ScriptAnswer {
  /** Names the answer in a test's title. */
  words: string;
  body: string;
  status: number;
  /** Result of the service call: `yes`, or the failure reason. */
  comesTo: 'yes' | 'refused' | 'malformed' | 'http' | 'expired' | 'unreachable';
  /** Texts that the rep then sees. */
  shows: string[];
}

type Row = [body: unknown, comesTo: ScriptAnswer['comesTo'], shows: string | string[], status?: number];

/** Bodies that are not strings are sent as JSON. */
const answers = (rows: Row[]): ScriptAnswer[] =>
  rows.map(([value, comesTo, shows, status = 200]) => {
    const body = typeof value === 'string' ? value : JSON.stringify(value);
    const text = body === PAGE ? 'an HTML page' : body || 'nothing';
    return {
      words: status === 200 ? text : `${status} ${text}`,
      body,
      status,
      comesTo,
      shows: [shows].flat(),
    };
  });

export const faultOf = ({ comesTo, status, body }: ScriptAnswer): Fault =>
  comesTo === 'unreachable' ? networkDrop : httpStatus(status, body);

const PAGE =
  '<!DOCTYPE html><html><head><title>Error</title></head><body>Service invoked too many times.</body></html>';
const HALF = '{"ok":true,"message":"Half an ans';
const NONSENSE = 'The server gave an answer that makes no sense. Please try again.';
const NO_ANSWER = 'No answer from the server. Check your connection and try again.';
const KEPT = 'Nothing you typed is lost.';
const SENT = "Request sent. You'll get an email once approved. Redirecting...";
const NOT_SENT = 'Error: Failed to submit request';
const NO_MORE = 'No more open leads.';
const session = { auth: 'secret', email: 'robin@reps.example', name: 'Robin Reyes', role: 'rep' };

/** Fields that our script adds, but that another script may use for something else. */
const OTHERS_FIELDS = {
  progress: '3 of 9',
  calling: 'yes',
  history: { '2026-11-01': 'called' },
  leaseUntil: 'tonight',
  sameNumber: 2,
  heldBack: ['a'],
  savedToday: 'many',
  nextOpensAt: 8,
  callbackAt: 'Monday',
};
const grace = {
  leadId: 'L1',
  firstName: 'Grace',
  lastName: 'Hollis',
  phone: '(321) 555-0167',
  status: 'New Lead',
};

/**
 * Valid answers of other scripts that follow the specification (docs/interfaces.md, section 5), by action.
 * Both the service tests and the page tests use these rows.
 */
export const SCRIPT_ANSWERS = {
  auth_login: answers([
    [{ ok: true, ...session }, 'yes', 'Rep Hub'],
    [session, 'yes', 'Rep Hub'],
    [{ ok: 1, ...session, auth: 12345 }, 'yes', 'Rep Hub'],
    [{ ok: 'true', ...session, email: null, name: null, role: null }, 'yes', 'Rep Hub'],
    [{ ok: 'OK', ...session, name: 7, role: ['rep'] }, 'yes', 'Rep Hub'],
    [{ ...session, error: '' }, 'yes', 'Rep Hub'],
    [{ ok: true }, 'yes', 'Missing session'],
    [{ ok: true, auth: false }, 'yes', 'Missing session'],
    [{ ok: false, ...session }, 'refused', 'Invalid email or password'],
    [{ ok: 0, message: 'Wrong PIN.' }, 'refused', 'Wrong PIN.'],
    [{ ok: 'false' }, 'refused', 'Invalid email or password'],
    [{ message: 'Account locked until noon.' }, 'refused', 'Account locked until noon.'],
    [{ error: 'nope' }, 'refused', 'Invalid email or password'],
    ['', 'malformed', 'Login failed - check your credentials'],
    [PAGE, 'malformed', 'Login failed - check your credentials'],
    [HALF, 'malformed', 'Login failed - check your credentials'],
    [{ ok: true, ...session }, 'http', 'Login failed - check your credentials', 500],
    ['no connection', 'unreachable', ['Login failed - check your credentials', NO_ANSWER]],
  ]),

  list_batches: answers([
    [{ ok: true, batches: [{ batchId: 'b1', name: 'Palm Bay' }] }, 'yes', 'Palm Bay'],
    [{ batches: [{ id: 7, label: 'Cocoa', count_open: '3', count_total: 9 }] }, 'yes', '3 open / 9 total'],
    [
      { ok: 'ok', batches: [null, 'x', 4, {}, { id: 'b1', name: 'Palm Bay', description: {} }] },
      'yes',
      'Palm Bay',
    ],
    [{ batches: [{ id: 'b1', name: 'Palm Bay', count_open: 'many' }], features: 'none' }, 'yes', 'Palm Bay'],
    [{ batches: null }, 'yes', 'No batches available'],
    [{ ok: true }, 'yes', 'No batches available'],
    [{ batches: 'none' }, 'yes', 'No batches available'],
    [null, 'yes', 'No batches available'],
    [{ ok: false, message: 'Not today.' }, 'refused', 'Failed to load batches'],
    [{ error: 'The sheet is locked' }, 'refused', 'Failed to load batches'],
    [PAGE, 'malformed', 'Failed to load batches'],
    [HALF, 'malformed', 'Failed to load batches'],
    [{ batches: [] }, 'http', 'Failed to load batches', 503],
    ['no connection', 'unreachable', 'Failed to load batches'],
  ]),

  next_lead: answers([
    [{ ok: true, lead: grace }, 'yes', 'Lead loaded'],
    [{ lead: { ...grace, leadId: 17, phone: 3215550167, zip: 32951, notes: null } }, 'yes', 'Lead loaded'],
    [{ lead: { ...grace, leadId: undefined, id: 'L1' } }, 'yes', 'Lead loaded'],
    [
      { lead: { ...grace, source: {}, createdAt: [], service: true }, ...OTHERS_FIELDS },
      'yes',
      'Lead loaded',
    ],
    [{ ok: true, lead: null, message: 'Well done, all called.' }, 'yes', 'Well done, all called.'],
    [{ lead: null, ...OTHERS_FIELDS }, 'yes', NO_MORE],
    [{ ok: true }, 'yes', NO_MORE],
    [{ lead: {} }, 'yes', NO_MORE],
    [{ lead: { leadId: '' } }, 'yes', NO_MORE],
    [{ lead: 'Grace' }, 'yes', NO_MORE],
    [{ lead: [], message: 404 }, 'yes', '404'],
    [{ ok: false, message: 'Nothing left in this batch.' }, 'yes', 'Nothing left in this batch.'],
    [{ ok: false, error: 'no_leads' }, 'yes', NO_MORE],
    [{ ok: false }, 'yes', NO_MORE],
    [null, 'yes', NO_MORE],
    [[], 'yes', NO_MORE],
    ['', 'yes', NO_MORE],
    ['Nobody left to call', 'yes', 'Nobody left to call'],
    [{ ok: false, error: 'busy', message: 'Please wait.' }, 'refused', 'Failed to load next lead'],
    [PAGE, 'malformed', 'Failed to load next lead'],
    [HALF, 'malformed', 'Failed to load next lead'],
    [{ lead: grace }, 'http', 'Failed to load next lead', 500],
    ['no connection', 'unreachable', 'Failed to load next lead'],
  ]),

  update_lead: answers([
    [{ ok: true }, 'yes', 'Saved.'],
    ['OK', 'yes', 'Saved.'],
    ['', 'yes', 'Saved.'],
    ['"saved"', 'yes', 'Saved.'],
    [true, 'yes', 'Saved.'],
    [null, 'yes', 'Saved.'],
    [[], 'yes', 'Saved.'],
    [{}, 'yes', 'Saved.'],
    [{ ok: 1 }, 'yes', 'Saved.'],
    [{ error: false }, 'yes', 'Saved.'],
    [{ error: '' }, 'yes', 'Saved.'],
    [{ ok: 'yes', undoUntil: 'never' }, 'yes', 'Saved.'],
    [{ result: 'success', row: 12 }, 'yes', 'Saved.'],
    [HALF, 'yes', 'Saved.'],
    [{ ok: false }, 'refused', 'Failed to save lead'],
    [{ ok: 0 }, 'refused', 'Failed to save lead'],
    [{ ok: 'false', message: 'The sheet is full.' }, 'refused', 'The sheet is full.'],
    [{ error: 'Row is gone' }, 'refused', 'Row is gone'],
    [false, 'refused', 'Failed to save lead'],
    ['Error: no such row', 'refused', 'Error: no such row'],
    [PAGE, 'malformed', 'Failed to save lead'],
    ['OK', 'http', 'Failed to save lead', 400],
    ['no connection', 'unreachable', 'Failed to save lead'],
  ]),

  add_lead: answers([
    [{ ok: true }, 'yes', 'Lead submitted successfully!'],
    [{ ok: '1', leadId: 17, batchId: {} }, 'yes', 'Lead submitted successfully!'],
    [{ leadId: 'L9', error: null }, 'yes', 'Lead submitted successfully!'],
    ['OK', 'yes', 'Lead submitted successfully!'],
    [{ ok: false, error: 'Bad address' }, 'refused', ['Submission failed', 'Bad address']],
    [{ ok: false, message: 'The sheet is full.' }, 'refused', ['Submission failed', 'The sheet is full.']],
    [{ ok: false }, 'refused', 'Submission failed'],
    [{ error: 'Duplicate' }, 'refused', 'Duplicate'],
    [{}, 'refused', 'Submission failed'],
    ['', 'malformed', 'Error submitting lead'],
    [PAGE, 'malformed', ['Error submitting lead', `${NONSENSE} ${KEPT}`]],
    [PAGE, 'http', ['HTTP 403', KEPT], 403],
    [{ ok: false, error: 'unauthenticated' }, 'http', 'HTTP 401', 401],
    ['no connection', 'unreachable', ['Error submitting lead', `${NO_ANSWER} ${KEPT}`]],
  ]),

  request_user_approval: answers([
    [{ ok: true }, 'yes', SENT],
    [{ ok: 'true', message: null }, 'yes', SENT],
    ['ok', 'yes', SENT],
    [{ ok: false, message: 'We know you already.' }, 'refused', 'Error: We know you already.'],
    [{ ok: 0, error: 'Exists' }, 'refused', 'Error: Exists'],
    [{}, 'refused', 'Error: Request failed'],
    ['', 'malformed', NOT_SENT],
    [PAGE, 'malformed', [NOT_SENT, NONSENSE]],
    [{ ok: true }, 'http', [NOT_SENT, 'The server answered with HTTP 500.'], 500],
    ['no connection', 'unreachable', [NOT_SENT, NO_ANSWER]],
  ]),

  forgot_pin: answers([
    [{ ok: true }, 'yes', 'Reset code sent to your email! Redirecting...'],
    [{ ok: 1, error: 0 }, 'yes', 'Reset code sent to your email! Redirecting...'],
    [{ ok: 'false' }, 'refused', 'Failed to send reset code'],
    [{ error: 'Mail quota is used up' }, 'refused', ['Failed to send reset code', 'Mail quota is used up']],
    ['', 'malformed', 'Failed to send reset code'],
    [PAGE, 'malformed', ['Failed to send reset code', NONSENSE]],
    [{ ok: true }, 'http', ['Failed to send reset code', 'The server answered with HTTP 429.'], 429],
    ['no connection', 'unreachable', ['Failed to send reset code', NO_ANSWER]],
  ]),

  reset_pin: answers([
    [{ ok: true }, 'yes', 'PIN updated successfully! Redirecting to login...'],
    [{ ok: 'ok', message: {} }, 'yes', 'PIN updated successfully! Redirecting to login...'],
    [{ ok: false, error: 'Wrong code' }, 'refused', ['PIN update failed', 'Wrong code']],
    [{ ok: 0 }, 'refused', 'PIN update failed'],
    ['', 'malformed', 'Failed to update PIN'],
    [PAGE, 'malformed', ['Failed to update PIN', NONSENSE]],
    [{ ok: true }, 'http', ['Failed to update PIN', 'The server answered with HTTP 500.'], 500],
    ['no connection', 'unreachable', ['Failed to update PIN', NO_ANSWER]],
  ]),
} satisfies Record<string, ScriptAnswer[]>;
