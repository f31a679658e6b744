import { test as base, describe, expect } from 'vitest';
import { listRequestsAction } from '#contract/actions/accounts/account-requests.ts';
import { listAuditAction } from '#contract/actions/accounts/list-audit.ts';
import { listRepsAction } from '#contract/actions/accounts/reps.ts';
import { aScript, at } from '#tests/core/script.ts';
import { getMailedCode } from '#tests/mailed-code.ts';

const EMAIL = 'robin@reps.example';

const test = base.extend('office', () => {
  const script = aScript();
  const boss = script.signedIn({ email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' });
  const robin = script.signedIn({ email: EMAIL, name: 'Robin Reyes' });
  const login = (password: string, device = '') =>
    script.call('auth_login', { email: EMAIL, password, device });
  const device = String(login('2580').device);
  const block = () => boss.call('block_rep', { email: EMAIL });
  const restore = (role: string) => boss.call('decide_request', { email: EMAIL, decision: 'approve', role });
  const setPin = (pin: string) =>
    script.call('reset_pin', { email: EMAIL, code: getMailedCode(script.mail.at(-1)?.text), pin });
  const activity = (account = EMAIL) =>
    listAuditAction.answer.parse(boss.call('list_audit', { account, until: 'not used' }));
  return { script, boss, robin, login, device, block, restore, setPin, activity };
});

describe('a blocked account that a manager restores', () => {
  test.for(['rep', 'manager'] as const)(
    'opens as a %s with the mailed code and a new PIN, and until then its old PIN does not sign in',
    (role, { office: { script, robin, login, device, block, restore, setPin } }) => {
      block();
      expect(login('2580')).toMatchObject({ error: 'denied' });
      expect(restore(role)).toEqual({ ok: true, role });
      expect(script.mail.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your rep account is approved' });
      for (const known of ['', device]) expect(login('2580', known)).toMatchObject({ error: 'approved' });
      expect(robin.call('list_batches')).toMatchObject({ error: 'unauthenticated' });
      expect(setPin('8642')).toMatchObject({ ok: true });
      expect(login('2580')).toMatchObject({ error: 'invalid_login' });
      expect(login('8642')).toMatchObject({ ok: true, role });
    },
  );

  test('keeps when it last signed in, also if its owner asks for an account again', ({ office }) => {
    const { script, block, restore } = office;
    const read = () => script.store.read('rep', { email: EMAIL });
    script.wait(1000);
    block();
    const request = { email: EMAIL, name: 'Robin', phone: '(321) 555-0133', pin: '2580' };
    script.call('request_user_approval', request);
    expect(read()).toMatchObject({ state: 'pending', lastSignInAt: at(0) });
    restore('rep');
    expect(read()).toMatchObject({ state: 'approved', lastSignInAt: at(0) });
  });

  test('is listed as blocked and as a request when somebody asks again, and keeps its name', ({ office }) => {
    const { script, boss, block, restore } = office;
    block();
    const ask = (name: string) =>
      script.call('request_user_approval', { email: EMAIL, name, phone: '(321) 555-0133', pin: '2580' });
    ask('Somebody Else');
    expect(script.mail.at(-1)).toMatchObject({
      subject: 'New account request for the rep area',
      text: expect.stringMatching(/^Robin Reyes .*\n\nThis account was blocked by a manager before\./),
    });
    const blocked = () => listRepsAction.answer.parse(boss.call('list_reps')).blocked;
    const requests = () => listRequestsAction.answer.parse(boss.call('list_requests')).requests;
    const robin = { email: EMAIL, name: 'Robin Reyes' };
    expect(blocked()).toMatchObject([{ ...robin, state: 'denied', askedAgain: true }]);
    expect(requests()).toMatchObject([{ ...robin, wasBlocked: true }]);
    boss.call('decide_request', { email: EMAIL, decision: 'deny' });
    expect(blocked()).toMatchObject([{ ...robin, askedAgain: false }]);
    expect(requests()).toEqual([]);
    ask('Somebody Else');
    restore('rep');
    expect([blocked(), requests()]).toEqual([[], []]);
  });

  test('is one also if it never signed in; a request of somebody new or denied before says nothing of it', ({
    office: { script, boss },
  }) => {
    const ask = (email: string, name: string) =>
      script.call('request_user_approval', { email, name, phone: '1', pin: '2580' });
    script.putRep({ email: 'new@reps.example', name: 'Nell New', state: 'active' });
    boss.call('block_rep', { email: 'new@reps.example' });
    ask('new@reps.example', 'X');
    expect(boss.call('list_requests').requests).toMatchObject([{ name: 'Nell New', wasBlocked: true }]);
    boss.call('decide_request', { email: 'new@reps.example', decision: 'deny' });
    for (const time of [1, 2]) {
      const name = `Noor ${time}`;
      ask('noor@x.example', name);
      expect(boss.call('list_requests').requests).toEqual([
        { email: 'noor@x.example', name, phone: '1', createdAt: at(0) },
      ]);
      expect(script.mail.at(-1)?.text).not.toContain('blocked');
      boss.call('decide_request', { email: 'noor@x.example', decision: 'deny' });
    }
  });
});

describe('the activity of one account', () => {
  test('has what was done to it, newest first and whatever the case of the email, and nothing else', ({
    office,
  }) => {
    const { script, boss, block, restore, setPin, activity } = office;
    script.putRep({ email: `x${EMAIL}` });
    const steps = [
      block,
      () => boss.call('block_rep', { email: `x${EMAIL}` }),
      () => restore('manager'),
      () => setPin('8642'),
      () => restore('rep'),
    ];
    for (const step of steps) {
      script.wait(1000);
      step();
    }
    const { events, more, next } = activity(' Robin@Reps.example ');
    expect(events).toEqual([
      expect.objectContaining({ action: 'role', note: `${EMAIL}: manager to rep`, by: 'Bea Boss' }),
      expect.objectContaining({ action: 'opened', note: EMAIL, by: 'Robin Reyes' }),
      expect.objectContaining({ action: 'approved', note: `${EMAIL} (manager)`, by: 'Bea Boss' }),
      expect.objectContaining({ action: 'blocked', note: EMAIL, by: 'Bea Boss', at: at(1000) }),
    ]);
    expect([more, next]).toEqual([false, '']);
    expect(activity('nobody@reps.example').events).toEqual([]);
  });

  test('is cut after the newest five, and says so', ({ office }) => {
    const { script, boss, activity } = office;
    const unlock = () => {
      script.wait(1000);
      boss.call('unlock_rep', { email: EMAIL });
    };
    for (let time = 0; time < 5; time++) unlock();
    expect(activity().more).toBe(false);
    unlock();
    expect(activity()).toMatchObject({ more: true, events: { length: 5, 0: { at: at(6000) } } });
  });
});
