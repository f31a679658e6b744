import { describe, expect, test } from 'vitest';
import { aRep } from '#tests/builders/rep.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript, getHash } from '#tests/core/script.ts';

function anOffice() {
  const script = aScript();
  const boss = script.signedIn({ email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' });
  const robin = script.signedIn({ email: 'robin@reps.example', name: 'Robin Reyes' });
  const list = (auth = boss.auth) => script.call('list_reps', { auth });
  const emails = () => (list().reps as { email: string }[]).map(({ email }) => email);
  const block = (email = robin.email, auth = boss.auth) => script.call('block_rep', { auth, email });
  return { script, boss, robin, list, emails, block };
}

describe('who may sign in', () => {
  test('is every approved account, managers too, by name and without anything secret', () => {
    const { script, list } = anOffice();
    script.store.write(
      (['pending', 'denied'] as const).map((state) => ({
        kind: 'putRep',
        row: aRep({ email: `${state}@reps.example`, state }),
      })),
    );
    expect(list()).toEqual({
      ok: true,
      reps: [
        { email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' },
        { email: 'robin@reps.example', name: 'Robin Reyes', role: 'rep' },
      ],
    });
  });

  test('is listed by name, and under one name by email', () => {
    const { script, emails } = anOffice();
    for (const [email, name] of [
      ['zed@reps.example', 'Alma Zed'],
      ['b@reps.example', 'Pat Lee'],
      ['a@reps.example', 'Pat Lee'],
    ] as const) {
      script.store.write([{ kind: 'putRep', row: aRep({ email, name }) }]);
    }
    expect(emails()).toEqual([
      'zed@reps.example',
      'boss@tarps.example',
      'a@reps.example',
      'b@reps.example',
      'robin@reps.example',
    ]);
  });

  test('is a manager’s to know', () => {
    const { list, robin } = anOffice();
    expect(list(robin.auth)).toMatchObject({ error: 'forbidden' });
  });
});

describe('blocking an account', () => {
  test('ends every session of it and its PIN: on no device can anything be done', () => {
    const { script, robin, block, emails } = anOffice();
    const tablet = script.signedIn({ email: robin.email, pinHash: getHash('2580', 'salt') });
    expect(block(' Robin@Reps.example ')).toEqual({ ok: true });
    for (const { auth } of [robin, tablet]) {
      expect(script.call('list_batches', { auth })).toMatchObject({ error: 'unauthenticated' });
    }
    expect(script.call('auth_login', { email: robin.email, password: '2580' })).toMatchObject({
      error: 'denied',
    });
    expect(emails()).toEqual(['boss@tarps.example']);
  });

  test('ends the code that was mailed for a new PIN', () => {
    const { script, robin, block } = anOffice();
    script.call('forgot_pin', { email: robin.email });
    expect(script.store.read('resetCode', { email: robin.email })).not.toBeNull();
    block();
    expect(script.store.read('resetCode', { email: robin.email })).toBeNull();
  });

  test('frees the leads it holds', () => {
    const { script, boss, robin, block } = anOffice();
    script.batch('storm');
    script.leads(aLead('held'));
    expect(script.nextId(robin.auth, 'storm')).toBe('held');
    block();
    expect(script.nextId(boss.auth, 'storm')).toBe('held');
  });

  test('takes a manager’s rank away: an account that is approved again is a rep’s', () => {
    const { script, boss, block } = anOffice();
    const other = script.signedIn({ email: 'other@tarps.example', role: 'manager' });
    block(other.email);
    const approval = { auth: boss.auth, email: other.email, decision: 'approve' };
    expect(script.call('decide_request', approval)).toEqual({ ok: true, role: 'rep' });
  });

  test('is told by mail, and written down with who did it', () => {
    const { script, boss, robin, block } = anOffice();
    block();
    expect(script.mail).toMatchObject([
      { to: robin.email, text: expect.stringContaining('access to the rep area has ended') },
    ]);
    expect(script.store.read('history', { leadId: '', limit: 1 })).toMatchObject([
      { action: 'blocked', rep: boss.email, note: robin.email },
    ]);
  });

  test('is for others: a manager cannot block the own account', () => {
    const { script, boss, block } = anOffice();
    expect(block(boss.email)).toMatchObject({
      error: 'forbidden',
      message: 'You cannot block your own account.',
    });
    expect(script.call('list_batches', { auth: boss.auth })).toMatchObject({ ok: true });
  });

  test('is refused to a rep: the colleague stays signed in', () => {
    const { script, boss, robin, block } = anOffice();
    expect(block(boss.email, robin.auth)).toMatchObject({ error: 'forbidden' });
    expect(script.call('list_batches', { auth: boss.auth })).toMatchObject({ ok: true });
  });

  test('that may not sign in anyway, or that nobody has, says so and sends no mail', () => {
    const { script, robin, block } = anOffice();
    block();
    const sent = script.mail.length;
    expect(block(robin.email)).toMatchObject({ error: 'not_found' });
    expect(block('nobody@reps.example')).toMatchObject({ error: 'not_found' });
    expect(script.mail).toHaveLength(sent);
  });
});
