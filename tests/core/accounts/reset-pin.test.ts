import { describe, expect, test } from 'vitest';
import { refusal } from '#contract/errors.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aScript, digest, HOUR, MINUTE } from '#tests/core/script.ts';

const EMAIL = 'robin@reps.example';

function aReset() {
  const script = aScript();
  const { auth } = script.signedIn({ email: EMAIL });
  const forgot = (email = EMAIL) => script.call('forgot_pin', { email });
  const reset = (code: string, pin = '9753', email = EMAIL) => script.call('reset_pin', { email, code, pin });
  const login = (password: string) => script.call('auth_login', { email: EMAIL, password });
  const code = () => /code for a new PIN is (\w+)/.exec(script.mail.at(-1)?.text ?? '')?.[1] ?? '';
  return { script, auth, forgot, reset, login, code };
}

describe('a forgotten PIN', () => {
  test('brings a code by mail, with a link that fills it in', () => {
    const { script, forgot, code } = aReset();
    expect(forgot(' Robin@Reps.Example ')).toMatchObject({ ok: true });
    expect(script.mail).toMatchObject([{ to: EMAIL, subject: 'Your PIN reset code' }]);
    expect(code()).toMatch(/^[0-9A-Z]{8}$/);
    expect(script.mail[0]?.text).toContain(
      `https://tarps.example/rep-access/set-pin?email=robin%40reps.example&token=${code()}`,
    );
  });

  test('the code is stored only as its digest', () => {
    const { script, forgot, code } = aReset();
    forgot();
    expect(script.store.read('resetCode', { email: EMAIL })?.codeHash).toBe(digest(code()));
  });

  test('is answered the same for a known, an unknown and a waiting account', () => {
    const { script, forgot } = aReset();
    script.store.write([{ kind: 'putRep', row: aRep({ email: 'waiting@reps.example', state: 'pending' }) }]);
    const known = forgot();
    expect(forgot('nobody@reps.example')).toEqual(known);
    expect(forgot('waiting@reps.example')).toEqual(known);
    expect(forgot('not an email')).toEqual(known);
    expect(forgot()).toEqual(known);
    expect(script.mail).toHaveLength(1);
  });

  test('sends at most one mail a minute, and then a new code', () => {
    const { script, forgot, reset, code } = aReset();
    forgot();
    const first = code();
    script.wait(MINUTE - 1);
    forgot();
    expect(script.mail).toHaveLength(1);
    script.wait(1);
    forgot();
    expect(script.mail).toHaveLength(2);
    expect(reset(first)).toMatchObject({ error: 'invalid_code' });
    expect(reset(code())).toMatchObject({ ok: true });
  });
});

describe('a new PIN', () => {
  test('is set with the code, and the old one is over', () => {
    const { forgot, reset, login, code } = aReset();
    forgot();
    expect(reset(code())).toEqual({ ok: true });
    expect(login('2580')).toMatchObject({ error: 'invalid_login' });
    expect(login('9753')).toMatchObject({ ok: true });
  });

  test('the code may be typed in small letters, with spaces and dashes', () => {
    const { forgot, reset, code } = aReset();
    forgot();
    expect(reset(` ${code().toLowerCase().slice(0, 4)} - ${code().toLowerCase().slice(4)} `)).toEqual({
      ok: true,
    });
  });

  test('signs out every device, and tells the rep', () => {
    const { script, auth, forgot, reset, code } = aReset();
    forgot();
    reset(code());
    expect(script.call('list_batches', { auth })).toMatchObject({ error: 'unauthenticated' });
    expect(script.mail.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your PIN was changed' });
  });

  test('ends a lock and forgets wrong tries', () => {
    const { script, forgot, reset, login, code } = aReset();
    for (let time = 0; time < 5; time++) login('0000');
    expect(login('2580')).toMatchObject({ error: 'locked' });
    forgot();
    reset(code());
    expect(login('9753')).toMatchObject({ ok: true });
    expect(script.store.read('rep', { email: EMAIL })).toMatchObject({
      failures: 0,
      locks: 0,
      lockedUntil: '',
    });
  });

  test('the code is good once', () => {
    const { forgot, reset, login, code } = aReset();
    forgot();
    const used = code();
    reset(used);
    expect(reset(used, '8642')).toEqual(refusal('invalid_code'));
    expect(login('9753')).toMatchObject({ ok: true });
  });

  test('the code is good for 15 minutes', () => {
    const { script, forgot, reset, code } = aReset();
    forgot();
    script.wait(15 * MINUTE);
    expect(reset(code())).toEqual(refusal('invalid_code'));
  });

  test('five wrong codes use the right one up', () => {
    const { script, forgot, reset, code } = aReset();
    forgot();
    for (let time = 0; time < 4; time++) expect(reset('WRONG')).toMatchObject({ error: 'invalid_code' });
    const hashed = script.hashed();
    reset('WRONG');
    expect(reset(code())).toEqual(refusal('invalid_code'));
    expect(script.hashed()).toBe(hashed);
  });

  test.each(['0000', '1234', '4321', '1212'])('the PIN %s is refused and the code stays good', (pin) => {
    const { forgot, reset, code } = aReset();
    forgot();
    expect(reset(code(), pin)).toEqual(refusal('weak_pin'));
    expect(reset(code())).toEqual({ ok: true });
  });

  test('for an unknown email is refused like a wrong code', () => {
    const { reset } = aReset();
    expect(reset('ABCD2345', '9753', 'nobody@reps.example')).toEqual(refusal('invalid_code'));
  });

  test('for an account that was denied meanwhile is refused', () => {
    const { script, forgot, reset, code } = aReset();
    forgot();
    script.store.write([{ kind: 'putRep', row: aRep({ email: EMAIL, state: 'denied' }) }]);
    expect(reset(code())).toEqual(refusal('invalid_code'));
  });

  test('an empty code is no code, not even when the tries are used up', () => {
    const { script, forgot, reset } = aReset();
    forgot();
    for (let time = 0; time < 5; time++) reset('WRONG');
    expect(reset('- -')).toEqual(refusal('invalid_code'));
    script.wait(HOUR);
    expect(reset('')).toMatchObject({ error: 'bad_request' });
  });
});
