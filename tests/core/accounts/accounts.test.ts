import { describe, expect, test } from 'vitest';
import { decideAccount } from '#backend/core/accounts/decide-account.ts';
import { ERRORS, refusal } from '#contract/errors.ts';
import { CAPS } from '#contract/limits.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript, DAY, HOUR, SETTINGS } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const REQUEST = { email: 'New@Reps.Example', name: 'Noor Haddad', phone: '(321) 555-0133', pin: '2580' };
const EMAIL = 'new@reps.example';

function anOffice() {
  const script = aScript();
  const manager = script.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  const ask = (over: Partial<typeof REQUEST> = {}) =>
    script.call('request_user_approval', { ...REQUEST, ...over });
  const decide = (decision: string, over: Record<string, unknown> = {}) =>
    script.call('decide_request', { auth: manager.auth, email: EMAIL, decision, ...over });
  const login = (password = REQUEST.pin) => script.call('auth_login', { email: EMAIL, password });
  const rep = () => script.store.read('rep', { email: EMAIL });
  return { script, manager, ask, decide, login, rep };
}

describe('asking for an account', () => {
  test('waits for a manager: until then the right PIN only learns that it waits', () => {
    const { ask, login, rep } = anOffice();
    expect(ask()).toEqual({ ok: true });
    expect(rep()).toMatchObject({ email: EMAIL, name: 'Noor Haddad', state: 'pending', role: 'rep' });
    expect(login()).toMatchObject({ error: 'pending', message: ERRORS.pending });
    expect(login('1111')).toMatchObject({ error: 'invalid_login' });
  });

  test('keeps no PIN, only a salted hash of it, and no two salts are the same', () => {
    const { script, ask, rep } = anOffice();
    ask();
    ask({ email: 'other@reps.example' });
    expect(rep()?.pinSalt).not.toBe('');
    expect(rep()?.pinHash).toBe(`${rep()?.pinSalt}:2580`);
    expect(script.store.read('rep', { email: 'other@reps.example' })?.pinSalt).not.toBe(rep()?.pinSalt);
  });

  test('the company hears of it by mail', () => {
    const { script, ask } = anOffice();
    ask({ name: 'Eve\r\nBcc: all@victims.example' });
    expect(script.mail).toMatchObject([
      { to: SETTINGS.company.email, subject: 'New account request for the rep area' },
    ]);
    expect(script.mail[0]?.text).toContain('https://tarps.example/rep-access/manage');
  });

  test.each(['0000', '1234', '987654', '1212'])('the PIN %s is refused as too easy to guess', (pin) => {
    const { ask, rep } = anOffice();
    expect(ask({ pin })).toEqual(refusal('weak_pin'));
    expect(rep()).toBeNull();
  });

  test.each(['active', 'pending'] as const)(
    'for an email that is %s already tells the asker nothing, its owner by mail, and changes nothing',
    (state) => {
      const { script, ask, rep } = anOffice();
      const row = aRep({ email: EMAIL, state });
      script.store.write([{ kind: 'putRep', row }]);
      expect(ask()).toEqual({ ok: true });
      expect(script.hashed()).toBe(1);
      expect(rep()).toEqual(row);
      expect(script.mail).toMatchObject([
        {
          to: EMAIL,
          subject: 'Your rep account',
          text: expect.stringContaining(
            state === 'active'
              ? 'https://tarps.example/rep-access/forgot-pin'
              : 'still waiting to be approved',
          ),
        },
      ]);
    },
  );

  test('fills nobody’s mailbox: an account is told once a day', () => {
    const { script, ask } = anOffice();
    script.store.write([{ kind: 'putRep', row: aRep({ email: EMAIL }) }]);
    for (let time = 0; time < 5; time++) ask();
    expect(script.mail).toHaveLength(1);
    script.wait(DAY);
    ask();
    expect(script.mail).toHaveLength(2);
  });

  test('twice changes nothing: a stranger cannot put another PIN under a request that waits', () => {
    const { ask, decide, login } = anOffice();
    ask();
    expect(ask({ pin: '9753', name: 'Mallory' })).toEqual({ ok: true });
    decide('approve');
    expect(login('9753')).toMatchObject({ error: 'invalid_login' });
    expect(login()).toMatchObject({ ok: true, name: 'Noor Haddad' });
  });

  test('again after a denial waits anew', () => {
    const { ask, decide, rep } = anOffice();
    ask();
    decide('deny');
    expect(ask()).toEqual({ ok: true });
    expect(rep()?.state).toBe('pending');
  });

  test('makes room for itself while 200 requests wait: the oldest of them goes, and may ask again', () => {
    const { script, ask, rep } = anOffice();
    for (let index = 0; index < 200; index++) {
      const createdAt = new Date(FRIDAY_TEN - (200 - index) * HOUR).toISOString();
      const row = aRep({ email: `${index}@flood.example`, state: 'pending', createdAt });
      script.store.write([{ kind: 'putRep', row }]);
    }
    expect(ask()).toEqual({ ok: true });
    expect(rep()?.state).toBe('pending');
    expect(script.store.read('rep', { email: '0@flood.example' })?.state).toBe('denied');
    expect(script.store.read('repsInState', { state: 'pending', limit: 300 })).toHaveLength(200);
    expect(script.mail.map(({ to }) => to)).toEqual([SETTINGS.company.email]);
  });

  test('is refused in words of its own once the day has had its share, and taken the next day', () => {
    const { script, ask, rep } = anOffice();
    for (let count = 0; count < CAPS.accountRequests; count++) ask({ email: `${count}@flood.example` });
    expect(ask()).toMatchObject({ error: 'busy', message: expect.stringContaining('try again tomorrow') });
    expect(rep()).toBeNull();
    expect(script.hashed()).toBe(CAPS.accountRequests);
    script.wait(DAY);
    expect(ask()).toEqual({ ok: true });
  });
});

describe('a manager', () => {
  test('sees the requests that wait, oldest first, without anything secret', () => {
    const { script, manager, ask } = anOffice();
    ask();
    script.wait(1000);
    ask({ email: 'second@reps.example', name: 'Second' });
    const { requests } = script.call('list_requests', { auth: manager.auth }) as Record<string, unknown>;
    expect(requests).toEqual([
      { email: EMAIL, name: 'Noor Haddad', phone: '(321) 555-0133', createdAt: expect.any(String) },
      {
        email: 'second@reps.example',
        name: 'Second',
        phone: '(321) 555-0133',
        createdAt: expect.any(String),
      },
    ]);
  });

  test('approves one: the rep hears of it and can sign in', () => {
    const { script, manager, ask, decide, login } = anOffice();
    ask();
    expect(decide('approve')).toEqual({ ok: true, role: 'rep' });
    expect(login()).toMatchObject({ ok: true, role: 'rep' });
    expect(script.mail.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your rep account is ready' });
    expect(script.call('list_requests', { auth: manager.auth }).requests).toEqual([]);
  });

  test('approves one as a manager', () => {
    const { ask, decide, login } = anOffice();
    ask();
    decide('approve', { role: 'manager' });
    expect(login()).toMatchObject({ ok: true, role: 'manager' });
  });

  test('denies one: the person hears of it, the right PIN learns it', () => {
    const { script, ask, decide, login } = anOffice();
    ask();
    decide('deny');
    expect(login()).toMatchObject({ error: 'denied' });
    expect(script.mail.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your rep account request' });
  });

  test('approves an active manager again without naming a role: it stays a manager', () => {
    const { ask, decide, login } = anOffice();
    ask();
    decide('approve', { role: 'manager' });
    expect(decide('approve')).toEqual({ ok: true, role: 'manager' });
    expect(login()).toMatchObject({ role: 'manager' });
    decide('approve', { role: 'rep' });
    expect(login()).toMatchObject({ role: 'rep' });
  });

  test('denies an account that is active: its sessions end, its leads are free, and the mail says what happened', () => {
    const { script, manager, ask, decide, login } = anOffice();
    ask();
    decide('approve');
    const { auth } = login();
    script.batch('storm');
    script.leads(aLead('held'));
    expect(script.nextId(String(auth), 'storm')).toBe('held');
    decide('deny');
    expect(script.nextId(manager.auth, 'storm')).toBe('held');
    expect(script.mail.at(-1)).toMatchObject({
      to: EMAIL,
      subject: 'Your rep account',
      text: expect.stringContaining('access to the rep area has ended'),
    });
    expect(script.call('list_batches', { auth })).toMatchObject({ error: 'unauthenticated' });
    decide('approve');
    expect(script.call('list_batches', { auth })).toMatchObject({ error: 'unauthenticated' });
  });

  test('sends no mail for a decision that is no news', () => {
    const { script, ask, decide } = anOffice();
    ask();
    decide('approve');
    const sent = script.mail.length;
    decide('approve', { role: 'manager' });
    expect(script.mail).toHaveLength(sent);
    expect(decide('deny')).toEqual({ ok: true, role: 'rep' });
    const told = script.mail.length;
    decide('deny');
    expect(script.mail).toHaveLength(told);
  });

  test('cannot decide about an email nobody has asked with, nor about themselves', () => {
    const { decide } = anOffice();
    expect(decide('approve', { email: 'nobody@reps.example' })).toMatchObject({ error: 'not_found' });
    expect(decide('deny', { email: 'boss@tarps.example' })).toMatchObject({ error: 'forbidden' });
  });
});

test('the owner decides without being signed in, and so makes the first manager', () => {
  const { script, ask, login } = anOffice();
  ask();
  script.run(decideAccount({ email: EMAIL, decision: 'approve', role: 'manager' }, SETTINGS));
  expect(login()).toMatchObject({ ok: true, role: 'manager' });
});
