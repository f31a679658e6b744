import { describe, expect, test } from 'vitest';
import { aRep } from '#tests/builders/rep.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript, digest, getHash, HOUR } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

test('a manager who is made a rep is one at once, in the session that runs', () => {
  const script = aScript();
  const { auth, email } = script.signedIn({ role: 'manager' });
  script.store.write([{ kind: 'putRep', row: aRep({ email, role: 'rep' }) }]);
  expect(script.call('list_requests', { auth })).toMatchObject({ error: 'forbidden' });
});

describe('a session', () => {
  test('ends with the logout, which frees the lead, and no other session with it', () => {
    const script = aScript();
    script.batch('storm');
    script.leads(aLead('one'));
    const here = script.signedIn();
    const elsewhere = script.signedIn();
    script.nextId(here.auth, 'storm');
    expect(script.call('logout', { auth: here.auth })).toEqual({ ok: true });
    expect(script.call('list_batches', { auth: here.auth })).toMatchObject({ error: 'unauthenticated' });
    expect(script.call('list_batches', { auth: elsewhere.auth })).toMatchObject({ ok: true });
    expect(script.lead('one').leaseRep).toBe('');
  });

  test('that has ended is logged out without complaint', () => {
    expect(aScript().call('logout', { auth: 'long gone' })).toEqual({ ok: true });
  });

  test('is long, random, and stored only as its digest', () => {
    const script = aScript();
    const { email } = script.signedIn();
    const auth = String(script.call('auth_login', { email, password: '2580' }).auth);
    expect(auth.length).toBeGreaterThanOrEqual(32);
    expect(script.store.read('session', { hash: auth })).toBeNull();
    expect(script.store.read('session', { hash: digest(auth) })?.rep.email).toBe(email);
  });

  test('says who the rep is, whatever name the request carries', () => {
    const script = aScript();
    script.batch('storm');
    script.leads(aLead('one'));
    const { auth, email } = script.signedIn();
    script.nextId(auth, 'storm', { rep: 'Somebody Else' });
    expect(script.lead('one').leaseRep).toBe(email);
    script.save(auth, 'one', 'Attempted', { rep: 'boss@tarps.example' });
    expect(script.store.read('history', { leadId: 'one', limit: 1 })[0]?.rep).toBe(email);
  });

  test('that has ended is cleared away at somebody’s next login', () => {
    const script = aScript(FRIDAY_TEN);
    const old = script.signedIn({ email: 'old@reps.example' });
    script.wait(13 * HOUR);
    const { email } = script.signedIn({ pinHash: getHash('2580', 'salt') });
    script.call('auth_login', { email, password: '2580' });
    expect(script.store.read('session', { hash: digest(old.auth) })).toBeNull();
  });
});
