import { test as base, describe, expect } from 'vitest';
import { aLead, aScript, digest, HOUR } from '#tests/core/script.ts';

const test = base.extend('script', () => {
  const script = aScript();
  script.batch('storm');
  script.leads(aLead('one'));
  return script;
});

test('a manager who is made a rep loses the manager role at once, in the current session', ({ script }) => {
  const { email, call } = script.signedIn({ role: 'manager' });
  script.putRep({ email, role: 'rep' });
  expect(call('list_requests')).toMatchObject({ error: 'forbidden' });
});

describe('a session', () => {
  test('ends at logout, which frees the lead and ends no other session', ({ script }) => {
    const here = script.signedIn();
    const elsewhere = script.signedIn();
    here.next();
    expect(here.call('logout')).toEqual({ ok: true });
    expect(here.call('list_batches')).toMatchObject({ error: 'unauthenticated' });
    expect(elsewhere.call('list_batches')).toMatchObject({ ok: true });
    expect(script.lead('one').leaseRep).toBe('');
  });

  test('is long, random, and stored only as its digest', ({ script }) => {
    const { email } = script.signedIn();
    const auth = String(script.call('auth_login', { email, password: '2580' }).auth);
    expect(auth.length).toBeGreaterThanOrEqual(32);
    expect(script.store.read('session', { hash: auth })).toBeNull();
    expect(script.store.read('session', { hash: digest(auth) })?.rep.email).toBe(email);
  });

  test('decides who the rep is, whatever name the request has', ({ script }) => {
    const { email, next, save } = script.signedIn();
    next({ rep: 'Somebody Else' });
    expect(script.lead('one').leaseRep).toBe(email);
    save('one', 'Attempted', { rep: 'boss@tarps.example' });
    expect(script.history('one')[0]?.rep).toBe(email);
  });

  test('that has expired is deleted the next time anyone signs in', ({ script }) => {
    const old = script.signedIn({ email: 'old@reps.example' });
    script.wait(13 * HOUR);
    const { email } = script.signedIn();
    script.call('auth_login', { email, password: '2580' });
    expect(script.store.read('session', { hash: digest(old.auth) })).toBeNull();
  });
});
