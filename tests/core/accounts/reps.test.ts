import { test as base, describe, expect } from 'vitest';
import { aScript } from '#tests/core/script.ts';

const test = base.extend('office', () => {
  const script = aScript();
  const boss = script.signedIn({ email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' });
  const robin = script.signedIn({ email: 'robin@reps.example', name: 'Robin Reyes' });
  const list = () => boss.call('list_reps');
  const emails = () => (list().reps as { email: string }[]).map(({ email }) => email);
  const block = (email = robin.email) => boss.call('block_rep', { email });
  return { script, boss, robin, list, emails, block };
});

describe('the list of accounts that can sign in', () => {
  test('has the name and role of every approved account, managers included, and no secrets', ({ office }) => {
    for (const state of ['pending', 'denied'] as const) {
      office.script.putRep({ email: `${state}@reps.example`, state });
    }
    expect(office.list()).toEqual({
      ok: true,
      reps: [
        { email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' },
        { email: 'robin@reps.example', name: 'Robin Reyes', role: 'rep' },
      ],
    });
  });

  test('is sorted by name, then by email', ({ office }) => {
    office.script.putRep({ email: 'zed@reps.example', name: 'Alma Zed' });
    office.script.putRep({ email: 'b@reps.example', name: 'Pat Lee' });
    office.script.putRep({ email: 'a@reps.example', name: 'Pat Lee' });
    expect(office.emails().map((email) => email.split('@')[0])).toEqual(['zed', 'boss', 'a', 'b', 'robin']);
  });
});

describe('blocking an account', () => {
  test('ends every session and disables the PIN, so no device can do anything', ({ office }) => {
    const tablet = office.script.signedIn({ email: office.robin.email });
    expect(office.block(' Robin@Reps.example ')).toEqual({ ok: true });
    for (const { call } of [office.robin, tablet]) {
      expect(call('list_batches')).toMatchObject({ error: 'unauthenticated' });
    }
    const login = { email: office.robin.email, password: '2580' };
    expect(office.script.call('auth_login', login)).toMatchObject({ error: 'denied' });
    expect(office.emails()).toEqual(['boss@tarps.example']);
  });

  test('takes the manager role away: an account that is approved again is a rep’s', ({ office }) => {
    const { email } = office.script.signedIn({ email: 'other@tarps.example', role: 'manager' });
    office.block(email);
    const approval = office.boss.call('decide_request', { email, decision: 'approve' });
    expect(approval).toEqual({ ok: true, role: 'rep' });
  });

  test('sends the rep a mail and records who did it', ({ office: { script, boss, robin, block } }) => {
    block();
    expect(script.mail).toMatchObject([
      { to: robin.email, text: expect.stringContaining('access to the rep area has ended') },
    ]);
    expect(script.history()).toMatchObject([{ action: 'blocked', rep: boss.email, note: robin.email }]);
  });

  test('is refused for the manager’s own account', ({ office: { boss, block } }) => {
    const message = 'You cannot block your own account.';
    expect(block(boss.email)).toMatchObject({ error: 'forbidden', message });
    expect(boss.call('list_batches')).toMatchObject({ ok: true });
  });

  test('that is blocked already or does not exist is refused and sends no mail', ({ office }) => {
    office.block();
    const sent = office.script.mail.length;
    expect(office.block()).toMatchObject({ error: 'not_found' });
    expect(office.block('nobody@reps.example')).toMatchObject({ error: 'not_found' });
    expect(office.script.mail).toHaveLength(sent);
  });
});
