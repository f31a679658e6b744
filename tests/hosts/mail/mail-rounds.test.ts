import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '#backend/core/writes.ts';
import { startMailRounds } from '#backend/hosts/node/mail/mail-rounds.ts';
import { createMailer, type Mailer } from '#backend/hosts/node/mail/mailer.ts';
import { createOutbox, type Outbox } from '#backend/stores/postgres/outbox.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { SETTINGS } from '#tests/hosts/running-host.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { freshPglite } from '#tests/stores/fresh-pglite.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

const MINUTE_MS = 60_000;
const NO_SERVICE = '554 no service';

let pglite: Awaited<ReturnType<typeof freshPglite>>;
let outbox: Outbox;
let server: MailServer;
let now: number;
let logged: string[];
const mailers: Mailer[] = [];

beforeAll(async () => {
  pglite = await freshPglite();
  outbox = createOutbox(pglite.db);
}, 60_000);

beforeEach(async () => {
  await pglite.db.deleteFrom('outbox').execute();
  server = await startMailServer(NO_SERVICE);
  now = FRIDAY_TEN;
  logged = [];
});

afterEach(async () => {
  for (const mailer of mailers.splice(0)) await mailer.close();
  server.close();
});

afterAll(() => pglite.close());

function aMailer({ smtpUrl = server.smtpUrl } = {}): Mailer {
  const mailer = createMailer({
    outbox,
    smtpUrl,
    from: { name: SETTINGS.company.name, address: SETTINGS.company.email },
    clock: () => now,
    log: (line) => void logged.push(line),
  });
  mailers.push(mailer);
  return mailer;
}

const aMail = (over: Partial<Mail> = {}): Mail => ({
  to: 'office@tarps.example',
  subject: 'New booking RT-7K3M9Q',
  text: 'Ada has booked.',
  ...over,
});

/** Sends mails whose first attempt the mail server refuses. */
async function refusedOnce(mailer: Mailer, mails: readonly Mail[], replyTo = ''): Promise<void> {
  expect(await mailer.send(mails, 'script', replyTo)).toBe(true);
  await eventually(() => expect(logged).toHaveLength(mails.length));
  await eventually(async () =>
    expect((await outbox.newest(100)).every(({ fault }) => fault !== '')).toBe(true),
  );
}

describe('a mail that the mail server refused', () => {
  test('is tried again when its pause is over, and leaves the outbox when it is taken', async () => {
    const mailer = aMailer();
    await refusedOnce(mailer, [aMail()], 'ada@home.example');
    server.greeting = '220 ready';
    await mailer.catchUp();
    expect(server.taken).toEqual([]);
    now += MINUTE_MS;
    await mailer.catchUp();
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatch(/^Reply-To: ada@home.example\r$/m);
    expect(await outbox.newest(10)).toEqual([]);
  });

  test('is tried after longer and longer pauses, then given up, and tried anew by the next start', async () => {
    const mailer = aMailer();
    await refusedOnce(mailer, [aMail()]);
    const pauses: number[] = [];
    for (;;) {
      const [mail] = await outbox.newest(1);
      if (!mail?.nextAt) break;
      const due = Date.parse(mail.nextAt);
      pauses.push((due - now) / MINUTE_MS);
      now = due;
      await mailer.catchUp();
    }
    expect(pauses).toEqual([1, 5, 15, 60, 240, 720, 1440]);
    expect(logged.at(-1)).toContain('given up');
    now += 1440 * MINUTE_MS;
    await mailer.catchUp();
    expect(await outbox.newest(1)).toMatchObject([{ tries: 8, state: 'unsent', nextAt: '' }]);

    server.greeting = '220 ready';
    await aMailer().startOver();
    expect(server.taken).toHaveLength(1);
    expect(await outbox.newest(1)).toEqual([]);
  });

  test('for its recipient does not hold up the others', async () => {
    const mailer = aMailer();
    await refusedOnce(mailer, [aMail({ to: 'gone@reps.example' }), aMail()]);
    server.greeting = '220 ready';
    server.refused = ['gone@reps.example'];
    now += MINUTE_MS;
    await mailer.catchUp();
    expect(server.taken).toHaveLength(1);
    expect(await outbox.newest(10)).toMatchObject([{ recipient: 'gone@reps.example', tries: 2 }]);
  });

  test('because it is out of reach lets the others wait for the next round', async () => {
    const mailer = aMailer();
    await refusedOnce(mailer, [aMail(), aMail(), aMail()]);
    now += MINUTE_MS;
    await mailer.catchUp();
    expect((await outbox.newest(10)).map(({ tries }) => tries).sort()).toEqual([1, 1, 2]);
  });

  test('is sent once, however many processes are at it', async () => {
    await refusedOnce(
      aMailer(),
      Array.from({ length: 10 }, () => aMail()),
    );
    server.greeting = '220 ready';
    now += MINUTE_MS;
    await Promise.all([aMailer().catchUp(), aMailer().catchUp(), aMailer().catchUp()]);
    expect(server.taken).toHaveLength(10);
  });

  test('is not lost with the process that was sending it', async () => {
    await outbox.add({
      at: new Date(now).toISOString(),
      source: 'script',
      state: 'unsent',
      fault: '',
      recipient: 'office@tarps.example',
      replyTo: '',
      subject: 'New booking',
      body: 'Ada',
      tries: 1,
      nextAt: new Date(now + 2 * MINUTE_MS).toISOString(),
      expiresAt: '',
    });
    server.greeting = '220 ready';
    await aMailer().startOver();
    expect(server.taken).toEqual([]);
    now += 2 * MINUTE_MS;
    await aMailer().catchUp();
    expect(server.taken).toHaveLength(1);
  });
});

describe('a code that has expired', () => {
  const aCode = () =>
    aMail({
      to: 'robin@reps.example',
      text: 'Your code is A3C4D6',
      expiresAt: new Date(now + 15 * MINUTE_MS).toISOString(),
    });

  test('is not kept any longer, and its mail is not sent any more', async () => {
    const mailer = aMailer();
    await refusedOnce(mailer, [aCode()]);
    server.greeting = '220 ready';
    now += 15 * MINUTE_MS;
    await mailer.startOver();
    expect(server.taken).toEqual([]);
    expect(await outbox.newest(1)).toMatchObject([{ state: 'expired', body: '', nextAt: '' }]);
  });

  test('is forgotten where mail is only caught, too; other mail stays as it is', async () => {
    const mailer = aMailer({ smtpUrl: '' });
    await mailer.send([aCode(), aMail()]);
    await mailer.catchUp();
    expect((await outbox.newest(2)).map(({ body }) => body)).toEqual([
      'Ada has booked.',
      'Your code is A3C4D6',
    ]);
    now += 15 * MINUTE_MS;
    await mailer.catchUp();
    expect((await outbox.newest(2)).map(({ body }) => body)).toEqual(['Ada has booked.', '']);
  });
});

test('rounds begin at the start and follow every minute, one at a time, until they are ended', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let finish = () => {};
  const stop = startMailRounds({
    startOver: async () => void asked.push('start over'),
    catchUp: () => {
      asked.push('catch up');
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  });
  expect(asked).toEqual(['start over']);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(asked).toEqual(['start over', 'catch up']);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(asked).toHaveLength(2);
  finish();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(asked).toHaveLength(3);
  finish();
  await stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(asked).toHaveLength(3);
});
