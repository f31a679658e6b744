import { test as base, describe, expect } from 'vitest';
import { decideAccount } from '#backend/core/accounts/decide-account.ts';
import { refusal } from '#contract/errors.ts';
import { aRep } from '#tests/builders/rep.ts';
import { at, DAY, HOUR, SETTINGS } from '#tests/core/backend.ts';
import { REQUEST_EMAIL as EMAIL, newOffice, REQUEST } from './office.ts';

const test = base.extend('office', newOffice);

describe('an account request', () => {
  test('waits for a manager’s decision; until then, signing in answers as for an email without an account', ({
    office,
  }) => {
    expect(office.ask()).toEqual({ ok: true });
    expect(office.rep()).toMatchObject({ email: EMAIL, name: 'Noor Haddad', state: 'pending', role: 'rep' });
    const hashes = office.backend.hashed();
    for (const pin of ['2580', '1111', '2222', '3333', '4444', '5555', '6666']) {
      expect(office.login(pin)).toEqual(refusal('invalid_login'));
    }
    // As many as for an unknown email, and nothing is counted.
    expect(office.backend.hashed()).toBe(hashes + 7);
    expect(office.rep()).toMatchObject({ failures: 0, lockedUntil: '' });
  });

  test('stores the PIN only as a hash, with a different salt for each account', ({ office }) => {
    office.ask();
    office.ask({ email: 'other@reps.example' });
    const salt = office.rep()?.pinSalt;
    expect(salt).not.toBe('');
    expect(office.rep()?.pinHash).toBe(`${salt}:2580`);
    expect(office.rep('other@reps.example')?.pinSalt).not.toBe(salt);
  });

  test('is mailed to the company, and is refused when the PIN is too easy to guess', ({ office }) => {
    expect(office.ask({ pin: '1234' })).toEqual(refusal('weak_pin'));
    expect(office.rep()).toBeNull();
    office.ask({ name: 'Eve Bcc: all@victims.example' });
    expect(office.backend.mail).toMatchObject([
      { to: SETTINGS.company.email, subject: 'New account request for the rep area' },
    ]);
  });

  test.for([
    ['active', 'https://tarps.example/rep-access/forgot-pin'],
    ['approved', 'https://tarps.example/rep-access/forgot-pin'],
    ['pending', 'We already have your request'],
  ] as const)(
    'for an account that is already %s gets the usual answer, changes nothing and sends the owner a mail a day',
    ([state, text], { office }) => {
      office.backend.putRep({ email: EMAIL, state });
      expect(office.ask()).toEqual({ ok: true });
      expect(office.backend.hashed()).toBe(1);
      expect(office.rep()).toEqual(aRep({ email: EMAIL, state }));
      expect(office.backend.mail).toMatchObject([
        { to: EMAIL, subject: 'Your rep account', text: expect.stringContaining(text) },
      ]);
      for (let time = 0; time < 5; time++) office.ask();
      expect(office.backend.mail).toHaveLength(1);
      office.backend.wait(DAY);
      office.ask();
      expect(office.backend.mail).toHaveLength(2);
    },
  );

  test('of a stranger for somebody else’s email gives no access: only the mailed code opens the account', ({
    office,
  }) => {
    office.ask({ pin: '9753', name: 'Mallory' });
    expect(office.ask()).toEqual({ ok: true });
    office.decide('approve');
    expect(office.login('9753')).toEqual(refusal('approved'));
    expect(office.login()).toMatchObject({ error: 'invalid_login' });
    expect(office.open()).toMatchObject({ ok: true });
    expect(office.login()).toMatchObject({ ok: true });
    expect(office.login('9753')).toMatchObject({ error: 'invalid_login' });
  });

  test('of a stranger who also locks the account does not keep its owner from opening it', ({ office }) => {
    office.ask({ pin: '9753' });
    for (let time = 0; time < 5; time++) office.login('1111');
    office.decide('approve');
    for (let time = 0; time < 5; time++) office.login('1111');
    const { device } = office.open();
    for (let time = 0; time < 5; time++) office.login('1111');
    const login = { email: EMAIL, password: REQUEST.pin, device };
    expect(office.backend.call('auth_login', login)).toMatchObject({ ok: true });
  });

  test('is accepted when 200 are pending: the oldest is denied and may be sent again', ({ office }) => {
    for (let index = 0; index < 200; index++) {
      const createdAt = at((index - 200) * HOUR);
      office.backend.putRep({ email: `${index}@flood.example`, state: 'pending', createdAt });
    }
    expect(office.ask()).toEqual({ ok: true });
    expect(office.state()).toBe('pending');
    expect(office.state('0@flood.example')).toBe('denied');
    expect(office.backend.store.read('repsInState', { state: 'pending', limit: 300 })).toHaveLength(200);
    expect(office.backend.mail.map(({ to }) => to)).toEqual([SETTINGS.company.email]);
  });
});

describe('a manager', () => {
  test('sees the pending requests, oldest first, without any secrets', ({ office }) => {
    office.ask();
    office.backend.wait(1000);
    office.ask({ email: 'second@reps.example', name: 'Second' });
    const request = { email: EMAIL, name: 'Noor Haddad', phone: '(321) 555-0133', createdAt: at(0) };
    expect(office.requests()).toEqual([
      request,
      { ...request, email: 'second@reps.example', name: 'Second', createdAt: at(1000) },
    ]);
  });

  test('approves a request: the rep gets a mail with a code, sets a PIN with it and can sign in', ({
    office,
  }) => {
    office.ask();
    expect(office.decide('approve')).toEqual({ ok: true, role: 'rep' });
    expect(office.requests()).toEqual([]);
    expect(office.backend.mail.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your rep account is approved' });
    expect(office.login()).toEqual(refusal('approved'));
    office.backend.wait(3 * DAY - 1);
    expect(office.open('8642')).toMatchObject({ ok: true });
    expect(office.login('8642')).toMatchObject({ ok: true, role: 'rep' });
    expect(office.backend.history().map(({ rep, action }) => [rep, action])).toEqual([
      [EMAIL, 'opened'],
      ['boss@tarps.example', 'approved'],
    ]);
  });

  test('approves again to mail a new code, and one can be asked for when the first has expired', ({
    office,
  }) => {
    office.ask();
    office.decide('approve');
    office.decide('approve');
    expect(office.backend.mail.filter(({ to }) => to === EMAIL)).toHaveLength(2);
    office.backend.wait(3 * DAY);
    expect(office.open()).toEqual(refusal('invalid_code'));
    office.backend.call('forgot_pin', { email: EMAIL });
    expect(office.open()).toMatchObject({ ok: true });
  });

  test('approves a request as manager; approved again, the role stays and a lock ends', ({ office }) => {
    office.ask();
    office.decide('approve', { role: 'manager' });
    office.open();
    expect(office.login()).toMatchObject({ ok: true, role: 'manager' });
    for (let time = 0; time < 5; time++) office.login('1111');
    expect(office.decide('approve')).toEqual({ ok: true, role: 'manager' });
    expect(office.login()).toMatchObject({ role: 'manager' });
    office.decide('approve', { role: 'rep' });
    expect(office.login()).toMatchObject({ role: 'rep' });
    expect(office.backend.history()).toMatchObject([
      { rep: 'boss@tarps.example', action: 'role', note: `${EMAIL}: manager to rep` },
      { action: 'locked' },
      { action: 'opened' },
      { action: 'approved', note: `${EMAIL} (manager)` },
    ]);
  });

  test('denies a request: a mail says so, signing in answers as before, a new one is pending', ({
    office,
  }) => {
    office.ask();
    office.decide('deny');
    expect(office.login()).toEqual(refusal('invalid_login'));
    expect(office.backend.mail.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your rep account request' });
    expect(office.ask()).toEqual({ ok: true });
    expect(office.state()).toBe('pending');
  });

  test('sends no mail when it was already approved or denied', ({
    office: { backend, ask, decide, open },
  }) => {
    ask();
    decide('approve');
    open();
    const sent = backend.mail.length;
    decide('approve', { role: 'manager' });
    expect(backend.mail).toHaveLength(sent);
    expect(decide('deny')).toMatchObject({ ok: true, role: 'rep' });
    const told = backend.mail.length;
    decide('deny');
    expect(backend.mail).toHaveLength(told);
  });

  test('cannot decide about an email without a request, or about their own account', ({ office }) => {
    expect(office.decide('approve', { email: 'nobody@reps.example' })).toMatchObject({ error: 'not_found' });
    expect(office.decide('deny', { email: 'boss@tarps.example' })).toMatchObject({ error: 'forbidden' });
  });
});

test('the owner can decide without signing in, which is how the first manager is approved', ({ office }) => {
  office.ask();
  const verdict = { email: EMAIL, decision: 'approve', role: 'manager', by: '' } as const;
  office.backend.run(decideAccount(verdict, SETTINGS, office.backend.context()));
  expect(office.open()).toMatchObject({ ok: true });
  expect(office.login()).toMatchObject({ ok: true, role: 'manager' });
});
