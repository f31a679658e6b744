import { beforeEach, describe, expect, test } from 'vitest';
import { getMailedCode } from '#tests/mailed-code.ts';
import { aMessage, put } from '#tests/stores/rows.ts';
import { aScriptWithOwner, isNoAlert, type ScriptWithOwner } from './by-hand.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OFFICE = 'office@tarps.example';
const ADA = 'ada.marlowe@home.example';
const ROBIN = 'robin@reps.example';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
});

const sent = () => script.world.mail.sent.filter(({ subject }) => isNoAlert(subject));
const sentTo = () => sent().map(({ to }) => to);
const rows = () => script.rows('Messages').filter(({ Subject }) => isNoAlert(Subject));
const states = () => rows().map(({ State }) => State);
const instant = (ms = 0) => new Date(script.world.now() + ms).toISOString();
const booking = (id: string) => script.book({ submissionId: `booking ${id}` });
/** A request that the platform ends before it sends anything. */
const bookAndEnd = () => {
  const { globals, log } = script.world;
  const { getRemainingDailyQuota } = script.world.mail;
  const end = () => {
    throw new Error('Exceeded maximum execution time');
  };
  // Neither the message nor what became of it can be noted any more.
  const lock = script.world.lock;
  globals.MailApp.getRemainingDailyQuota = end;
  lock.meanwhile = () => {
    if (log.includes('release')) end();
  };
  log.splice(0);
  booking('ended');
  globals.MailApp.getRemainingDailyQuota = getRemainingDailyQuota;
  lock.meanwhile = () => {};
};

describe('an email of the script in the sheet', () => {
  test('leaves with its request, and then its row says when, without the text', () => {
    booking('one');
    expect(sentTo()).toEqual([OFFICE, ADA]);
    expect(script.world.mail.sent[0]).toMatchObject({ name: 'Sunrise Tarps' });
    // The owner has typed the hotline into the sheet as 321-555-0100.
    expect(script.world.mail.sent[1]?.body).toContain('Call (321) 555-0100, day or night.');
    expect(rows()).toMatchObject([
      { To: OFFICE, State: 'sent', Sent: instant(), Tries: '1', Text: '', File: '', 'Next try': '' },
      { To: ADA, State: 'sent', Sent: instant(), 'File name': 'roof-visit.ics', Text: '', File: '' },
    ]);
    script.tick(60);
    expect(sentTo()).toHaveLength(2);
  });

  test('whose request ends before it is sent is sent by the clock, once', () => {
    bookAndEnd();
    expect(script.rows('Bookings')).toHaveLength(1);
    expect([sentTo(), states()]).toEqual([[], ['waiting', 'waiting']]);
    script.tick(5);
    expect(sentTo(), 'it could still be on its way').toEqual([]);
    const { lock } = script.world;
    lock.meanwhile = () => {
      lock.meanwhile = () => {};
      script.start().sendMessages();
    };
    script.tick(5);
    expect(sentTo(), 'two runs at the same time').toEqual([OFFICE, ADA]);
    expect(script.world.mail.sent[1]?.attachments?.[0]?.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    script.tick(60);
    expect([sentTo().length, states()]).toEqual([2, ['sent', 'sent']]);
  });

  test('leaves and the booking is confirmed although the lock is busy then, and the clock sends it no second time', () => {
    const { lock } = script.world;
    let times = 0;
    lock.meanwhile = () => {
      times += 1;
      lock.heldElsewhere = times > 1;
    };
    expect(booking('one')).toMatchObject({ ok: true });
    lock.meanwhile = () => {};
    expect([sentTo(), states()]).toEqual([
      [OFFICE, ADA],
      ['waiting', 'waiting'],
    ]);
    script.tick(10);
    expect(states(), 'still busy').toEqual(['waiting', 'waiting']);
    lock.heldElsewhere = false;
    script.tick(5);
    expect([sentTo(), states()]).toEqual([
      [OFFICE, ADA],
      ['sent', 'sent'],
    ]);
  });

  test('that the mail service does not take fails no booking, and leaves when it works again', () => {
    script.world.mail.failure = 'Service unavailable: Mail';
    expect(booking('one')).toMatchObject({ ok: true });
    expect(rows()[0]?.['Why not']).toContain('Service unavailable');
    for (let run = 0; run < 20; run++) script.tick();
    script.world.mail.failure = '';
    for (let run = 0; run < 13; run++) script.tick();
    expect([sentTo(), states()]).toEqual([
      [OFFICE, ADA],
      ['sent', 'sent'],
    ]);
    expect(rows().map((row) => row['Why not'])).toEqual(['', '']);
  });

  test('to the company without a contact email goes to the one that the owner fills in later', () => {
    script.type('Settings', 3, 'Value', '');
    booking('one');
    expect(sentTo()).toEqual([ADA]);
    expect(rows()[0]).toMatchObject({ State: 'waiting', 'Why not': expect.stringContaining('Settings') });
    script.type('Settings', 3, 'Value', OFFICE);
    script.tick(60);
    expect(sentTo()).toEqual([ADA, OFFICE]);
    expect(rows()[0]).toMatchObject({ State: 'sent', To: OFFICE });
  });
});

describe('the emails left for the day', () => {
  const unlock = () => {
    const auth = script.signedIn({ email: 'boss@reps.example', role: 'manager' });
    return script.call('unlock_rep', { auth, email: ROBIN });
  };
  const forgot = (email = ROBIN) => script.call('forgot_pin', { email });
  beforeEach(() => {
    script.signedIn({ email: ROBIN });
  });

  test('go to homeowners first not, then not to the company, then not to who asks for a code, and last not to whom a manager helps', () => {
    const { mail } = script.world;
    mail.quota = 41;
    booking('one');
    expect(sentTo()).toEqual([OFFICE]);
    expect(rows()[1]?.['Why not']).toContain('only 40 emails are left for today');
    mail.quota = 20;
    booking('two');
    expect(sentTo()).toEqual([OFFICE]);
    forgot();
    expect(sentTo()).toEqual([OFFICE, ROBIN]);
    mail.quota = 10;
    script.world.wait(2 * MINUTE);
    forgot();
    expect(sentTo()).toEqual([OFFICE, ROBIN]);
    mail.quota = 1;
    expect(unlock()).not.toHaveProperty('mailWaits');
    expect(sentTo()).toEqual([OFFICE, ROBIN, ROBIN]);
    const { log } = script.world;
    log.splice(0);
    script.world.wait(5 * MINUTE);
    script.start().sendMessages();
    log.splice(0);
    script.world.wait(5 * MINUTE);
    script.start().sendMessages();
    expect(log, 'what cannot leave today costs no lock').not.toContain('lock');
    mail.quota = 100;
    script.tick();
    expect(states().sort()).toEqual(['expired', 'sent', 'sent', 'sent', 'sent', 'sent', 'sent']);
  });

  test('cannot be used up by strangers who ask for codes', () => {
    const { mail } = script.world;
    mail.quota = 30;
    for (let index = 0; index < 25; index++) {
      const email = `rep${index}@reps.example`;
      script.write(put.rep({ email }));
      forgot(email);
    }
    expect(mail.quota).toBe(10);
    expect(unlock()).not.toHaveProperty('mailWaits');
    expect(sentTo().at(-1)).toBe(ROBIN);
  });

  test('are none: an unlock says that its email waits, and the code arrives the next day and works', () => {
    const { mail } = script.world;
    mail.quota = 0;
    expect(unlock()).toMatchObject({ ok: true, mailWaits: true });
    script.world.spreadsheet.select('Reps', 2);
    script.start().unlockRep();
    expect(script.said()).toContain('could not be sent yet: the tab Messages says why');
    script.tick(60);
    expect(sentTo()).toEqual([]);
    mail.quota = 100;
    script.tick(23 * 60);
    expect(sentTo()).toEqual([ROBIN, ROBIN]);
    const code = getMailedCode(sent().at(-1)?.body);
    expect(script.call('reset_pin', { email: ROBIN, code, pin: '7315' })).toMatchObject({ ok: true });
  });
});

describe('the tab Messages', () => {
  test('never has a code, a PIN or a token, in a row that waits either', () => {
    script.signedIn({ email: ROBIN });
    const { mail } = script.world;
    mail.quota = 0;
    script.call('forgot_pin', { email: ROBIN });
    const cells = JSON.stringify(rows());
    expect(cells).toContain('{code}');
    mail.quota = 100;
    script.tick();
    const code = getMailedCode(mail.sent.at(-1)?.body);
    expect(code).toMatch(/^\w{8}$/);
    for (const secret of [code, 'dev-rep-token', script.world.properties.values.get('PIN_PEPPER') ?? '?'])
      expect(cells).not.toContain(secret);
    expect(script.call('reset_pin', { email: ROBIN, code, pin: '7315' })).toMatchObject({ ok: true });
    expect(JSON.stringify(rows())).not.toContain('7315');
  });

  test('loses the text of a code that has ended, which is not sent any more', () => {
    script.signedIn({ email: ROBIN });
    script.world.mail.quota = 0;
    script.call('forgot_pin', { email: ROBIN });
    script.world.mail.quota = 100;
    script.tick(16);
    expect(sentTo()).toEqual([]);
    expect(rows()).toMatchObject([{ State: 'expired', Text: '', 'Code salt': '', 'Next try': '' }]);
  });

  test('loses rows that are older than 90 days, but none that waits and none of the owner', () => {
    const old = instant(-91 * DAY);
    script.write(
      put.newMessage({ messageId: 'waits', at: old, nextAt: '' }),
      put.newMessage({ messageId: 'sent', at: old, state: 'sent' }),
      put.newMessage({ messageId: 'expired', at: old, state: 'expired' }),
      put.newMessage({ messageId: 'typed', at: old, state: 'sent' }),
      put.newMessage({ messageId: 'new', at: instant(-89 * DAY), state: 'sent' }),
    );
    script.type('Messages', 5, 'When', '11/20/2026');
    script.tick(0);
    expect(rows().map((row) => row['Row ID'])).toEqual(['waits', 'typed', 'new']);
  });

  test('is added to a sheet of an older version by its first booking', () => {
    const { sheets } = script.world.spreadsheet;
    sheets.splice(sheets.indexOf(script.tab('Messages')), 1);
    script.start().sendMessages();
    const auth = script.signedIn({ role: 'manager' });
    expect(script.call('show_today', { auth })).toMatchObject({ ok: true });
    expect(script.call('list_messages', { auth })).toMatchObject({ ok: true, messages: [] });
    expect(booking('one')).toMatchObject({ ok: true });
    expect([sentTo(), states()]).toEqual([
      [OFFICE, ADA],
      ['sent', 'sent'],
    ]);
    expect(script.call('list_messages', { auth }).messages).toHaveLength(2);
  });

  test('with a row that cannot be read stops no booking, no list and no clock, and Errors names the row', () => {
    bookAndEnd();
    script.type('Messages', 2, 'Next try', 'soon');
    expect(booking('two')).toMatchObject({ ok: true });
    expect(sentTo()).toEqual([OFFICE, ADA]);
    const auth = script.signedIn({ role: 'manager' });
    expect(script.call('list_messages', { auth }).messages).toHaveLength(3);
    script.tick(10);
    expect(sentTo()).toEqual([OFFICE, ADA, ADA]);
    expect(script.rows('Errors')).toMatchObject([{ Where: 'Messages, row 2' }]);
  });

  test('notes each row as sent where it is, when the owner sorts it and deletes a row meanwhile', () => {
    booking('one');
    const { lock, log } = script.world;
    log.splice(0);
    lock.meanwhile = () => {
      if (!log.includes('mail')) return;
      const [headings = [], , ...cells] = script.tab('Messages').shown();
      script.tab('Messages').deleteRows(2, 1);
      script.tab('Messages').grid.load(1, [headings, ...cells.reverse()]);
      lock.meanwhile = () => {};
    };
    booking('two');
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    expect(new Set(rows().map((row) => row['Row ID'])).size).toBe(3);
    expect(new Set(rows().map(({ Subject }) => Subject)).size).toBeGreaterThan(1);
    script.tick(60);
    expect(sentTo()).toHaveLength(4);
  });

  test('does without a row that the owner has deleted before it was sent', () => {
    bookAndEnd();
    script.tab('Messages').deleteRows(2, 1);
    script.tick(10);
    expect([sentTo(), states()]).toEqual([[ADA], ['sent']]);
  });

  test('is noted without a change of the version by which others see that they must decide again', () => {
    const { lock, cache, log } = script.world;
    log.splice(0);
    let before: string | null = null;
    lock.meanwhile = () => {
      if (log.includes('mail')) before = cache.get('rows-version');
    };
    booking('one');
    expect(before).not.toBeNull();
    expect(cache.get('rows-version')).toBe(before);
  });
});

test('what the clock does with nothing to send takes no lock', () => {
  script.start().sendMessages();
  script.world.log.splice(0);
  script.tick();
  expect(script.world.log).not.toContain('lock');
  script.write({ kind: 'insertMessage', row: aMessage({ nextAt: instant(DAY) }) });
  script.world.log.splice(0);
  script.tick();
  expect(script.world.log).not.toContain('lock');
});

describe('the reminder of a visit in the sheet', () => {
  /** Runs the clock at this time of Saturday in Palm Bay; the visit is on Sunday. */
  const runAt = (hour: number) => {
    script.world.wait(Date.parse(`2026-11-21T${hour + 5}:02:00Z`) - script.world.now());
    script.start().sendMessages();
  };
  const reminders = () => script.world.mail.sent.filter(({ subject }) => subject.startsWith('Tomorrow: '));

  test('leaves with the first run of the clock after five, once', () => {
    script.book({ apptDate: '2026-11-22' });
    runAt(16);
    expect(reminders()).toEqual([]);
    runAt(17);
    script.tick(5);
    expect(reminders()).toMatchObject([{ to: ADA }]);
    expect(script.rows('Visits')).toMatchObject([{ 'Reminded for': '2026-11-22', State: 'asked' }]);
    expect(script.rows('Errors')).toEqual([]);
  });

  test('leaves for every visit that can be read, once for a copied row, after what waits', () => {
    for (const [index, phone] of ['0142', '0143', '0144'].entries())
      script.book({
        ...{ submissionId: `booking ${index}`, apptDate: '2026-11-22' },
        phone: `(321) 555-${phone}`,
        email: `n${index}@home.example`,
      });
    script.type('Visits', 2, 'Changes', 'twice');
    const { grid } = script.tab('Visits');
    for (const [index, cell] of (script.tab('Visits').shown()[2] ?? []).entries())
      grid.set(5, index + 1, cell);
    runAt(17);
    expect(reminders().map(({ to }) => to)).toEqual(['n1@home.example', 'n2@home.example']);
    const looks = script.world.log.length;
    script.start().sendMessages();
    expect(script.world.log.length - looks).toBeLessThan(60);
  });

  test('that waits is withdrawn when the homeowner cancels', () => {
    script.book({ apptDate: '2026-11-22' });
    const visit = script.visit();
    script.world.mail.quota = 0;
    runAt(17);
    expect(script.call('cancel_visit', { token: 'dev-booking-token', visit })).toMatchObject({ ok: true });
    script.world.mail.quota = 100;
    script.tick(60);
    expect(reminders()).toEqual([]);
    expect(rows().find(({ Subject }) => Subject?.startsWith('Tomorrow: '))).toMatchObject({
      State: 'expired',
      Text: '',
    });
  });

  test('waits while a sheet of an older version has no visits', () => {
    script.book({ apptDate: '2026-11-22' });
    const { sheets } = script.world.spreadsheet;
    sheets.splice(
      sheets.findIndex((sheet) => sheet.getName() === 'Visits'),
      1,
    );
    const { grid } = script.tab('Bookings');
    grid.set(1, grid.lastColumn() + 1, 'Changes');
    runAt(17);
    expect(reminders()).toEqual([]);
    expect(sheets.map((sheet) => sheet.getName())).not.toContain('Visits');
  });
});
