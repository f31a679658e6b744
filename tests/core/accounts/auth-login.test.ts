import { test as base, describe, expect } from 'vitest';
import { FEATURES } from '#contract/session.ts';
import { aScript, DAY, HOUR, MINUTE } from '#tests/core/script.ts';

const EMAIL = 'robin@reps.example';

const test = base.extend('door', () => {
  const script = aScript();
  script.signedIn({ email: EMAIL, name: 'Robin Reyes' });
  const login = (password: string, email = EMAIL) => script.call('auth_login', { email, password });
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) login('0000');
  };
  return { script, login, fail, rep: () => script.store.read('rep', { email: EMAIL }) };
});

describe('signing in', () => {
  test('returns a session, the name, the role and the features of this script', ({ door }) => {
    expect(door.login('2580')).toEqual({
      ok: true,
      auth: expect.any(String),
      email: EMAIL,
      name: 'Robin Reyes',
      role: 'rep',
      features: FEATURES,
    });
  });

  test('accepts capitals in the email, and spaces around the email and the PIN', ({ door }) => {
    expect(door.login(' 2580 ', '  Robin@Reps.Example ')).toMatchObject({ ok: true });
  });

  test('with an unknown email gets the same answer as a wrong PIN and hashes just as often', ({
    door: { login, script },
  }) => {
    const wrong = login('1111');
    const hashedForWrong = script.hashed();
    const unknown = login('1111', 'nobody@reps.example');
    expect(unknown).toEqual(wrong);
    expect(unknown).toMatchObject({ error: 'invalid_login', message: 'Invalid email or password' });
    expect(script.hashed() - hashedForWrong).toBe(hashedForWrong);
  });
});

describe('wrong PINs', () => {
  test('do not lock the account at four in a row, and the right PIN resets the count', ({ door }) => {
    for (let time = 0; time < 2; time++) {
      door.fail(4);
      expect(door.login('2580')).toMatchObject({ ok: true });
      expect(door.rep()).toMatchObject({ failures: 0, locks: 0 });
    }
  });

  test('lock the account for 15 minutes at the fifth, and the answer says so', ({
    door: { fail, login, script },
  }) => {
    const lockedFor = (time: string) => ({
      error: 'locked',
      message: expect.stringContaining(`in ${time},`),
    });
    fail(4);
    expect(login('0000')).toMatchObject(lockedFor('15 minutes'));
    script.wait(13 * MINUTE + 1);
    expect(login('2580')).toMatchObject(lockedFor('2 minutes'));
    script.wait(MINUTE);
    expect(login('2580')).toMatchObject(lockedFor('1 minute'));
    script.wait(MINUTE);
    expect(login('2580')).toMatchObject({ ok: true });
  });

  test('lock twice as long each time, up to a day, until the right PIN resets the count', ({ door }) => {
    const lengths = Array.from({ length: 9 }, () => {
      door.fail(5);
      const length = Date.parse(door.rep()?.lockedUntil ?? '') - door.script.now();
      door.script.wait(length);
      return length / MINUTE;
    });
    expect(lengths).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    door.login('2580');
    expect(door.rep()).toMatchObject({ failures: 0, locks: 0, lockedUntil: '' });
  });

  test('sent 10,000 times as fast as the server answers are checked only 5 times', ({ door }) => {
    door.fail(10_000);
    expect(door.script.hashed()).toBe(5);
  });

  test('sent every 10 minutes for 30 days are checked fewer than 200 times', ({ door }) => {
    const start = door.script.now();
    while (door.script.now() < start + 30 * DAY) {
      door.fail(1);
      door.script.wait(HOUR / 6);
    }
    expect(door.script.hashed()).toBeLessThan(200);
  });
});
