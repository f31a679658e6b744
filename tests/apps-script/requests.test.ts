import { beforeEach, describe, expect, test } from 'vitest';
import { NO_WRONG_PINS } from '#backend/core/accounts/wrong-pins.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { getMailedCode } from '#tests/mailed-code.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { at, put } from '#tests/stores/rows.ts';
import { getJson } from './built-script.ts';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
});

describe('the script in the sheet', () => {
  test('serves a booking as the next lead of a signed-in rep until it is saved', () => {
    const auth = script.signedIn();
    expect(script.book()).toMatchObject({ ok: true, reference: expect.stringMatching(/^RT-/) });
    const batch = 'website-bookings';
    expect(script.get('list_batches', { auth })).toMatchObject({
      batches: [{ batchId: batch, count_open: 1, count_total: 1 }],
    });
    const lead = script.next(auth, batch);
    expect(lead).toMatchObject({ firstName: 'Ada', phone: '(321) 555-0142', policyNumber: '00123-H' });
    expect(script.save(auth, lead?.leadId)).toMatchObject({ ok: true });
    expect(script.get('next_lead', { auth, batch })).toMatchObject({
      lead: null,
      message: 'No more open leads.',
    });
    expect(script.rows('Leads')).toMatchObject([{ Status: 'Not Qualified', Open: 'no', Notes: 'a note' }]);
    expect(script.rows('Audit').map(({ Action }) => Action)).toEqual(['created', 'saved']);
  });

  test('never gives two reps the same lead, even when one is served while the other waits for the lock', () => {
    const [robin, alex] = [script.signedIn(), script.signedIn({ email: 'alex@reps.example' })];
    script.storm('first', 'second');
    const { lock } = script.world;
    let others: unknown;
    lock.meanwhile = () => {
      lock.meanwhile = () => {};
      others = script.next(alex);
    };
    expect(script.next(robin)).toMatchObject({ leadId: 'second' });
    expect(others).toMatchObject({ leadId: 'first' });
  });
});

test('the owner approves an account request in the sheet, and the rep sets a PIN with the mailed code and signs in', () => {
  const email = 'new@reps.example';
  const login = (password: string) => script.call('auth_login', { email, password });
  const getCode = () => getMailedCode(script.world.mail.sent.at(-1)?.body);
  const asked = { email, name: 'New Rep', phone: '+13215550111', pin: '4829' };
  expect(script.call('request_user_approval', asked)).toMatchObject({ ok: true });
  expect(login('4829')).toMatchObject({ error: 'invalid_login' });

  script.world.spreadsheet.select('Reps', 2);
  script.start().approveManager();
  expect(script.said()).toContain('new@reps.example is approved as a manager. They can sign in');
  expect(login('4829')).toMatchObject({ error: 'approved' });
  expect(script.call('reset_pin', { email, code: getCode(), pin: '7315' })).toMatchObject({ ok: true });
  expect(login('7315')).toMatchObject({ ok: true, role: 'manager', name: 'New Rep' });

  script.write(put.lead({ leadId: 'promised', callbackAt: at(60), callbackRep: email }));
  script.start().denyRep();
  expect(login('7315')).toMatchObject({ error: 'denied' });
  expect(script.said()).toContain('1 callback kept for them went back to the queue.');
  expect(script.rows('Leads')[0]).toMatchObject({ Callback: at(60), 'Callback for': '' });
});

test('the owner unlocks a rep in the sheet, whose known browser could sign in all the time', () => {
  const email = 'robin@reps.example';
  script.signedIn({ email });
  script.call('forgot_pin', { email });
  const code = getMailedCode(script.world.mail.sent.at(-1)?.body);
  const { device } = script.call('reset_pin', { email, code, pin: '7315' });
  const login = (more: Record<string, unknown> = {}) =>
    script.call('auth_login', { email, password: '7315', ...more });
  for (let time = 0; time < 5; time++) login({ password: '0000' });
  expect(login()).toMatchObject({ error: 'locked' });
  expect(login({ device })).toMatchObject({ ok: true });
  script.world.spreadsheet.select('Reps', 2);
  script.start().unlockRep();
  expect(script.said()).toContain('robin@reps.example can sign in again');
  expect(login()).toMatchObject({ ok: true });
});

describe('the script answers JSON', () => {
  test.each([
    ['no event', undefined],
    ['a list', []],
    ['parameters that are not texts', { parameter: { action: 7 } }],
    ['broken JSON', { parameter: { payload: '{' } }],
    ['a text body', { parameter: {}, postData: { type: 'text/plain', contents: '{"action":"ping"}' } }],
  ])('for %s', (_name, event) => {
    expect(script.answerOf(script.start().doPost(event))).toHaveProperty('ok');
    expect(script.answerOf(script.start().doGet(event))).toHaveProperty('ok');
  });

  test('when the sheet was never set up, and refuses an empty token', () => {
    script.world.properties.values.clear();
    const answer = script.call('list_batches', { token: '', auth: '' });
    expect(answer).toMatchObject({ ok: false, error: 'internal' });
    expect(script.lastError()).toContain("The script isn't set up yet");
  });

  test.each([
    ['forgot_pin', {}],
    ['request_user_approval', { name: 'N', phone: '3215550101', pin: '9753' }],
  ])('to %s after the same time for an email with an account and one without', (action, more) => {
    script.signedIn({ email: 'robin@reps.example' });
    const msOf = (email: string) => {
      const fromMs = script.world.now();
      expect(script.call(action, { email, ...more })).toMatchObject({ ok: true });
      return script.world.now() - fromMs;
    };
    expect(msOf('robin@reps.example')).toBe(4000);
    expect(msOf('nobody@reps.example')).toBe(4000);
  });

  test('when a tab is missing: Errors names it and the request, in one line in ten minutes, however many fail', () => {
    const { spreadsheet, log, wait } = script.world;
    spreadsheet.sheets.splice(spreadsheet.sheets.indexOf(script.tab('Leads')), 1);
    log.splice(0);
    const postData = { type: 'multipart/form-data; boundary=x', contents: '' };
    const json = getJson(script.start().doPost({ parameter: aBookingPost(), postData }));
    const { requestId, ...answer } = JSON.parse(json ?? '');
    expect(answer).toMatchObject({ ok: false, error: 'internal' });
    expect(script.lastError()).toContain('The tab "Leads" is missing');
    expect(script.lastError()).toContain(`(request ${requestId})`);
    const fail = () => expect(script.book()).toMatchObject({ error: 'internal' });
    for (let request = 0; request < 20; request++) fail();
    expect(script.rows('Errors')).toHaveLength(1);
    expect(log.filter((access) => access === 'lock')).toHaveLength(1);
    wait(10 * 60_000);
    fail();
    expect(script.rows('Errors')).toHaveLength(2);
  });

  test('with the error "busy" when another request holds the lock, and writes nothing', () => {
    expectConsole('error', /ScriptBusy/);
    script.world.lock.heldElsewhere = true;
    expect(script.book()).toMatchObject({ ok: false, error: 'busy' });
    expect([...script.rows('Leads'), ...script.rows('Bookings')]).toEqual([]);
  });
});

test('the lock is held only for writing and released after a flush, no mail is sent while it is held, and reading takes none', () => {
  const auth = script.signedIn();
  const { log } = script.world;
  log.splice(0);
  script.get('list_batches', { auth });
  expect(log).not.toContain('lock');
  log.splice(0);
  script.book();
  const [locked, released] = [log.indexOf('lock'), log.indexOf('release')];
  expect([...log.slice(0, locked)]).not.toContain('write');
  expect(log.slice(locked, released).at(-1)).toBe('flush');
  // A second, short one notes what was sent.
  const [noting, noted] = [log.lastIndexOf('lock'), log.lastIndexOf('release')];
  expect(log.filter((access) => access === 'lock')).toHaveLength(2);
  expect([...log.slice(released, noting), ...log.slice(noted)]).not.toContain('write');
  expect(log.slice(released, noting)).toContain('mail');
  expect([...log.slice(locked, released), ...log.slice(noting, noted)]).not.toContain('mail');
});

test('sign-ins of strangers are told to try again after so many in a minute; known browsers and bookings go on', {
  tags: 'nightly',
}, () => {
  const email = 'robin@reps.example';
  const device = 'abcdefgh'.repeat(8);
  script.signedIn({ email });
  const hash = script.digest(`${device} ${email}`);
  script.write({ kind: 'putDevice', row: { ...NO_WRONG_PINS, hash, email, expiresAt: at(9999) } });
  const signIn = (index: number, fields: Record<string, string> = {}) =>
    script.call('auth_login', { email: `nobody-${index}@x.example`, password: '2580', ...fields }).error;

  const errors = Array.from({ length: 22 }, (_, index) => signIn(index));
  expect(errors).toEqual([...new Array(20).fill('invalid_login'), 'busy', 'busy']);
  expect(signIn(0, { email, device: 'ijklmnop'.repeat(8) })).toBe('busy');
  expect(signIn(0, { email, device })).toBe('invalid_login');
  expect(script.book()).toMatchObject({ ok: true });
  expect(script.rows('Errors')).toEqual([]);
  script.world.wait(60_000);
  expect(signIn(0)).toBe('invalid_login');
});

test('a calendar program gets the visits as a calendar, until the owner empties the row of its link', () => {
  const auth = script.signedIn({ role: 'manager' });
  const { reference } = script.book();
  const { calendar: key } = script.call('make_day_link', { auth, link: 'calendar' });
  const ask = (of: unknown) => {
    const parameter = { action: 'visit_feed', key: of };
    return script.answerOf(script.start().doGet({ parameter, contentLength: -1 }));
  };
  expect(ask(key).calendar).toMatch(
    new RegExp(
      `^BEGIN:VCALENDAR\\r\\n[\\s\\S]*UID:${reference}@tarps.example\\r\\n[\\s\\S]*END:VCALENDAR\\r\\n$`,
    ),
  );
  expect(ask(`${key}0`)).toMatchObject({ ok: false, error: 'bad_link' });
  const row = 2 + script.rows('Settings').findIndex(({ Setting }) => Setting === 'Calendar link');
  script.type('Settings', row, 'Value', '');
  const { calendar: ended } = ask(key);
  expect(ended).toContain('X-WR-CALNAME:Ended');
  expect(ended).not.toContain('VEVENT');
});
