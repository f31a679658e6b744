import { beforeEach, describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { aLeadRow } from '#tests/stores/rows.ts';
import { anInstalledScript, type Installed } from './installed.ts';

let script: Installed;
beforeEach(async () => {
  script = await anInstalledScript();
});

const booking = (over: Record<string, string> = {}) => aBookingPost(over, FRIDAY_TEN);

describe('the loop the product is for', () => {
  test('a booking is the next lead of a signed-in rep, and is gone once it is saved', () => {
    const auth = script.signedIn();
    expect(script.book(booking())).toMatchObject({ ok: true, reference: expect.stringMatching(/^RT-/) });
    const batch = 'website-bookings';
    expect(script.get({ action: 'list_batches', token: 'dev-rep-token', auth })).toMatchObject({
      batches: [{ batchId: batch, count_open: 1, count_total: 1 }],
    });
    const { lead } = script.get({
      action: 'next_lead',
      token: 'dev-rep-token',
      auth,
      batch,
      rep: 'Robin',
    }) as {
      lead: { leadId: string };
    };
    expect(lead).toMatchObject({ firstName: 'Ada', phone: '(321) 555-0142', policyNumber: '00123-H' });
    const saved = { auth, leadId: lead.leadId, status: 'Not Qualified', note: 'Roof is fine' };
    expect(script.call('update_lead', saved)).toMatchObject({ ok: true });
    expect(script.call('next_lead', { auth, batch })).toMatchObject({
      lead: null,
      message: 'No more open leads.',
    });
    expect(script.rows('Leads')).toMatchObject([
      { Status: 'Not Qualified', Open: 'no', Notes: 'Roof is fine' },
    ]);
    expect(script.rows('Audit').map(({ Action }) => Action)).toEqual(['created', 'saved']);
  });

  test('the same booking twice is one booking, with one mail to the company', () => {
    expect(script.book(booking())).toEqual(script.book(booking()));
    expect(script.rows('Bookings')).toHaveLength(1);
    expect(script.world.mail.sent).toMatchObject([{ to: 'office@tarps.example', name: 'Sunrise Tarps' }]);
  });

  test('two reps never get the same lead, also when one was decided while the other wrote', () => {
    const [robin, alex] = [script.signedIn(), script.signedIn({ email: 'alex@reps.example' })];
    script.write({ kind: 'putBatch', row: aBatch({ batchId: 'storm' }) });
    script.leads(
      aLeadRow({ batchId: 'storm', leadId: 'first', queueKey: '1a' }),
      aLeadRow({ batchId: 'storm', leadId: 'second', queueKey: '1b' }),
    );
    const { lock } = script.world;
    const waitLock = lock.waitLock.bind(lock);
    let others: unknown;
    lock.waitLock = (ms) => {
      lock.waitLock = waitLock;
      others = script.call('next_lead', { auth: alex, batch: 'storm' });
      waitLock(ms);
    };
    const mine = script.call('next_lead', { auth: robin, batch: 'storm' });
    expect(others).toMatchObject({ lead: { leadId: 'first' } });
    expect(mine).toMatchObject({ lead: { leadId: 'second' } });
  });
});

describe('accounts', () => {
  test('a rep asks, the owner approves in the sheet, the rep signs in with the PIN', () => {
    const { ui, spreadsheet, mail } = script.world;
    const asked = { email: 'new@reps.example', name: 'New Rep', phone: '+13215550111', pin: '4829' };
    expect(script.call('request_user_approval', asked)).toMatchObject({ ok: true });
    expect(script.call('auth_login', { email: asked.email, password: '4829' })).toMatchObject({
      error: 'pending',
    });
    spreadsheet.select('Reps', 2);
    script.start().approveManager();
    expect(ui.last()).toContain('new@reps.example may sign in as a manager.');
    expect(script.call('auth_login', { email: asked.email, password: '4829' })).toMatchObject({
      ok: true,
      role: 'manager',
      name: 'New Rep',
    });
    expect(mail.sent.map(({ to }) => to)).toEqual(['office@tarps.example', 'new@reps.example']);
    script.start().denyRep();
    expect(script.call('auth_login', { email: asked.email, password: '4829' })).toMatchObject({
      error: 'denied',
    });
  });

  test('five wrong PINs lock the account, and a reset code opens it again', () => {
    script.call('request_user_approval', {
      email: 'new@reps.example',
      name: 'New',
      phone: '+13215550111',
      pin: '4829',
    });
    script.world.spreadsheet.select('Reps', 2);
    script.start().approveRep();
    const login = (password: string) => script.call('auth_login', { email: 'new@reps.example', password });
    for (let count = 0; count < 4; count++) expect(login('1357')).toMatchObject({ error: 'invalid_login' });
    expect(login('1357')).toMatchObject({ error: 'locked' });
    expect(login('4829')).toMatchObject({ error: 'locked' });
    script.call('forgot_pin', { email: 'new@reps.example' });
    const code = /\b[A-Z0-9]{4}-?[A-Z0-9]{4}\b/.exec(script.world.mail.sent.at(-1)?.body ?? '')?.[0] ?? '';
    expect(script.call('reset_pin', { email: 'new@reps.example', code, pin: '7315' })).toMatchObject({
      ok: true,
    });
    expect(login('7315')).toMatchObject({ ok: true });
  });
});

describe('whatever comes in, the answer is JSON', () => {
  test.each([
    ['nothing', undefined],
    ['an empty event', {}],
    ['a list', []],
    ['parameters that are no texts', { parameter: { action: 7 } }],
    ['broken JSON', { parameter: { payload: '{' } }],
    ['a text body', { parameter: {}, postData: { type: 'text/plain', contents: '{"action":"ping"}' } }],
    ['a huge body', { parameter: {}, postData: { type: 'text/plain', contents: 'x'.repeat(200_000) } }],
  ])('%s', (_name, event) => {
    expect(script.answerOf(script.start().doPost(event))).toHaveProperty('ok');
    expect(script.answerOf(script.start().doGet(event))).toHaveProperty('ok');
  });

  test('also when the sheet was never set up, and nobody gets in with an empty token', () => {
    script.world.properties.values.clear();
    expect(script.call('list_batches', { token: '', auth: '' })).toMatchObject({
      ok: false,
      error: 'internal',
    });
    expect(script.rows('Errors').at(-1)?.What).toContain('The script has no secrets yet');
  });

  test('also when a tab is gone, and the Errors tab says which', () => {
    const { sheets } = script.world.spreadsheet;
    sheets.splice(
      sheets.findIndex((sheet) => sheet.getName() === 'Leads'),
      1,
    );
    expect(script.book(booking())).toMatchObject({ ok: false, error: 'internal' });
    expect(script.rows('Errors').at(-1)).toMatchObject({
      What: expect.stringContaining('The tab "Leads" is missing'),
    });
  });

  test('also when another request holds the lock: nothing is written, and "busy" is said', () => {
    expectConsole('error', /ScriptBusy/);
    script.world.lock.heldElsewhere = true;
    expect(script.book(booking())).toMatchObject({ ok: false, error: 'busy' });
    expect(script.rows('Leads')).toEqual([]);
    expect(script.rows('Bookings')).toEqual([]);
  });

  test('a wrong token is refused', () => {
    expect(script.book(booking({ token: 'another' }))).toMatchObject({ error: 'bad_token' });
  });
});

describe('the lock', () => {
  test('is held for writing only, flushed before it is released, and no mail goes out inside it', () => {
    const { log } = script.world;
    log.clear();
    script.book(booking());
    const order = log.calls.map(({ kind }) => kind).filter((kind) => kind !== 'cache' && kind !== 'size');
    const [locked, released] = [order.indexOf('lock'), order.indexOf('release')];
    expect(order.filter((kind) => kind === 'lock')).toHaveLength(1);
    expect(order.slice(0, locked)).not.toContain('write');
    expect(order.slice(released)).not.toContain('write');
    expect(order.slice(locked, released).at(-1)).toBe('flush');
    expect(order.indexOf('mail')).toBeGreaterThan(released);
  });

  test('is not taken by requests that only ask', () => {
    const auth = script.signedIn();
    script.world.log.clear();
    script.get({ action: 'list_batches', token: 'dev-rep-token', auth });
    expect(script.world.log.count('lock')).toBe(0);
  });
});

describe('mail', () => {
  test('leaves the last twenty of the day to reset codes; the booking is in, and Errors says what was not sent', () => {
    script.signedIn();
    script.world.mail.quota = 20;
    expect(script.book(booking())).toMatchObject({ ok: true });
    expect(script.world.mail.sent).toEqual([]);
    expect(script.rows('Errors').at(-1)?.What).toContain('20 mails are left for today');
    script.call('forgot_pin', { email: 'robin@reps.example' });
    expect(script.world.mail.sent).toHaveLength(1);
  });

  test('that fails does not fail the booking', () => {
    script.world.mail.failure = 'Service unavailable: Mail';
    expect(script.book(booking())).toMatchObject({ ok: true });
    expect(script.rows('Errors').at(-1)?.What).toContain('Service unavailable');
  });
});
