import { test as base, describe, expect } from 'vitest';
import { FEATURES } from '#contract/session.ts';
import { aBackend, at, DAY, digest, HOUR, MINUTE } from '#tests/core/backend.ts';

const EMAIL = 'robin@reps.example';

const test = base.extend('signIn', () => {
  const backend = aBackend();
  backend.signedIn({ email: EMAIL, name: 'Robin Reyes' });
  const login = (password: string, more: { email?: string; device?: string } = {}) =>
    backend.call('auth_login', { email: EMAIL, password, ...more });
  const fail = (times: number, device = '') => {
    for (let time = 0; time < times; time++) login('0000', { device });
  };
  /** Signs in, and returns the secret of the browser. */
  const getDevice = () => String(login('2580').device);
  return { backend, login, fail, getDevice, rep: () => backend.store.read('rep', { email: EMAIL }) };
});

describe('signing in', () => {
  test('returns a session, the name, the role, the browser’s secret and the features of this script', ({
    signIn,
  }) => {
    expect(signIn.login(' 2580 ', { email: '  Robin@Reps.Example ' })).toEqual({
      ...{ ok: true, auth: expect.any(String), email: EMAIL, name: 'Robin Reyes', role: 'rep' },
      device: expect.stringMatching(/^[\w-]{43,}$/),
      features: FEATURES,
    });
  });

  test('with an unknown email answers and hashes as for a wrong PIN', ({ signIn: { login, backend } }) => {
    const wrong = login('1111');
    const hashedForWrong = backend.hashed();
    const unknown = login('1111', { email: 'nobody@reps.example' });
    expect(unknown).toEqual(wrong);
    expect(unknown).toMatchObject({ error: 'invalid_login', message: 'Invalid email or password' });
    expect(backend.hashed() - hashedForWrong).toBe(hashedForWrong);
  });

  test('stores only a digest of the browser’s secret', ({ signIn }) => {
    const device = signIn.getDevice();
    const stored = signIn.backend.store.read('device', { hash: digest(`${device} ${EMAIL}`) });
    expect(stored).toMatchObject({ email: EMAIL, failures: 0, expiresAt: at(90 * DAY) });
    expect(JSON.stringify(stored)).not.toContain(device);
  });
});

describe('wrong PINs', () => {
  test('are forgotten a day after the last one, so that four a day never lock the account', ({ signIn }) => {
    for (let day = 0; day < 30; day++) {
      signIn.fail(4);
      expect(signIn.login('2580')).toMatchObject({ ok: true });
      signIn.backend.wait(DAY);
    }
    expect(signIn.login('0000')).toMatchObject({ error: 'invalid_login' });
    expect(signIn.backend.hashed() - 31).toBeLessThan(200);
  });

  test('lock the account for 15 minutes at the fifth, and the answer says so', ({ signIn }) => {
    const { fail, login, backend } = signIn;
    const lockedFor = (time: string) => ({
      error: 'locked',
      message: expect.stringContaining(`in ${time},`),
    });
    fail(4);
    expect(login('2580'), 'which does not reset the count').toMatchObject({ ok: true });
    expect(login('0000')).toMatchObject(lockedFor('15 minutes'));
    backend.wait(13 * MINUTE + 1);
    expect(login('2580')).toMatchObject(lockedFor('2 minutes'));
    backend.wait(MINUTE);
    expect(login('2580')).toMatchObject(lockedFor('1 minute'));
    backend.wait(MINUTE);
    expect(login('2580')).toMatchObject({ ok: true });
  });

  test('lock twice as long each time, up to a day; a quiet week takes one lock off', ({ signIn }) => {
    const lock = () => {
      signIn.fail(5);
      const length = Date.parse(signIn.rep()?.lockedUntil ?? '') - signIn.backend.now();
      signIn.backend.wait(length);
      return length / MINUTE;
    };
    expect(Array.from({ length: 9 }, lock)).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    signIn.backend.wait(5 * 7 * DAY);
    expect(lock()).toBe(240);
  });

  test('send the rep a mail when they lock the account, and the audit trail has a line', ({ signIn }) => {
    signIn.fail(5);
    expect(signIn.backend.mail).toMatchObject([{ to: EMAIL, subject: 'Wrong PINs for your rep account' }]);
    expect(signIn.backend.history()).toMatchObject([{ rep: '', action: 'locked', note: EMAIL }]);
  });

  test.for(['approved', 'denied'] as const)(
    'for an account that is %s add nothing to the audit trail and send no mail: strangers can make many',
    (state, { signIn }) => {
      signIn.backend.putRep({ email: EMAIL, state, blockedAt: at(0) });
      signIn.fail(5);
      expect(signIn.login('2580')).toMatchObject({ error: 'locked' });
      expect([signIn.backend.mail, signIn.backend.history()]).toEqual([[], []]);
    },
  );

  test('sent 10,000 times as fast as the server answers are checked only 5 times', ({ signIn }) => {
    signIn.fail(10_000);
    expect(signIn.backend.hashed()).toBe(5);
  });

  test.for([
    { every: '10 minutes', pause: 10 * MINUTE },
    { every: '4 minutes, 10,800 in all', pause: 4 * MINUTE },
  ])('sent every $every for 30 days are checked fewer than 200 times', ({ pause }, { signIn }) => {
    const start = signIn.backend.now();
    while (signIn.backend.now() < start + 30 * DAY) {
      signIn.fail(1);
      signIn.backend.wait(pause);
    }
    expect(signIn.backend.hashed()).toBeLessThan(200);
  });

  test('sent whenever no lock lasts, for 30 days in which the rep signs in every hour, are checked fewer than 200 times', ({
    signIn,
  }) => {
    const device = signIn.getDevice();
    let checked = 0;
    for (let hour = 0; hour < 30 * 24; hour++) {
      const before = signIn.backend.hashed();
      signIn.fail(5);
      checked += signIn.backend.hashed() - before;
      expect(signIn.login('2580', { device })).toMatchObject({ ok: true });
      signIn.backend.wait(HOUR);
    }
    expect(checked).toBeLessThan(200);
  });
});

describe('a browser that has signed in before', () => {
  test('signs in while strangers keep the account locked', ({ signIn }) => {
    const device = signIn.getDevice();
    for (let day = 0; day < 30; day++) {
      signIn.fail(5);
      expect(signIn.login('2580')).toMatchObject({ error: 'locked' });
      expect(signIn.login('2580', { device })).toMatchObject({ ok: true, device });
      signIn.backend.wait(DAY);
    }
  });

  test('has a count and locks of its own, which do not lock the account for others', ({ signIn }) => {
    const device = signIn.getDevice();
    signIn.fail(5, device);
    expect(signIn.login('2580', { device })).toMatchObject({ error: 'locked' });
    expect(signIn.login('2580')).toMatchObject({ ok: true });
    signIn.backend.wait(15 * MINUTE);
    expect(signIn.login('2580', { device })).toMatchObject({ ok: true });
  });

  test('can be the browser of two reps, and counts for each only once it has signed in', ({ signIn }) => {
    const device = signIn.getDevice();
    const { email } = signIn.backend.signedIn({ email: 'sam@reps.example' });
    const failAsSam = (as = '') =>
      Array.from({ length: 5 }, () => signIn.login('0000', { email, device: as }));
    failAsSam(device);
    expect(signIn.login('2580', { email, device })).toMatchObject({ error: 'locked' });
    signIn.backend.wait(DAY);
    expect(signIn.login('2580', { email, device })).toMatchObject({ ok: true, device });
    signIn.fail(5);
    failAsSam();
    expect(signIn.login('2580', { device })).toMatchObject({ ok: true });
    expect(signIn.login('2580', { email, device })).toMatchObject({ ok: true });
  });

  test('is a stranger again 90 days after its last sign-in', ({ signIn }) => {
    const device = signIn.getDevice();
    signIn.backend.wait(90 * DAY);
    signIn.fail(5);
    expect(signIn.login('2580', { device })).toMatchObject({ error: 'locked' });
  });

  test.for(['guessed'.repeat(8), 'short', 'no \n secret', 7, null])(
    'is not one that sends an unknown secret: %j',
    (device, { signIn }) => {
      signIn.fail(5);
      const answer = signIn.backend.call('auth_login', { email: EMAIL, password: '2580', device });
      expect(answer).toMatchObject({ error: 'locked' });
    },
  );
});
