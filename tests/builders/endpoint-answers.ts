import { type Fault, httpStatus, networkDrop } from '#tests/msw/faults.ts';

/** A possible answer of a backend, and the expected result. */
export interface EndpointAnswer {
  /** Names the answer in a test's title. */
  words: string;
  body: string;
  status: number;
  /** Result of the service call: `yes`, or the failure reason. */
  comesTo: 'yes' | 'refused' | 'malformed' | 'http' | 'expired' | 'unreachable';
  /** Texts that the rep then sees; none where another row or the fault matrix has them. */
  shows: string[];
}

type Row = [
  bodies: unknown[],
  comesTo: EndpointAnswer['comesTo'],
  shows?: string | string[],
  status?: number,
];

/** Bodies that are not strings are sent as JSON. All bodies of a row have the same result; the first is shown. */
const answers = (rows: Row[]): EndpointAnswer[] =>
  rows.flatMap(([bodies, comesTo, shows = [], status = 200]) =>
    bodies.map((value, index) => {
      const body = typeof value === 'string' ? value : JSON.stringify(value);
      const text = body === PAGE ? 'an HTML page' : body || 'nothing';
      const words = status === 200 ? text : `${status} ${text}`;
      return { words, body, status, comesTo, shows: index === 0 ? [shows].flat() : [] };
    }),
  );

export const faultOf = ({ comesTo, status, body }: EndpointAnswer): Fault =>
  comesTo === 'unreachable' ? networkDrop : httpStatus(status, body);

const PAGE =
  '<!DOCTYPE html><html><head><title>Error</title></head><body>Service invoked too many times.</body></html>';
const HALF = '{"ok":true,"message":"Half an ans';
const NO_CONNECTION = ['no connection'];
const NONSENSE = 'Something went wrong on our side. Please try again.';
const NO_ANSWER = "Can't reach the server. Check your connection and try again.";
const KEPT = 'What you typed is still here.';
const LOGIN_FAILED = 'Login failed - check your credentials';
const NO_BATCHES = 'No batches available';
const NOT_LISTED = 'Failed to load batches';
const NO_MORE = 'No more open leads.';
const NOT_LOADED = 'Failed to load next lead';
const NOT_SAVED = 'Failed to save lead';
const NOT_ADDED = 'Error submitting lead';
const REQUESTED = "Request sent. You'll get an email once approved. Redirecting...";
const NO_CODE = 'Failed to send reset code';
const UPDATED = 'PIN updated successfully! Redirecting to login...';
const palmBay = { batchId: 'b1', name: 'Palm Bay' };
const session = { auth: 'secret', email: 'robin@reps.example', name: 'Robin Reyes', role: 'rep' };

/** Fields that our backend adds, but that another backend may use for something else. */
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
 * Valid answers of other backends that follow the specification (docs/interfaces.md, section 5), by action.
 * Both the service tests and the page tests use these rows.
 */
export const ENDPOINT_ANSWERS = {
  auth_login: answers([
    [
      [
        { ok: 'true', ...session, email: null, name: null, role: null },
        { ok: true, ...session },
        session,
        { ok: 1, ...session, auth: 12345 },
        { ok: 'OK', ...session, name: 7, role: ['rep'] },
        { ...session, error: '' },
      ],
      'yes',
      'Rep Hub',
    ],
    [[{ ok: true }, { ok: true, auth: false }], 'yes', 'Missing session'],
    [[{ ok: false, ...session }, { ok: 'false' }, { error: 'nope' }], 'refused', 'Invalid email or password'],
    [[{ ok: 0, message: 'Wrong PIN.' }], 'refused', 'Wrong PIN.'],
    [[{ message: 'Account locked until noon.' }], 'refused', 'Account locked until noon.'],
    [['', PAGE, HALF], 'malformed'],
    [[{ ok: true, ...session }], 'http', [], 500],
    [NO_CONNECTION, 'unreachable', [LOGIN_FAILED, NO_ANSWER]],
  ]),

  list_batches: answers([
    [
      [
        { ok: true, batches: [palmBay] },
        { ok: 'ok', batches: [null, 'x', 4, {}, { ...palmBay, description: {} }] },
        { batches: [{ ...palmBay, count_open: 'many' }], features: 'none' },
      ],
      'yes',
      'Palm Bay',
    ],
    [[{ batches: [{ id: 7, label: 'Cocoa', count_open: '3', count_total: 9 }] }], 'yes', '3 open / 9 total'],
    [[{ batches: null }, { ok: true }, { batches: 'none' }, null], 'yes', NO_BATCHES],
    [[{ ok: false, message: 'Not today.' }, { error: 'The sheet is locked' }], 'refused', NOT_LISTED],
    [[PAGE, HALF], 'malformed'],
    [[{ batches: [] }], 'http', [], 503],
    [NO_CONNECTION, 'unreachable'],
  ]),

  next_lead: answers([
    [
      [
        { ok: true, lead: grace },
        { lead: { ...grace, leadId: 17, phone: 3215550167, zip: 32951, notes: null } },
        { lead: { ...grace, leadId: undefined, id: 'L1' } },
        { lead: { ...grace, source: {}, createdAt: [], service: true }, ...OTHERS_FIELDS },
      ],
      'yes',
      'Lead loaded',
    ],
    [[{ lead: null, ...OTHERS_FIELDS }, { lead: {} }, { lead: { leadId: '' } }], 'yes', NO_MORE],
    [[{ ok: true }, { lead: 'Grace' }, null, [], ''], 'yes'],
    [[{ ok: false }, { ok: false, error: 'no_leads' }], 'yes'],
    [[{ lead: [], message: 404 }], 'yes', '404'],
    [
      [
        'All called.',
        { ok: true, lead: null, message: 'All called.' },
        { ok: false, message: 'All called.' },
      ],
      'yes',
      'All called.',
    ],
    [[{ ok: false, error: 'busy', message: 'Please wait.' }], 'refused', NOT_LOADED],
    [[PAGE, HALF], 'malformed'],
    [[{ lead: grace }], 'http', [], 500],
    [NO_CONNECTION, 'unreachable'],
  ]),

  update_lead: answers([
    [['OK', '', '"saved"', HALF, true, null, [], {}], 'yes', 'Saved.'],
    [[{ ok: true }, { ok: 1 }, { error: false }, { error: '' }], 'yes'],
    [
      [
        { ok: 'yes', undoUntil: 'never' },
        { result: 'success', row: 12 },
      ],
      'yes',
    ],
    [[{ ok: false }, { ok: 0 }, false], 'refused', NOT_SAVED],
    [[{ ok: 'false', message: 'The sheet is full.' }], 'refused', 'The sheet is full.'],
    [[{ error: 'Row is gone' }], 'refused', 'Row is gone'],
    [['Error: no such row'], 'refused', 'Error: no such row'],
    [[PAGE], 'malformed'],
    [['OK'], 'http', [], 400],
    [NO_CONNECTION, 'unreachable'],
  ]),

  add_lead: answers([
    [['OK', { ok: true }, { ok: '1', leadId: 17, batchId: {} }], 'yes', 'Lead submitted successfully!'],
    [[{ leadId: 'L9', error: null }], 'yes'],
    [[{ ok: false }, {}], 'refused', 'Submission failed'],
    [
      [{ ok: false, error: 'Bad address' }, { error: 'Bad address' }, { ok: false, message: 'Bad address' }],
      'refused',
      ['Submission failed', 'Bad address'],
    ],
    [['', PAGE], 'malformed', [NOT_ADDED, `${NONSENSE} ${KEPT}`]],
    [[PAGE], 'http', ['HTTP 403', KEPT], 403],
    [[{ ok: false, error: 'unauthenticated' }], 'http', [], 401],
    [NO_CONNECTION, 'unreachable', [NOT_ADDED, `${NO_ANSWER} ${KEPT}`]],
  ]),

  request_user_approval: answers([
    [['ok', { ok: true }, { ok: 'true', message: null }], 'yes', REQUESTED],
    [[{ ok: false, message: 'We know you already.' }], 'refused', 'Error: We know you already.'],
    [[{ ok: 0, error: 'Exists' }], 'refused', 'Error: Exists'],
    [[{}], 'refused', 'Error: Request failed'],
    [['', PAGE], 'malformed'],
    [[{ ok: true }], 'http', [], 500],
    [NO_CONNECTION, 'unreachable'],
  ]),

  forgot_pin: answers([
    [[{ ok: true }, { ok: 1, error: 0 }], 'yes', 'Reset code sent to your email! Redirecting...'],
    [[{ ok: 'false' }], 'refused', NO_CODE],
    [[{ error: 'Mail quota is used up' }], 'refused', [NO_CODE, 'Mail quota is used up']],
    [['', PAGE], 'malformed', [NO_CODE, NONSENSE]],
    [[{ ok: true }], 'http', [NO_CODE, 'Server error (HTTP 429). Please try again.'], 429],
    [NO_CONNECTION, 'unreachable', [NO_CODE, NO_ANSWER]],
  ]),

  reset_pin: answers([
    [[{ ok: true }, { ok: 'ok', message: {} }], 'yes', UPDATED],
    [[{ ok: 0 }], 'refused', 'PIN update failed'],
    [[{ ok: false, error: 'Wrong code' }], 'refused', ['PIN update failed', 'Wrong code']],
    [['', PAGE], 'malformed'],
    [[{ ok: true }], 'http', [], 500],
    [NO_CONNECTION, 'unreachable'],
  ]),
} satisfies Record<string, EndpointAnswer[]>;
