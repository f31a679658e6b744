import { describe, expect, test } from 'vitest';
import { aLead, at, DAY, HOUR } from '#tests/core/backend.ts';
import { aQueue } from './queue-of.ts';

const callback = { readyAt: at(-HOUR), waitsFor: 'callback', callbackAt: at(-HOUR), queueKey: '0' } as const;

/** Robin speaks Spanish, Alex does not. The leads are in the order of the queue. */
function aBilingualTeam() {
  const queue = aQueue({ english: {}, unknown: {}, spanish: { language: 'es' } });
  expect(queue.robin.call('save_languages', { languages: 'es' })).toEqual({ ok: true, languages: 'es' });
  return queue;
}

describe('a lead who speaks a rep’s language', () => {
  test('comes first to that rep, also in the look-ahead, and the others do not wait for it', () => {
    const { robin, alex } = aBilingualTeam();
    expect(robin.answer({ peek: '1' })).toMatchObject({ lead: { leadId: 'spanish' } });
    expect([robin.next(), robin.next()]).toEqual(['spanish', 'english']);
    expect([alex.next(), alex.next()]).toEqual(['unknown', 'spanish']);
  });

  test('is kept for nobody: a rep who does not speak it gets it in its turn', () => {
    const { alex } = aBilingualTeam();
    expect([alex.next(), alex.next(), alex.next()]).toEqual(['english', 'unknown', 'spanish']);
  });

  test('comes after a callback that is due', () => {
    const { backend, robin } = aBilingualTeam();
    backend.change('english', callback);
    expect([robin.next(), robin.next()]).toEqual(['english', 'spanish']);
  });

  test('and was called before comes after who was never called: a new emergency waits for no second call', () => {
    const { backend, robin } = aBilingualTeam();
    backend.leads(aLead('again', { status: 'Attempted', workedAt: at(-DAY), attempts: 1 }));
    backend.leads(
      aLead('otra vez', { status: 'Attempted', workedAt: at(-HOUR), attempts: 1, language: 'es' }),
    );
    const served = ['spanish', 'english', 'unknown', 'otra vez', 'again'];
    expect(served.map(() => robin.next())).toEqual(served);
  });

  test('comes in its turn again once the rep speaks it no longer', () => {
    const { robin } = aBilingualTeam();
    expect(robin.call('save_languages', { languages: '' })).toEqual({ ok: true, languages: '' });
    expect(robin.next()).toBe('english');
  });
});

describe('what a rep speaks besides English', () => {
  test('is the rep’s own to say, and a manager sees it', () => {
    const { backend, robin, alex } = aBilingualTeam();
    const boss = backend.signedIn({ email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' });
    expect(robin.call('show_languages')).toEqual({ ok: true, languages: 'es' });
    expect(alex.call('show_languages')).toEqual({ ok: true, languages: '' });
    expect(boss.call('list_reps').reps).toMatchObject([
      { email: alex.email, languages: '' },
      { email: boss.email, languages: '' },
      { email: robin.email, languages: 'es' },
    ]);
  });

  test.each(['fr', 'en', 'es fr', 'Spanish', '<script>'])('is none that we do not write: %j', (languages) => {
    const { robin } = aBilingualTeam();
    expect(robin.call('save_languages', { languages })).toMatchObject({
      ...{ ok: false, error: 'bad_request' },
      fields: { languages: 'Please choose from the languages shown' },
    });
    expect(robin.call('show_languages')).toMatchObject({ languages: 'es' });
  });

  test('stays when a manager blocks and restores the account, and changes nothing else of it', () => {
    const { backend, robin } = aBilingualTeam();
    const account = () => backend.store.read('rep', { email: robin.email });
    const before = account();
    expect(robin.call('save_languages', { languages: ' es  es ' })).toEqual({ ok: true, languages: 'es' });
    expect(account()).toEqual(before);
    const boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
    boss.call('block_rep', { email: robin.email });
    boss.call('decide_request', { email: robin.email, decision: 'approve', role: 'rep' });
    expect(account()).toMatchObject({ state: 'approved', languages: 'es' });
  });

  test.each(['FR, ES', 'Spanish', 'English, español'])(
    'written by a hand as %j counts, what is none of ours is left out, and the rep can change it',
    (languages) => {
      const { backend, robin } = aQueue({ english: {}, spanish: { language: 'es' } });
      backend.putRep({ email: robin.email, languages });
      expect(robin.call('show_languages')).toEqual({ ok: true, languages: 'es' });
      expect(robin.next()).toBe('spanish');
      expect(robin.call('save_languages', { languages: '' })).toMatchObject({ ok: true });
    },
  );
});
