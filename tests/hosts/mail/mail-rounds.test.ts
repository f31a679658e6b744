import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Mail } from '#backend/core/writes.ts';
import { startMailRounds } from '#backend/hosts/node/mail/mail-rounds.ts';
import { createMailer, type Mailer } from '#backend/hosts/node/mail/mailer.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aHostForThisFile, SETTINGS } from '#tests/hosts/running-host.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { type MailServer, READY, startMailServer } from './mail-server.ts';
import { anOutboxRow } from './outbox-row.ts';

const MINUTE_MS = 60_000;
const QUARTER_LATER = '2026-11-20T15:15:00.000Z';

const own = aHostForThisFile();
let server: MailServer;
let now: number;
let logged: string[];

beforeEach(async () => {
  server = await startMailServer('554 no service');
  now = FRIDAY_TEN;
  logged = [];
});

function aMailer({ smtpUrl = server.smtpUrl } = {}): Mailer {
  const mailer = createMailer({
    outbox: own.outbox,
    smtpUrl,
    from: { name: SETTINGS.company.name, address: SETTINGS.company.email },
    clock: () => now,
    log: (line) => void logged.push(line),
  });
  onTestFinished(mailer.close);
  return mailer;
}

const aMail = (over: Partial<Mail> = {}): Mail => ({
  to: 'office@tarps.example',
  subject: 'New booking RT-7K3M9Q',
  text: 'Ada has booked.',
  ...over,
});

/** A mailer whose mails were refused once. From now on the mail server accepts them. */
async function aRefusedMailer(mails: readonly Mail[] = [aMail()], replyTo = ''): Promise<Mailer> {
  const mailer = aMailer();
  expect(await mailer.send(mails, 'script', replyTo)).toBe(true);
  await eventually(async () => {
    const refused = (await own.outbox.newest(100)).filter(({ fault }) => fault !== '');
    expect(refused).toHaveLength(mails.length);
  });
  expect(logged[0]).toContain('could not be sent');
  server.greeting = READY;
  return mailer;
}

describe('a mail that the mail server refused', () => {
  test('is tried again after a pause, and leaves the outbox when it is accepted', async () => {
    const mailer = await aRefusedMailer([aMail()], 'ada@home.example');
    await mailer.catchUp();
    expect(server.taken).toEqual([]);
    now += MINUTE_MS;
    await mailer.catchUp();
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatch(/^Reply-To: ada@home.example\r$/m);
    expect(await own.outbox.newest(10)).toEqual([]);
  });

  test('is tried after longer and longer pauses, then given up, and tried again at the next start', async () => {
    const mailer = await aRefusedMailer();
    server.greeting = '554 still no service';
    const pauses: number[] = [];
    for (;;) {
      const [mail] = await own.outbox.newest(1);
      if (!mail?.nextAt) break;
      const due = Date.parse(mail.nextAt);
      pauses.push((due - now) / MINUTE_MS);
      now = due;
      await mailer.catchUp();
    }
    expect(pauses).toEqual([1, 5, 15, 60, 240, 720, 1440]);
    expect(logged.at(-1)).toContain('will not be tried again');
    now += 1440 * MINUTE_MS;
    await mailer.catchUp();
    expect(await own.outbox.newest(1)).toMatchObject([{ tries: 8, state: 'unsent', nextAt: '' }]);

    server.greeting = READY;
    await aMailer().retryAll();
    expect(server.taken).toHaveLength(1);
    expect(await own.outbox.newest(1)).toEqual([]);
  });

  test('because of its recipient does not delay the others', async () => {
    const mailer = await aRefusedMailer([aMail({ to: 'gone@reps.example' }), aMail()]);
    server.refused = ['gone@reps.example'];
    now += MINUTE_MS;
    await mailer.catchUp();
    expect(server.taken).toHaveLength(1);
    expect(await own.outbox.newest(10)).toMatchObject([{ recipient: 'gone@reps.example', tries: 2 }]);
  });

  test('because it is unavailable leaves the others for the next round', async () => {
    const mailer = await aRefusedMailer([aMail(), aMail(), aMail()]);
    server.greeting = '554 still no service';
    now += MINUTE_MS;
    await mailer.catchUp();
    expect((await own.outbox.newest(10)).map(({ tries }) => tries).sort()).toEqual([1, 1, 2]);
  });

  test('is sent once, however many processes try', async () => {
    await aRefusedMailer(Array.from({ length: 10 }, () => aMail()));
    now += MINUTE_MS;
    await Promise.all([aMailer().catchUp(), aMailer().catchUp(), aMailer().catchUp()]);
    expect(server.taken).toHaveLength(10);
  });
});

test('a mail is not lost when the process that was sending it ends', async () => {
  await own.outbox.add(anOutboxRow({ state: 'unsent', tries: 1, nextAt: QUARTER_LATER }));
  server.greeting = READY;
  await aMailer().retryAll();
  expect(server.taken).toEqual([]);
  now += 15 * MINUTE_MS;
  await aMailer().catchUp();
  expect(server.taken).toHaveLength(1);
});

describe('a code that has expired', () => {
  const CODE = aMail({ text: 'Your code is A3C4D6', expiresAt: QUARTER_LATER });

  test('is deleted, and its mail is not sent', async () => {
    const mailer = await aRefusedMailer([CODE]);
    now += 15 * MINUTE_MS;
    await mailer.retryAll();
    expect(server.taken).toEqual([]);
    expect(await own.outbox.newest(1)).toMatchObject([{ state: 'expired', body: '', nextAt: '' }]);
  });

  test('is also deleted where mail is only caught, and other mail is unchanged', async () => {
    const mailer = aMailer({ smtpUrl: '' });
    const bodies = async () => {
      await mailer.catchUp();
      return (await own.outbox.newest(2)).map(({ body }) => body);
    };
    await mailer.send([CODE, aMail()]);
    expect(await bodies()).toEqual(['Ada has booked.', 'Your code is A3C4D6']);
    now += 15 * MINUTE_MS;
    expect(await bodies()).toEqual(['Ada has booked.', '']);
  });
});

test('mail rounds run at the start and then every minute, one at a time, until they are stopped', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let finish = () => {};
  const stop = startMailRounds({
    retryAll: async () => void asked.push('start over'),
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
