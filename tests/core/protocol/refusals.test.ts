import { describe, expect, test, vi } from 'vitest';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { refusal } from '#contract/errors.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript, HOUR, type Script } from '#tests/core/script.ts';
import { ACTION_CASES } from './requests.ts';

const NAMES = [...ACTIONS.keys()];
const getCase = (name: string) => {
  const found = ACTION_CASES[name];
  if (!found) throw new Error(`Nobody has decided who may call ${name}.`);
  return found;
};

/** A script with a batch, a lead with the phone number that the action cases use, and an account request. */
function aWorkingDay(): Script {
  const script = aScript();
  script.batch('storm');
  script.leads(aLead('lead-1', { phone: '(321) 555-0177' }), aLead('lead-2'));
  script.store.write([
    { kind: 'putRep', row: aRep({ email: 'new@reps.example', state: 'pending' }) },
    {
      kind: 'putNumber',
      row: {
        phoneKey: '13215550177',
        calls: [],
        suppressedAt: '2026-11-19T15:00:00.000Z',
        suppressedBy: 'x',
      },
    },
  ]);
  return script;
}

function called(script: Script, name: string, fields: Record<string, unknown>) {
  const writes = vi.spyOn(script.store, 'write');
  const mailed = script.mail.length;
  const answer = script.call(name, { ...getCase(name).request, ...fields });
  const written = writes.mock.calls.flatMap(([each]) => [...each]);
  writes.mockRestore();
  return { answer, written, mail: script.mail.slice(mailed) };
}

const NOTHING = { written: [], mail: [] };
const ENDED = { answer: { ok: true }, ...NOTHING };
const UNAUTHENTICATED = { answer: refusal('unauthenticated'), ...NOTHING };

describe('the list of actions', () => {
  test('has every action there is, and no other', () => {
    expect(Object.keys(ACTION_CASES).sort()).toEqual([...NAMES].sort());
  });

  test.each(NAMES)('says who may call %s, and whether it takes a lead', (name) => {
    const { for: who, request, ofAnothersLead } = getCase(name);
    const { action } = ACTIONS.get(name) ?? {};
    expect(action?.role).toBe(who === 'owner' ? 'anybody' : who);
    expect(action?.request.safeParse(request).success).toBe(true);
    const takesLead = ['leadId', 'skip'].some(
      (field) => !action?.request.safeParse({ ...request, [field]: 7 }).success,
    );
    expect(ofAnothersLead !== undefined).toBe(takesLead);
  });
});

const OPEN = NAMES.filter((name) => getCase(name).for === 'anybody');
const GUARDED = NAMES.filter((name) => !OPEN.includes(name));
const OF_LEADS = NAMES.filter((name) => getCase(name).ofAnothersLead);
const FOR_MANAGERS = NAMES.filter((name) => getCase(name).for === 'manager');

test.each(OPEN)('%s answers the same with any session and with none', (name) => {
  const answers = [undefined, '', 'f'.repeat(44), 7].map(
    (auth) => called(aWorkingDay(), name, { auth }).answer,
  );
  expect(answers.every(({ error }) => error !== 'unauthenticated' && error !== 'forbidden')).toBe(true);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

describe.each(GUARDED)('%s', (name) => {
  const refused = getCase(name).for === 'owner' ? ENDED : UNAUTHENTICATED;

  test.each([
    ['no session', undefined],
    ['a session that is no text', 7],
    ['a session that is a list', ['a']],
    ['a very long session', 'x'.repeat(10_000)],
  ])('writes nothing with %s', (_what, auth) => {
    expect(called(aWorkingDay(), name, { auth })).toEqual(refused);
  });

  test.each([
    ['an empty session', ''],
    ['a session nobody was given', 'f'.repeat(44)],
  ])('writes nothing with %s', (_what, auth) => {
    expect(called(aWorkingDay(), name, { auth })).toEqual(refused);
  });

  test('writes nothing with a session of 12 hours ago', () => {
    const script = aWorkingDay();
    const { auth } = script.signedIn({ role: 'manager' });
    script.wait(12 * HOUR);
    expect(called(script, name, { auth })).toEqual(refused);
  });

  test('writes nothing with a session that was logged out', () => {
    const script = aWorkingDay();
    const { auth } = script.signedIn({ role: 'manager' });
    script.call('logout', { auth });
    expect(called(script, name, { auth })).toEqual(refused);
  });

  test('writes nothing with a session of before the PIN was reset', () => {
    const script = aWorkingDay();
    const { auth, email } = script.signedIn({ role: 'manager' });
    script.call('forgot_pin', { email });
    const code = /a new PIN is (\w+)/.exec(script.mail.at(-1)?.text ?? '')?.[1];
    expect(script.call('reset_pin', { email, code, pin: '4829' })).toEqual({ ok: true });
    expect(called(script, name, { auth })).toEqual(refused);
  });

  test.each(['pending', 'denied'] as const)('writes nothing once the account has become %s', (state) => {
    const script = aWorkingDay();
    const { auth, email } = script.signedIn({ role: 'manager' });
    script.store.write([{ kind: 'putRep', row: aRep({ email, role: 'manager', state }) }]);
    expect(called(script, name, { auth })).toEqual(refused);
  });

  test.each(['rep', 'manager'] as const)('lets a %s through who may', (role) => {
    const script = aWorkingDay();
    const { auth } = script.signedIn({ role });
    const { error } = called(script, name, { auth }).answer;
    expect(error === 'forbidden').toBe(role === 'rep' && FOR_MANAGERS.includes(name));
    expect(['unauthenticated', 'bad_request', 'bad_token', 'unknown_action']).not.toContain(error);
  });
});

test.each(FOR_MANAGERS)('%s is a manager’s: a rep is refused and nothing is written', (name) => {
  const script = aWorkingDay();
  const { auth } = script.signedIn({ role: 'rep' });
  expect(called(script, name, { auth })).toEqual({ answer: refusal('forbidden'), ...NOTHING });
});

test.each(OF_LEADS)('%s leaves the lead that another rep has as it is, and shows none of it', (name) => {
  const script = aWorkingDay();
  const holder = script.signedIn({ email: 'robin@reps.example' });
  const { auth } = script.signedIn({ email: 'sam@reps.example' });
  const leadId = script.nextId(holder.auth, 'storm') ?? '';
  const before = script.lead(leadId);
  const outcome = called(script, name, { auth, leadId, skip: leadId });
  const { ofAnothersLead } = getCase(name);
  if (ofAnothersLead === 'left alone') expect(outcome.answer.ok).toBe(true);
  else expect(outcome).toMatchObject({ answer: { ok: false, error: ofAnothersLead }, ...NOTHING });
  expect(script.lead(leadId)).toEqual(before);
  expect(JSON.stringify(outcome)).not.toContain(`"leadId":"${leadId}"`);
});

test('undo_lead leaves a lead that a colleague has by now, and takes nobody else’s save back', () => {
  const script = aWorkingDay();
  const robin = script.signedIn({ email: 'robin@reps.example' });
  const sam = script.signedIn({ email: 'sam@reps.example' });
  const leadId = script.nextId(robin.auth, 'storm') ?? '';
  script.save(robin.auth, leadId, 'Attempted');
  expect(called(script, 'undo_lead', { auth: sam.auth, leadId })).toEqual({
    answer: refusal('not_found', 'This save can no longer be undone.'),
    ...NOTHING,
  });
  script.leads({ ...script.lead(leadId), leaseRep: sam.email, leaseUntil: '2026-11-20T15:10:00.000Z' });
  expect(called(script, 'undo_lead', { auth: robin.auth, leadId })).toEqual({
    answer: refusal('lease_lost', 'A colleague is working on this lead by now.'),
    ...NOTHING,
  });
});
