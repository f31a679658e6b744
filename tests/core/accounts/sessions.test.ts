import { test as base, describe, expect } from 'vitest';
import { aBackend, aLead, digest, HOUR } from '#tests/core/backend.ts';

const test = base.extend('backend', () => {
  const backend = aBackend();
  backend.batch('storm');
  backend.leads(aLead('one'));
  return backend;
});

test('a manager who is made a rep loses the manager role at once, in the current session', ({ backend }) => {
  const { email, call } = backend.signedIn({ role: 'manager' });
  backend.putRep({ email, role: 'rep' });
  expect(call('list_requests')).toMatchObject({ error: 'forbidden' });
});

describe('a session', () => {
  test('ends at logout, which frees the lead and ends no other session', ({ backend }) => {
    const here = backend.signedIn();
    const elsewhere = backend.signedIn();
    here.next();
    expect(here.call('logout')).toEqual({ ok: true });
    expect(here.call('list_batches')).toMatchObject({ error: 'unauthenticated' });
    expect(elsewhere.call('list_batches')).toMatchObject({ ok: true });
    expect(backend.lead('one').leaseRep).toBe('');
  });

  test('is long, random, and stored only as its digest', ({ backend }) => {
    const { email } = backend.signedIn();
    const auth = String(backend.call('auth_login', { email, password: '2580' }).auth);
    expect(auth.length).toBeGreaterThanOrEqual(32);
    expect(backend.store.read('session', { hash: auth })).toBeNull();
    expect(backend.store.read('session', { hash: digest(auth) })?.rep.email).toBe(email);
  });

  test('decides who the rep is, whatever name the request has', ({ backend }) => {
    const { email, next, save } = backend.signedIn();
    next({ rep: 'Somebody Else' });
    expect(backend.lead('one').leaseRep).toBe(email);
    save('one', 'Attempted', { rep: 'boss@tarps.example' });
    expect(backend.history('one')[0]?.rep).toBe(email);
  });

  test('that has expired is deleted the next time anyone signs in', ({ backend }) => {
    const old = backend.signedIn({ email: 'old@reps.example' });
    backend.wait(13 * HOUR);
    const { email } = backend.signedIn();
    backend.call('auth_login', { email, password: '2580' });
    expect(backend.store.read('session', { hash: digest(old.auth) })).toBeNull();
  });
});
