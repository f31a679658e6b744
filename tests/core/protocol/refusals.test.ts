import { describe, expect, test, vi } from 'vitest';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { refusal } from '#contract/errors.ts';
import { aBackend, aLead, at, DAY, HOUR, type Rep, type TestBackend } from '#tests/core/backend.ts';
import { getMailedCode } from '#tests/mailed-code.ts';
import { ACTION_CASES } from './requests.ts';

const NAMES = [...ACTIONS.keys()];
const getCase = (name: string) => {
  const found = ACTION_CASES[name];
  if (!found) throw new Error(`ACTION_CASES does not say who may call ${name}.`);
  return found;
};

/** A backend with a batch, a lead with the phone number that the action cases use, and an account request. */
function aWorkingDay(): TestBackend {
  const backend = aBackend();
  backend.batch('storm');
  backend.leads(aLead('lead-1', { phone: '(321) 555-0177' }), aLead('lead-2'));
  backend.putRep({ email: 'new@reps.example', state: 'pending' });
  backend.putNumber('13215550177', { suppressedAt: at(-DAY), suppressedBy: 'x' });
  return backend;
}

function called(backend: TestBackend, name: string, fields: Record<string, unknown>) {
  const writes = vi.spyOn(backend.store, 'write');
  const answer = backend.call(name, { ...getCase(name).request, ...fields });
  const written = writes.mock.calls.flatMap(([each]) => [...each]);
  writes.mockRestore();
  return { answer, written };
}

function resetPin(backend: TestBackend, { email }: Rep): void {
  backend.call('forgot_pin', { email });
  const code = getMailedCode(backend.mail.at(-1)?.text);
  expect(backend.call('reset_pin', { email, code, pin: '4829' })).toMatchObject({ ok: true });
}

const NOTHING = { written: [] };
const ENDED = { answer: { ok: true }, ...NOTHING };
const UNAUTHENTICATED = { answer: refusal('unauthenticated'), ...NOTHING };

describe('the list of actions', () => {
  test('has exactly the actions of the script', () => {
    expect(Object.keys(ACTION_CASES).sort()).toEqual([...NAMES].sort());
  });

  test.each(NAMES)('says who may call %s, and whether it takes a lead', (name) => {
    const { allowedRole: who, request, ofAnothersLead } = getCase(name);
    const { action } = ACTIONS.get(name) ?? {};
    expect(action?.role).toBe(who === 'owner' ? 'anybody' : who);
    expect(action?.request.safeParse(request).success).toBe(true);
    const takesLead = ['leadId', 'skip'].some(
      (field) => !action?.request.safeParse({ ...request, [field]: 7 }).success,
    );
    expect(ofAnothersLead !== undefined).toBe(takesLead);
  });
});

const OPEN = NAMES.filter((name) => getCase(name).allowedRole === 'anybody');
const GUARDED = NAMES.filter((name) => !OPEN.includes(name));
const OF_LEADS = NAMES.filter((name) => getCase(name).ofAnothersLead);
const FOR_MANAGERS = NAMES.filter((name) => getCase(name).allowedRole === 'manager');

test.each(OPEN)('%s gives the same answer with any session or none', (name) => {
  const answers = [undefined, '', 'f'.repeat(44), 7].map(
    (auth) => called(aWorkingDay(), name, { auth }).answer,
  );
  expect(answers.every(({ error }) => error !== 'unauthenticated' && error !== 'forbidden')).toBe(true);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

describe.each(GUARDED)('%s', (name) => {
  const refused = getCase(name).allowedRole === 'owner' ? ENDED : UNAUTHENTICATED;

  test.each([
    ['no session', undefined],
    ['a session that is a number', 7],
    ['a very long session', 'x'.repeat(10_000)],
    ['an empty session', ''],
    ['an unknown session', 'f'.repeat(44)],
  ])('writes nothing with %s', (_what, auth) => {
    expect(called(aWorkingDay(), name, { auth })).toEqual(refused);
  });

  test.each<[string, (backend: TestBackend, manager: Rep) => void]>([
    ['that is 12 hours old', (backend) => backend.wait(12 * HOUR)],
    ['that was logged out', (_backend, { call }) => call('logout')],
    ['from before a PIN reset', resetPin],
    ['of an account that was denied', (backend, { email }) => backend.putRep({ email, state: 'denied' })],
  ])('writes nothing with a session %s', (_which, end) => {
    const backend = aWorkingDay();
    const manager = backend.signedIn({ role: 'manager' });
    end(backend, manager);
    expect(called(backend, name, { auth: manager.auth })).toEqual(refused);
  });

  test.each(['rep', 'manager'] as const)('accepts a signed-in %s if the role allows it', (role) => {
    const backend = aWorkingDay();
    const { auth } = backend.signedIn({ role });
    const { error } = called(backend, name, { auth }).answer;
    expect(error === 'forbidden').toBe(role === 'rep' && FOR_MANAGERS.includes(name));
    expect(['unauthenticated', 'bad_request', 'bad_token', 'unknown_action']).not.toContain(error);
  });
});

test.each(FOR_MANAGERS)('%s is for managers only: a rep is refused and nothing is written', (name) => {
  const backend = aWorkingDay();
  const { auth } = backend.signedIn({ role: 'rep' });
  expect(called(backend, name, { auth })).toEqual({ answer: refusal('forbidden'), ...NOTHING });
});

test.each(OF_LEADS)('%s neither changes nor shows a lead that another rep holds', (name) => {
  const backend = aWorkingDay();
  const holder = backend.signedIn({ email: 'robin@reps.example' });
  const { auth } = backend.signedIn({ email: 'sam@reps.example' });
  const leadId = holder.next() ?? '';
  const before = backend.lead(leadId);
  const outcome = called(backend, name, { auth, leadId, skip: leadId });
  const { ofAnothersLead } = getCase(name);
  if (ofAnothersLead === 'left alone') expect(outcome.answer.ok).toBe(true);
  else expect(outcome).toMatchObject({ answer: { ok: false, error: ofAnothersLead }, ...NOTHING });
  expect(backend.lead(leadId)).toEqual(before);
  expect(JSON.stringify(outcome)).not.toContain(`"leadId":"${leadId}"`);
});
