import { describe, expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { FEATURES } from '#contract/session.ts';
import { aScript, DAY, HOUR, MINUTE } from '#tests/core/script.ts';

function aLogin() {
  const script = aScript();
  const { email } = script.signedIn({ email: 'robin@reps.example', name: 'Robin Reyes' });
  const login = (password: string, as = email) => script.call('auth_login', { email: as, password });
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) login('0000');
  };
  return { script, email, login, fail };
}

describe('signing in', () => {
  test('gives a session, the name, the role and what the script can do beyond the specification', () => {
    const { login, email } = aLogin();
    expect(login('2580')).toEqual({
      ok: true,
      auth: expect.any(String),
      email,
      name: 'Robin Reyes',
      role: 'rep',
      features: FEATURES,
    });
  });

  test('the email may have spaces and capitals, the PIN spaces around it', () => {
    const { login } = aLogin();
    expect(login(' 2580 ', '  Robin@Reps.Example ')).toMatchObject({ ok: true });
  });

  test('an unknown email gets the answer of a wrong PIN, and as much work', () => {
    const { login, script } = aLogin();
    const wrong = login('1111');
    const hashedForWrong = script.hashed();
    const unknown = login('1111', 'nobody@reps.example');
    expect(unknown).toEqual(wrong);
    expect(unknown).toMatchObject({ error: 'invalid_login', message: 'Invalid email or password' });
    expect(script.hashed() - hashedForWrong).toBe(hashedForWrong);
  });

  test.each(['pending', 'denied'] as const)('only the right PIN learns that an account is %s', (state) => {
    const script = aScript();
    const { email } = script.signedIn({ state });
    expect(script.call('auth_login', { email, password: '1111' })).toMatchObject({ error: 'invalid_login' });
    expect(script.call('auth_login', { email, password: '2580' })).toEqual({
      ok: false,
      error: state,
      message: ERRORS[state],
    });
  });
});

describe('wrong PINs', () => {
  test('four in a row do no harm, the right one forgets them', () => {
    const { fail, login, script, email } = aLogin();
    fail(4);
    expect(login('2580')).toMatchObject({ ok: true });
    expect(script.store.read('rep', { email })).toMatchObject({ failures: 0, locks: 0 });
    fail(4);
    expect(login('2580')).toMatchObject({ ok: true });
  });

  test('the fifth locks the account for 15 minutes, and says so', () => {
    const { fail, login, script } = aLogin();
    fail(4);
    expect(login('0000')).toMatchObject({ error: 'locked', message: expect.stringContaining('15 minutes') });
    script.wait(13 * MINUTE + 1);
    expect(login('2580')).toMatchObject({ error: 'locked', message: expect.stringContaining('2 minutes') });
    script.wait(MINUTE);
    expect(login('2580')).toMatchObject({
      error: 'locked',
      message: expect.stringContaining('in 1 minute,'),
    });
    script.wait(MINUTE);
    expect(login('2580')).toMatchObject({ ok: true });
  });

  test('while the account is locked no PIN is even looked at', () => {
    const { fail, script } = aLogin();
    fail(5);
    const hashed = script.hashed();
    fail(100);
    expect(script.hashed()).toBe(hashed);
  });

  test('each further lock is twice as long, up to a day', () => {
    const { fail, script, email } = aLogin();
    const lengths = Array.from({ length: 9 }, () => {
      fail(5);
      const until = Date.parse(script.store.read('rep', { email })?.lockedUntil ?? '');
      const length = until - script.now();
      script.wait(length);
      return length / MINUTE;
    });
    expect(lengths).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
  });

  test('the right PIN after a lock makes the next lock a first one again', () => {
    const { fail, login, script, email } = aLogin();
    fail(5);
    script.wait(15 * MINUTE);
    login('2580');
    expect(script.store.read('rep', { email })).toMatchObject({ failures: 0, locks: 0, lockedUntil: '' });
  });

  test('10,000 guesses as fast as the server answers: 5 are checked', () => {
    const { fail, script } = aLogin();
    fail(10_000);
    expect(script.hashed()).toBe(5);
  });

  test('guessing for 30 days without a pause: the locks leave fewer than 200 guesses', () => {
    const { fail, script } = aLogin();
    const start = script.now();
    while (script.now() < start + 30 * DAY) {
      fail(1);
      script.wait(HOUR / 6);
    }
    expect(script.hashed()).toBeLessThan(200);
  });
});
