import { test as base, describe, expect } from 'vitest';
import { refusal } from '#contract/errors.ts';
import { aBackend, DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { getMailedCode } from '#tests/mailed-code.ts';

const EMAIL = 'robin@reps.example';

const test = base.extend('desk', () => {
  const backend = aBackend();
  const robin = backend.signedIn({ email: EMAIL });
  const forgot = (email = EMAIL) => backend.call('forgot_pin', { email });
  const reset = (code: string, pin = '9753', email = EMAIL) =>
    backend.call('reset_pin', { email, code, pin });
  const login = (password: string, device = '') =>
    backend.call('auth_login', { email: EMAIL, password, device });
  const mailed = () => getMailedCode(backend.mail.at(-1)?.text);
  /** Asks for a code and takes it from the mail. */
  const getCode = () => {
    forgot();
    return mailed();
  };
  return { backend, robin, forgot, reset, login, mailed, getCode };
});

describe('asking for a PIN reset code', () => {
  test('sends a mail with the code and a link that fills it in, and stores nothing that reveals the code', ({
    desk,
  }) => {
    expect(desk.forgot(' Robin@Reps.Example ')).toMatchObject({ ok: true });
    const code = desk.mailed();
    expect(code).toMatch(/^[0-9A-Z]{8}$/);
    const link = `https://tarps.example/rep-access/set-pin?email=robin%40reps.example&token=${code}`;
    expect(desk.backend.mail).toMatchObject([
      { to: EMAIL, subject: 'Your PIN reset code', text: expect.stringContaining(link) },
    ]);
    const stored = JSON.stringify(desk.backend.store.read('resetCode', { email: EMAIL }));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(desk.backend.context().digest(code));
  });

  test('gets the same answer for a known, an unknown and a pending account', ({ desk }) => {
    const { backend, forgot } = desk;
    backend.putRep({ email: 'waiting@reps.example', state: 'pending' });
    const known = forgot();
    expect(forgot('nobody@reps.example')).toEqual(known);
    expect(forgot('waiting@reps.example')).toEqual(known);
    expect(forgot('not an email')).toEqual(known);
    expect(forgot()).toEqual(known);
    expect(backend.mail).toHaveLength(1);
  });

  test('sends the same code again after a minute, then a new one', ({
    desk: { backend, getCode, reset },
  }) => {
    const first = getCode();
    backend.wait(MINUTE - 1);
    getCode();
    expect(backend.mail).toHaveLength(1);
    backend.wait(1);
    expect(getCode()).toBe(first);
    expect(backend.mail).toHaveLength(2);
    backend.wait(14 * MINUTE);
    const second = getCode();
    expect(second).not.toBe(first);
    expect(reset(first)).toMatchObject({ error: 'invalid_code' });
    expect(reset(second)).toMatchObject({ ok: true });
  });

  test('sends at most three mails in any hour and ten in a day, however often it is asked', ({ desk }) => {
    const sentAt: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute++) {
      desk.forgot();
      while (sentAt.length < desk.backend.mail.length) sentAt.push(minute);
      desk.backend.wait(MINUTE);
    }
    expect(sentAt).toHaveLength(10);
    const mostInAnHour = Math.max(
      ...sentAt.map((start) => sentAt.filter((at) => at >= start && at < start + 60).length),
    );
    expect(mostInAnHour).toBe(3);
  });
});

describe('a new PIN', () => {
  test('is set with the code, in any case and spacing, and the old PIN stops working', ({ desk }) => {
    const code = desk.getCode().toLowerCase();
    expect(desk.reset(` ${code.slice(0, 4)} - ${code.slice(4)} `)).toMatchObject({ ok: true });
    expect(desk.login('2580')).toMatchObject({ error: 'invalid_login' });
    expect(desk.login('9753')).toMatchObject({ ok: true });
  });

  test('signs out every device and sends the rep a mail', ({ desk }) => {
    const { device } = desk.login('2580');
    desk.reset(desk.getCode());
    expect(desk.robin.call('list_batches')).toMatchObject({ error: 'unauthenticated' });
    expect(desk.backend.mail.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your PIN was changed' });
    for (let time = 0; time < 5; time++) desk.login('0000');
    expect(desk.login('9753', String(device))).toMatchObject({ error: 'locked' });
  });

  test('ends a lock, forgets wrong PINs and is in the audit trail; its browser signs in while strangers lock the account', ({
    desk: { backend, reset, login, getCode },
  }) => {
    for (let time = 0; time < 5; time++) login('0000');
    expect(login('2580')).toMatchObject({ error: 'locked' });
    const { device } = reset(getCode());
    expect(backend.history()[0]).toMatchObject({ rep: EMAIL, action: 'pin', note: EMAIL });
    expect(login('9753')).toMatchObject({ ok: true });
    const forgotten = { failures: 0, locks: 0, lockedUntil: '' };
    expect(backend.store.read('rep', { email: EMAIL })).toMatchObject(forgotten);
    for (let time = 0; time < 5; time++) login('0000');
    expect(login('9753')).toMatchObject({ error: 'locked' });
    expect(login('9753', String(device))).toMatchObject({ ok: true });
  });

  test('is refused when its code was used already', ({ desk: { reset, login, getCode } }) => {
    const code = getCode();
    reset(code);
    expect(reset(code, '8642')).toEqual(refusal('invalid_code'));
    expect(login('9753')).toMatchObject({ ok: true });
  });

  test('whose answer was lost gets the same answer again, with the same code and PIN, for 15 minutes', ({
    desk: { backend, reset, login, getCode },
  }) => {
    const code = getCode();
    reset(code);
    const auth = String(login('9753').auth);
    const lines = backend.history().length;
    backend.wait(15 * MINUTE - 1);
    const { ok, device } = reset(` ${code.toLowerCase()}`);
    expect(ok).toBe(true);
    expect(backend.call('list_batches', { auth })).toMatchObject({ ok: true });
    expect(backend.history()).toHaveLength(lines);
    for (let time = 0; time < 5; time++) login('0000');
    expect(login('9753', String(device))).toMatchObject({ ok: true });
    backend.wait(1);
    expect(reset(code)).toEqual(refusal('invalid_code'));
  });

  test('with a used code cannot be sent again to guess the PIN', ({ desk: { backend, reset, getCode } }) => {
    const code = getCode();
    reset(code);
    for (let time = 0; time < 5; time++) expect(reset(code, '8642')).toEqual(refusal('invalid_code'));
    const hashed = backend.hashed();
    expect(reset(code)).toEqual(refusal('invalid_code'));
    expect(backend.hashed()).toBe(hashed);
  });

  test('is refused to a sender with the right code after five wrong ones, but not to its owner elsewhere', ({
    desk: { backend, reset, getCode },
  }) => {
    const code = getCode();
    backend.from('203.0.113.66');
    for (let time = 0; time < 5; time++) expect(reset('WRONG')).toMatchObject({ error: 'invalid_code' });
    const hashed = backend.hashed();
    expect(reset(code)).toEqual(refusal('invalid_code'));
    expect(backend.hashed()).toBe(hashed);
    backend.from('198.51.100.7');
    expect(reset(code)).toMatchObject({ ok: true });
  });

  test.for(['', '203.0.113.66'])(
    'is refused after 1,000 wrong codes of many senders, and a new code can be asked for (sender %j)',
    (sender, { desk: { backend, reset, getCode } }) => {
      const code = getCode();
      for (let time = 0; time < 1000; time++) {
        if (sender !== '') backend.from(`${sender} ${time}`);
        reset('WRONG');
      }
      backend.from('');
      expect(reset(code)).toEqual(refusal('invalid_code'));
      backend.wait(MINUTE);
      expect(reset(getCode())).toMatchObject({ ok: true });
    },
  );

  test('is refused when it is too easy to guess, and the code stays valid', ({ desk }) => {
    const { reset, getCode } = desk;
    const code = getCode();
    expect(reset(code, '1234')).toEqual(refusal('weak_pin'));
    expect(reset(code)).toMatchObject({ ok: true });
  });

  test('is refused with a code of 15 minutes ago, or for an account that is unknown or was denied meanwhile', ({
    desk: { backend, reset, getCode },
  }) => {
    const refused = refusal('invalid_code');
    expect(reset('ABCD2345', '9753', 'nobody@reps.example')).toEqual(refused);
    const code = getCode();
    backend.putRep({ email: EMAIL, state: 'denied' });
    expect(reset(code)).toEqual(refused);
    backend.putRep({ email: EMAIL, state: 'active' });
    backend.wait(15 * MINUTE);
    expect(reset(code)).toEqual(refused);
  });

  test('is refused with an empty code, even when the tries are used up', ({ desk }) => {
    const { backend, forgot, reset } = desk;
    forgot();
    for (let time = 0; time < 1000; time++) reset('WRONG');
    expect(reset('- -')).toEqual(refusal('invalid_code'));
    backend.wait(HOUR);
    expect(reset('')).toMatchObject({ error: 'bad_request' });
  });

  test('after a day of flooding, a rep still gets in with a code that a manager mails', ({ desk }) => {
    for (let minute = 0; minute < DAY / MINUTE; minute++) {
      desk.forgot();
      desk.login('0000');
      desk.backend.wait(MINUTE);
    }
    expect(desk.login('2580')).toMatchObject({ error: 'locked' });
    const boss = desk.backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
    expect(boss.call('unlock_rep', { email: EMAIL })).toEqual({ ok: true });
    expect(desk.backend.mail.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your rep account is unlocked' });
    const { device } = desk.reset(desk.mailed());
    for (let time = 0; time < 5; time++) desk.login('0000');
    expect(desk.login('9753', String(device))).toMatchObject({ ok: true });
  });
});
