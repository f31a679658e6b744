import { expect, test } from 'vitest';
import { NO_WRONG_PINS } from '#backend/core/accounts/wrong-pins.ts';
import { at } from '#tests/stores/rows.ts';
import { anInstalledScript } from './installed.ts';

test('sign-ins of strangers are told to try again after so many in a minute; known browsers and bookings go on', {
  tags: 'nightly',
}, async () => {
  const script = await anInstalledScript();
  const email = 'robin@reps.example';
  const device = 'abcdefgh'.repeat(8);
  script.signedIn({ email });
  const hash = script.digest(`${device} ${email}`);
  script.write({ kind: 'putDevice', row: { ...NO_WRONG_PINS, hash, email, expiresAt: at(9999) } });
  const signIn = (index: number, fields: Record<string, string> = {}) =>
    script.call('auth_login', { email: `nobody-${index}@x.example`, password: '2580', ...fields }).error;

  const errors = Array.from({ length: 22 }, (_, index) => signIn(index));
  expect(errors).toEqual([...new Array(20).fill('invalid_login'), 'busy', 'busy']);
  expect(signIn(0, { email, device: 'ijklmnop'.repeat(8) })).toBe('busy');
  expect(signIn(0, { email, device })).toBe('invalid_login');
  expect(script.book()).toMatchObject({ ok: true });
  expect(script.rows('Errors')).toEqual([]);
  script.world.wait(60_000);
  expect(signIn(0)).toBe('invalid_login');
});
