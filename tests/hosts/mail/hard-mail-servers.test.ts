import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MessageRow } from '#backend/core/rows.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aHostForThisFile, newBooking } from '#tests/hosts/running-host.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { put } from '#tests/stores/rows.ts';
import { aMessageSender } from './a-sender.ts';
import { type MailServer, READY, startMailServer } from './mail-server.ts';
import { aWaitingMail, storeMessages } from './waiting-mail.ts';

const MINUTE_MS = 60_000;

const own = aHostForThisFile();
let server: MailServer;
let now: number;
let logged: string[];

beforeEach(async () => {
  server = await startMailServer();
  now = FRIDAY_TEN;
  logged = [];
});

const aSender = () =>
  aMessageSender({
    ...{ outbox: own.outbox, smtpUrl: server.smtpUrl, clock: () => now },
    log: (line) => void logged.push(line),
  });

const store = (...rows: MessageRow[]) => storeMessages(own.db, ...rows);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aWaitingMail({ subject: `${index}` }));
const waiting = async () => (await own.outbox.newest(2_000)).filter(({ state }) => state === 'waiting');

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
