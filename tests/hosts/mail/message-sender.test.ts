import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MessageRow } from '#backend/core/rows.ts';
import { aWaitingMail } from '#tests/builders/message.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aHostForThisFile, newBooking } from '#tests/hosts/running-host.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { put } from '#tests/stores/rows.ts';
import { aMessageSender } from './a-sender.ts';
import { type MailServer, READY, startMailServer } from './mail-server.ts';
import { storeMessages } from './store-messages.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const own = aHostForThisFile();
let server: MailServer;
let now: number;
let logged: string[];

beforeEach(async () => {
  server = await startMailServer();
  now = FRIDAY_TEN;
  logged = [];
});

const aSender = ({ smtpUrl = server.smtpUrl } = {}) =>
  aMessageSender({
    ...{ outbox: own.outbox, smtpUrl, clock: () => now },
    log: (line) => void logged.push(line),
  });

const store = (...rows: MessageRow[]) => storeMessages(own.db, ...rows);
const waiting = async () => (await own.outbox.newest(2_000)).filter(({ state }) => state === 'waiting');
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aWaitingMail({ subject: `${index}` }));
/** The pause until the newest message is tried again, in minutes. */
const pauseOf = async () => (Date.parse((await own.outbox.newest(1))[0]?.nextAt ?? '') - now) / MINUTE_MS;

describe('a stored message', () => {
  test('is sent by whichever process comes first, also if the one that stored it has ended', async () => {
    const code = { body: 'Your code: {code}.', codeSalt: 'salt' };
    await store(aWaitingMail({ replyTo: 'ada@home.example', ...code }));
    await aSender().catchUp();
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatch(/^Reply-To: ada@home.example\r$/m);
    expect(server.taken[0]).toMatch(/^Your code: [ACDEFGHJKMNPQRTWXY34679]{8}\.\r$/m);
  });

  test('that is being sent when its process ends is sent by another, two minutes later', async () => {
    await store(aWaitingMail());
    await own.outbox.takeDue('mail', '2026-11-20T15:00:00.000Z', '2026-11-20T15:02:00.000Z');
    await aSender().catchUp();
    expect(server.taken).toEqual([]);
    now += 2 * MINUTE_MS;
    await aSender().catchUp();
    expect(server.taken).toHaveLength(1);
  });

  test('is listed for 90 days after it was sent, with the server’s id and without its text', async () => {
    await store(aWaitingMail({ codeSalt: 'salt', attachment: 'SUMMARY:Roof', attachmentName: 'a.ics' }));
    const sender = aSender();
    await sender.catchUp();
    expect(await own.outbox.newest(1)).toMatchObject([
      {
        ...{ state: 'sent', recipient: 'office@tarps.example', subject: 'New booking' },
        ...{ sentAt: '2026-11-20T15:00:00.000Z', sentId: expect.stringMatching(/^<.+@.+>$/) },
        ...{ body: '', attachment: '', codeSalt: '', nextAt: '' },
      },
    ]);
    now += 90 * DAY_MS;
    await sender.catchUp();
    expect(await own.outbox.newest(1)).toHaveLength(1);
    now += 1;
    await sender.catchUp();
    expect(await own.outbox.newest(1)).toEqual([]);
  });

  test('that was stored while the last one was being sent is sent too', async () => {
    const sender = aSender();
    for (let index = 0; index < 15; index++) {
      await store(aWaitingMail());
      sender.wake();
    }
    await eventually(() => expect(server.taken).toHaveLength(15));
  });

  test('goes before others of a less urgent kind', async () => {
    const kinds = ['contact', 'homeowner', 'company', 'account', 'manager'] as const;
    await store(...kinds.map((kind) => aWaitingMail({ kind, subject: kind })));
    const taken: string[] = [];
    for (;;) {
      const row = await own.outbox.takeDue('mail', '2026-11-20T15:00:00.000Z', '2026-11-20T15:02:00.000Z');
      if (!row) break;
      taken.push(row.kind);
    }
    expect(taken).toEqual([...kinds].reverse());
  });
});

describe('while the mail server cannot be reached', () => {
  beforeEach(() => {
    server.greeting = '554 no service';
  });

  test('a message is tried again at least every quarter of an hour, and never given up', async () => {
    await store(aWaitingMail());
    const sender = aSender();
    const pauses: number[] = [];
    for (let round = 0; round < 12; round++) {
      await sender.catchUp();
      pauses.push(await pauseOf());
      now += (pauses.at(-1) ?? 0) * MINUTE_MS;
    }
    expect(pauses).toEqual([1, 5, ...new Array(10).fill(15)]);
    expect(sender.isMailStuck()).toBe(true);
    expect(logged[0]).toContain('could not be sent');
  });

  test('nothing is lost, each round ends with its first failure, and the first that leaves makes all others due', async () => {
    await store(...many(4));
    const sender = aSender();
    await sender.catchUp();
    expect((await waiting()).filter(({ tries }) => tries > 0)).toHaveLength(1);
    for (let minute = 0; minute < 30; minute++) {
      now += MINUTE_MS;
      await sender.catchUp();
    }
    server.greeting = READY;
    await store(aWaitingMail({ nextAt: new Date(now).toISOString() }));
    await sender.catchUp();
    expect(server.taken).toHaveLength(5);
    expect(sender.isMailStuck()).toBe(false);
  });
});

test('a message that is being sent again is not made due by another one that has just left', async () => {
  await store(aWaitingMail({ fault: 'Error: no service', tries: 3 }));
  const [then, lease] = ['2026-11-20T15:00:00.000Z', '2026-11-20T15:02:00.000Z'];
  const taken = await own.outbox.takeDue('mail', then, lease);
  await own.outbox.tryFailedAgain('mail', '2026-11-20T15:00:01.000Z');
  expect(await own.outbox.takeDue('mail', '2026-11-20T15:00:01.000Z', lease)).toBeNull();
  if (taken) await own.outbox.fail(taken, { fault: 'Error: again', isRefused: false, nextAt: lease });
  await own.outbox.tryFailedAgain('mail', '2026-11-20T15:00:02.000Z');
  expect(await own.outbox.takeDue('mail', '2026-11-20T15:00:02.000Z', lease)).not.toBeNull();
});

test('a message that the mail server refuses itself delays no others, is tried after longer and longer pauses, then given up until the next start', async () => {
  server.refused = ['gone@reps.example'];
  await store(aWaitingMail({ recipient: 'gone@reps.example' }));
  const sender = aSender();
  const pauses: number[] = [];
  for (;;) {
    await store(aWaitingMail({ nextAt: new Date(now).toISOString() }));
    await sender.catchUp();
    expect(await waiting()).toMatchObject([{ recipient: 'gone@reps.example', isRefused: true }]);
    const [refused] = await waiting();
    if (!refused?.nextAt) break;
    pauses.push((Date.parse(refused.nextAt) - now) / MINUTE_MS);
    now = Date.parse(refused.nextAt);
  }
  expect(pauses).toEqual([1, 5, 15, 60, 240, 720, 1440]);
  expect(logged.at(-1)).toContain('will not be tried again');
  server.refused = [];
  await aSender().retryAll();
  expect(await waiting()).toEqual([]);
});

test('a message with a code or link that has ended loses its text and is not sent, others are', async () => {
  const ends = { expiresAt: '2026-11-20T15:15:00.000Z', body: 'Your link', attachment: 'SUMMARY:Roof' };
  await store(aWaitingMail(ends), aWaitingMail());
  now += 15 * MINUTE_MS;
  await aSender().retryAll();
  expect(server.taken).toHaveLength(1);
  const [, expired] = await own.outbox.newest(2);
  expect(expired).toMatchObject({ state: 'expired', body: '', attachment: '', nextAt: '' });
});

test('without a mail server, email is only kept, and not sent when there is one later', async () => {
  await store(aWaitingMail());
  await aSender({ smtpUrl: '' }).catchUp();
  expect(await own.outbox.newest(1)).toMatchObject([{ state: 'caught', body: 'Ada has booked.' }]);
  await aSender().retryAll();
  expect(server.taken).toEqual([]);
});

test('without a mail server, email that is to leave later can be withdrawn until then', async () => {
  await store(aWaitingMail({ nextAt: new Date(now + MINUTE_MS).toISOString() }));
  const sender = aSender({ smtpUrl: '' });
  await sender.catchUp();
  expect(await own.outbox.newest(1)).toMatchObject([{ state: 'waiting' }]);
  now += MINUTE_MS;
  await sender.catchUp();
  expect(await own.outbox.newest(1)).toMatchObject([{ state: 'caught' }]);
});

test('a message that is written anew while it is being sent is sent as it is now', async () => {
  const row = aWaitingMail({ messageId: 'bookings of a minute', subject: '3 more bookings or changes' });
  await store(row);
  const taken = await own.outbox.takeDue('mail', '2026-11-20T15:00:00.000Z', '2026-11-20T15:02:00.000Z');
  await own.write({ kind: 'putMessage', row: { ...row, subject: '4 more bookings or changes' } });
  if (taken) await own.outbox.sent(taken, '<1@tarps.example>', '2026-11-20T15:00:01.000Z');
  await aSender().catchUp();
  expect(server.taken[0]).toMatch(/^Subject: 4 more bookings or changes\r$/m);
});

describe('after an outage', () => {
  test('what several workers and processes send at once leaves once', async () => {
    server.greeting = '554 no service';
    await store(...many(30));
    const senders = [aSender(), aSender()];
    for (let round = 0; round < 30; round++) await senders[0]?.catchUp();
    server.greeting = READY;
    now += MINUTE_MS;
    for (const sender of senders) for (let worker = 0; worker < 4; worker++) sender.wake();
    await Promise.all(senders.map((sender) => sender.retryAll()));
    await eventually(async () => expect(await waiting()).toEqual([]));
    expect(server.taken).toHaveLength(30);
  });

  test('all of a flood leave in one round', async () => {
    await store(...many(100));
    await aSender().catchUp();
    expect(server.taken).toHaveLength(100);
    expect(await waiting()).toEqual([]);
  });
});

test('a message that makes the server end the connection holds up no others, and is not counted as the server’s fault once one has left', async () => {
  server.atEnd = (mail) => (/^Subject: poison\r$/m.test(mail) ? 'drop' : 'take');
  await store(aWaitingMail({ kind: 'manager', subject: 'poison' }), ...many(20));
  const sender = aSender();
  await sender.catchUp();
  expect(sender.isMailStuck()).toBe(true);
  await sender.catchUp();
  expect(sender.isMailStuck()).toBe(false);
  // Each of the others makes it due again.
  await sender.catchUp();
  expect(server.taken).toHaveLength(20);
  expect(await waiting()).toMatchObject([{ subject: 'poison' }]);
});

test('a server that does not accept the company’s address is tried like one that is down', async () => {
  server.toSender = '530 5.7.0 Sign in first';
  await store(...many(3));
  const sender = aSender();
  for (let minute = 0; minute < 30; minute++) {
    await sender.catchUp();
    now += MINUTE_MS;
  }
  expect(await waiting()).toMatchObject(new Array(3).fill({ isRefused: false }));
  server.toSender = '250 OK';
  await store(aWaitingMail({ nextAt: new Date(now).toISOString() }));
  await sender.catchUp();
  expect(server.taken).toHaveLength(4);
});

/** A sender with one message, timers that stand still, and a server that never answers its end. */
async function aSenderOfOneToHang() {
  const hung = new Promise<void>((resolve) => {
    server.atEnd = () => {
      resolve();
      return 'hang';
    };
  });
  await store(aWaitingMail());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { sender: aSender(), hung };
}

test('a server that never answers delays the end of the process by seconds, and loses nothing', {
  tags: 'nightly',
}, async () => {
  const { sender, hung } = await aSenderOfOneToHang();
  sender.wake();
  await hung;
  const closed = sender.close();
  await vi.advanceTimersByTimeAsync(5_000);
  await closed;
  server.atEnd = () => 'take';
  now += 2 * MINUTE_MS;
  await aSender().catchUp();
  expect(server.taken).toHaveLength(1);
  server.hangUp();
});

test('a server that takes its time with each byte is given up after a while', {
  tags: 'nightly',
}, async () => {
  const { sender, hung } = await aSenderOfOneToHang();
  const round = sender.catchUp();
  await hung;
  await vi.advanceTimersByTimeAsync(90_000);
  await round;
  expect(await waiting()).toMatchObject([
    { fault: expect.stringContaining('took longer than 90 seconds'), isRefused: false },
  ]);
  server.hangUp();
});

test('a message is known again by its id, also when it is sent twice', async () => {
  const row = aWaitingMail();
  await store(row);
  await aSender().catchUp();
  await own.write({ kind: 'putMessage', row });
  await aSender().catchUp();
  const ids = server.taken.map((mail) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1]);
  expect(ids).toEqual([expect.stringMatching(/^<[0-9a-f]{32}@tarps\.example>$/), ids[0]]);
  expect((await own.outbox.newest(1))[0]?.sentId).toBe(ids[0]);
});

test('a code that has ended is not sent, also before the next round', async () => {
  await store(aWaitingMail({ expiresAt: '2026-11-20T15:15:00.000Z', body: 'Your code' }));
  now += 15 * MINUTE_MS;
  const sender = aSender();
  await store(aWaitingMail());
  sender.wake();
  await eventually(() => expect(server.taken).toHaveLength(1));
  await sender.close();
  expect(server.taken[0]).not.toContain('Your code');
});

test('a server’s answer is logged and kept without the address in it', async () => {
  server.refused = ['gone@reps.example'];
  await store(aWaitingMail({ recipient: 'gone@reps.example' }));
  await aSender().catchUp();
  const [row] = await waiting();
  expect(row?.fault).toContain('550 Nobody is');
  expect(row?.fault + logged.join()).not.toContain('gone@reps');
});

test('a manager who unlocks an account is told that the code waits while the mail server cannot be used', async () => {
  await own.write(
    put.rep({ email: 'robin@reps.example' }),
    put.rep({ email: 'boss@tarps.example', role: 'manager', pinHash: '2580/salt', pinSalt: 'salt' }),
  );
  const host = await own.another({ smtpUrl: server.smtpUrl });
  const { auth } = await host.act('auth_login', { email: 'boss@tarps.example', password: '2580' });
  const unlock = () => host.act('unlock_rep', { auth, email: 'robin@reps.example' });
  expect(await unlock()).toMatchObject({ ok: true });
  server.greeting = '554 no service';
  await host.post(new URLSearchParams(newBooking()));
  await eventually(async () => expect((await waiting()).some(({ fault }) => fault !== '')).toBe(true));
  expect(await unlock()).toMatchObject({ ok: true, mailWaits: true });
});

test('an event is kept, and not sent later, when the owner no longer has a program for it', async () => {
  await store(aWaitingMail({ kind: 'webhook', recipient: '', subject: 'booking.created' }));
  await aSender().catchUp();
  expect(await own.outbox.newest(1)).toMatchObject([{ state: 'caught', tries: 0 }]);
});
