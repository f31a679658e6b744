import { test as base, describe, expect } from 'vitest';
import { createAuditWrite } from '#backend/core/audit.ts';
import { listRequestsAction } from '#contract/actions/accounts/account-requests.ts';
import { listAuditAction } from '#contract/actions/accounts/list-audit.ts';
import { listRepsAction } from '#contract/actions/accounts/reps.ts';
import { aBackend, aLead, at } from '#tests/core/backend.ts';
import { getMailedCode } from '#tests/mailed-code.ts';

const EMAIL = 'robin@reps.example';

const test = base.extend('office', () => {
  const backend = aBackend();
  const boss = backend.signedIn({ email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' });
  const robin = backend.signedIn({ email: EMAIL, name: 'Robin Reyes' });
  const list = () => boss.call('list_reps');
  const emails = () => (list().reps as { email: string }[]).map(({ email }) => email);
  const block = (email = EMAIL) => boss.call('block_rep', { email });
  const login = (password: string, device = '') =>
    backend.call('auth_login', { email: EMAIL, password, device });
  const ask = (email = EMAIL, name = 'Somebody Else') =>
    backend.call('request_user_approval', { email, name, phone: '1', pin: '2580' });
  const restore = (role: string) => boss.call('decide_request', { email: EMAIL, decision: 'approve', role });
  const setPin = (pin: string) =>
    backend.call('reset_pin', { email: EMAIL, code: getMailedCode(backend.mail.at(-1)?.text), pin });
  const activity = (account = EMAIL) =>
    listAuditAction.answer.parse(boss.call('list_audit', { account, until: 'not used' }));
  return { backend, boss, robin, list, emails, block, login, ask, restore, setPin, activity };
});

const active = { role: 'rep', state: 'active', lockedUntil: '', lastSignInAt: '', languages: '' };

describe('the list of accounts that can sign in', () => {
  test('has every active or approved account, managers included, with role, state and lock, and no secrets', ({
    office,
  }) => {
    office.backend.putRep({ email: 'sam@reps.example', name: 'Sam', state: 'approved', lockedUntil: at(1) });
    office.backend.putRep({ email: 'tess@reps.example', name: 'Tess', lockedUntil: at(0) });
    office.backend.putRep({ email: 'pending@reps.example', state: 'pending' });
    expect(office.list()).toEqual({
      ok: true,
      reps: [
        { ...active, email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' },
        { ...active, email: 'robin@reps.example', name: 'Robin Reyes' },
        { ...active, email: 'sam@reps.example', name: 'Sam', state: 'approved', lockedUntil: at(1) },
        { ...active, email: 'tess@reps.example', name: 'Tess' },
      ],
      more: false,
      blocked: [],
      moreBlocked: false,
    });
  });

  test('is sorted by name, then by email, and has the blocked and denied ones apart', ({ office }) => {
    office.block();
    office.backend.putRep({ email: 'amy@reps.example', name: 'Amy', state: 'denied', lockedUntil: at(1) });
    const blocked = { ...active, state: 'denied' };
    expect(office.list().blocked).toEqual([
      { ...blocked, email: 'amy@reps.example', name: 'Amy', lockedUntil: at(1) },
      { ...blocked, email: office.robin.email, name: 'Robin Reyes' },
    ]);
    office.backend.putRep({ email: 'zed@reps.example', name: 'Alma Zed' });
    for (const name of ['b', 'a']) office.backend.putRep({ email: `${name}@reps.example`, name: 'Pat Lee' });
    expect(office.emails().map((email) => email.split('@')[0])).toEqual(['zed', 'boss', 'a', 'b']);
  });

  test('says when an account last signed in, which a wrong PIN and a call do not change', ({ office }) => {
    const { backend, robin, block, login } = office;
    const lastSignIns = () =>
      (office.list().reps as { lastSignInAt: string }[]).map((rep) => rep.lastSignInAt);
    login('1111');
    expect(lastSignIns()).toEqual(['', '']);
    backend.wait(1000);
    login('2580');
    backend.wait(1000);
    login('1111');
    robin.call('list_batches');
    expect(lastSignIns()).toEqual(['', at(1000)]);
    block();
    expect(office.list().blocked).toMatchObject([{ lastSignInAt: at(1000) }]);
  });

  test.for([
    ['active', 500, 'more'],
    ['approved', 500, 'more'],
    ['denied', 200, 'moreBlocked'],
  ] as const)(
    'is cut, and says so, when more than so many are %s: %i',
    ([state, limit, more], { office }) => {
      const { backend, boss, robin } = office;
      const before = state === 'active' ? [boss, robin].length : 0;
      const list = () => listRepsAction.answer.parse(office.list());
      const count = () => {
        const { reps, blocked = [] } = list();
        return [...reps, ...blocked].filter((rep) => rep.state === state).length;
      };
      for (let index = before; index < limit; index++) backend.putRep({ email: `${index}@x.example`, state });
      expect([count(), list()[more]]).toEqual([limit, false]);
      backend.putRep({ email: 'one-more@x.example', state });
      expect([count(), list()[more]]).toEqual([limit, true]);
    },
  );
});

describe('blocking an account', () => {
  test('ends every session and disables the PIN, so no device can do anything', ({ office }) => {
    const { backend, boss, robin, restore } = office;
    const tablet = backend.signedIn({ email: EMAIL });
    backend.batch('storm');
    backend.leads(aLead('held'));
    expect(robin.next()).toBe('held');
    backend.call('forgot_pin', { email: EMAIL });
    expect(office.block(' Robin@Reps.example ')).toMatchObject({ ok: true });
    expect(boss.next(), 'its lead is free').toBe('held');
    expect(backend.store.read('resetCode', { email: EMAIL })).toBeNull();
    expect(office.login('2580')).toMatchObject({ error: 'denied' });
    expect(office.emails()).toEqual(['boss@tarps.example']);
    for (const happens of [() => {}, () => restore('rep')]) {
      happens();
      for (const { call } of [robin, tablet]) {
        expect(call('list_batches')).toMatchObject({ error: 'unauthenticated' });
      }
    }
  });

  test('takes the manager role away: an account that is approved again is a rep’s', ({ office }) => {
    const { email } = office.backend.signedIn({ email: 'other@tarps.example', role: 'manager' });
    office.block(email);
    const approval = office.boss.call('decide_request', { email, decision: 'approve' });
    expect(approval).toEqual({ ok: true, role: 'rep' });
  });

  test('is refused for the manager’s own account', ({ office: { boss, block } }) => {
    const message = "You can't block your own account.";
    expect(block(boss.email)).toMatchObject({ error: 'forbidden', message });
    expect(boss.call('list_batches')).toMatchObject({ ok: true });
  });

  test('sends the rep a mail and records who did it; of one that is blocked or does not exist it is refused', ({
    office: { backend, boss, robin, block },
  }) => {
    block();
    expect(block()).toMatchObject({ error: 'not_found' });
    expect(block('nobody@reps.example')).toMatchObject({ error: 'not_found' });
    const text = expect.stringContaining('access to the rep area has ended');
    expect(backend.mail).toMatchObject([{ to: robin.email, text }]);
    expect(backend.history()).toMatchObject([{ action: 'blocked', rep: boss.email, note: robin.email }]);
  });
});

describe('unlocking an account', () => {
  test('ends its lock, forgets its wrong PINs, mails a code and records who did it', ({ office }) => {
    const { backend, boss, robin, login } = office;
    for (let time = 0; time < 5; time++) login('1111');
    expect(login('2580')).toMatchObject({ error: 'locked' });
    expect(boss.call('unlock_rep', { email: robin.email })).toEqual({ ok: true });
    expect(login('2580')).toMatchObject({ ok: true });
    expect(backend.store.read('rep', { email: robin.email })).toMatchObject({ failures: 0, locks: 0 });
    expect(backend.mail.at(-1)).toMatchObject({ to: robin.email, subject: 'Your rep account is unlocked' });
    expect(backend.history()[0]).toMatchObject({ action: 'unlocked', rep: boss.email, note: robin.email });
  });

  test.for([
    ['approved', 'mails the code that opens it, not words about a PIN'],
    ['pending', 'is refused'],
    ['denied', 'is refused'],
  ] as const)('that is %s %s', ([state], { office: { backend, boss } }) => {
    backend.putRep({ email: 'sam@reps.example', state });
    const isUnlocked = state === 'approved';
    const answer = boss.call('unlock_rep', { email: 'sam@reps.example' });
    expect(answer).toMatchObject(isUnlocked ? { ok: true } : { error: 'not_found' });
    const mail = { to: 'sam@reps.example', subject: 'Your rep account is approved' };
    expect(backend.mail).toMatchObject(isUnlocked ? [mail] : []);
  });
});

describe('the audit trail', () => {
  test('names who did what, newest first, with the owner and the site as nobody', ({ office }) => {
    const { backend, boss, robin, block, login } = office;
    for (let time = 0; time < 5; time++) login('1111');
    backend.wait(1000);
    block();
    const concerned = { account: 'Robin Reyes' };
    expect(boss.call('list_audit')).toEqual({
      ok: true,
      events: [
        {
          id: expect.any(String),
          at: at(1000),
          by: 'Bea Boss',
          action: 'blocked',
          note: robin.email,
          ...concerned,
        },
        { id: expect.any(String), at: at(0), by: '', action: 'locked', note: robin.email, ...concerned },
      ],
      next: '',
    });
  });

  test('comes in pages, and leaves out no line between two of them', ({ office }) => {
    const { backend, boss } = office;
    const lines = Array.from({ length: 230 }, (_, index) =>
      createAuditWrite(
        { ...backend.context(), nowMs: backend.now() + Math.floor(index / 3) },
        { rep: '', action: 'locked', note: `${index}` },
      ),
    );
    backend.store.write(lines);
    const seen = new Set<string>();
    let pages = 0;
    for (let until = ''; pages === 0 || until !== ''; pages++) {
      const { events, next } = listAuditAction.answer.parse(boss.call('list_audit', { until }));
      for (const { note } of events) seen.add(note);
      until = next;
    }
    expect(seen.size).toBe(230);
    expect(pages).toBe(3);
  });
});

describe('a blocked account that a manager restores', () => {
  test.for(['rep', 'manager'] as const)(
    'opens as a %s with the mailed code and a new PIN, and until then its old PIN does not sign in',
    (role, { office: { backend, robin, login, block, restore, setPin } }) => {
      const device = String(login('2580').device);
      block();
      expect(login('2580')).toMatchObject({ error: 'denied' });
      expect(restore(role)).toEqual({ ok: true, role });
      const mail = backend.mail.at(-1);
      expect(mail).toMatchObject({ to: EMAIL, subject: 'Your rep account is approved' });
      // Its link would open the account with the old PIN.
      expect(mail?.text).not.toContain('/rep-access#');
      for (const known of ['', device]) expect(login('2580', known)).toMatchObject({ error: 'approved' });
      expect(robin.call('list_batches')).toMatchObject({ error: 'unauthenticated' });
      expect(setPin('8642')).toMatchObject({ ok: true });
      expect(login('2580')).toMatchObject({ error: 'invalid_login' });
      expect(login('8642')).toMatchObject({ ok: true, role });
    },
  );

  test('keeps when it last signed in, also if its owner asks for an account again', ({ office }) => {
    const { backend, block, login, ask, restore } = office;
    login('2580');
    const read = () => backend.store.read('rep', { email: EMAIL });
    backend.wait(1000);
    block();
    ask();
    expect(read()).toMatchObject({ state: 'pending', lastSignInAt: at(0) });
    restore('rep');
    expect(read()).toMatchObject({ state: 'approved', lastSignInAt: at(0) });
  });

  test('is listed as blocked and as a request when somebody asks again, and keeps its name', ({ office }) => {
    const { backend, boss, block, ask, login, restore } = office;
    login('2580');
    block();
    ask();
    expect(backend.mail.at(-1)).toMatchObject({
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
    ask();
    restore('rep');
    expect([blocked(), requests()]).toEqual([[], []]);
  });

  test('is one also if it never signed in; a request of somebody new or denied before says nothing of it', ({
    office: { backend, boss, ask },
  }) => {
    backend.putRep({ email: 'new@reps.example', name: 'Nell New', state: 'active' });
    boss.call('block_rep', { email: 'new@reps.example' });
    ask('new@reps.example');
    expect(boss.call('list_requests').requests).toMatchObject([{ name: 'Nell New', wasBlocked: true }]);
    boss.call('decide_request', { email: 'new@reps.example', decision: 'deny' });
    for (const time of [1, 2]) {
      const name = `Noor ${time}`;
      ask('noor@x.example', name);
      expect(boss.call('list_requests').requests).toEqual([
        { email: 'noor@x.example', name, phone: '1', createdAt: at(0) },
      ]);
      expect(backend.mail.at(-1)?.text).not.toContain('blocked');
      boss.call('decide_request', { email: 'noor@x.example', decision: 'deny' });
    }
  });
});

describe('the activity of one account', () => {
  test('has what was done to it, newest first and whatever the case of the email, and nothing else', ({
    office,
  }) => {
    const { backend, boss, block, restore, setPin, activity } = office;
    backend.putRep({ email: `x${EMAIL}` });
    const steps = [
      block,
      () => boss.call('block_rep', { email: `x${EMAIL}` }),
      () => restore('manager'),
      () => setPin('8642'),
      () => restore('rep'),
    ];
    for (const step of steps) {
      backend.wait(1000);
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
    const { backend, boss, activity } = office;
    const unlock = () => {
      backend.wait(1000);
      boss.call('unlock_rep', { email: EMAIL });
    };
    for (let time = 0; time < 5; time++) unlock();
    expect(activity().more).toBe(false);
    unlock();
    expect(activity()).toMatchObject({ more: true, events: { length: 5, 0: { at: at(6000) } } });
  });
});
