import { createMailer } from '#backend/hosts/node/mail/mailer.ts';
import { createPinHash, type PinHash } from '#backend/hosts/node/pin-hash.ts';
import { createApp } from '#backend/hosts/node/web/app.ts';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { aRep } from '#tests/builders/rep.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { startPostgres } from '#tests/stores/postgres-server.ts';
import { inMs, median } from './figures.ts';
import { act } from './postgres/hosts.ts';
import { type Benchmark, printTable } from './report.ts';
import { BENCH_PEPPER, BENCH_SETTINGS } from './settings.ts';

const GUESSES = 10_000;
const PIN = '482915';
const DAY_MS = 86_400_000;

interface Attack {
  name: string;
  email: string;
  /** Number of concurrent requests. */
  atOnce: number;
  /** Time from the first guess to the last, on the host's clock. */
  lastsMs: number;
  /**
   * Maximum number of PINs the host may check: five before each lockout of 15 minutes, 30, 60 and so on up to
   * a day.
   */
  most: number;
}

const ATTACKS: readonly Attack[] = [
  { name: 'as fast as they come', email: 'fast@reps.example', atOnce: 20, lastsMs: 0, most: 5 },
  { name: 'evenly over a day', email: 'day@reps.example', atOnce: 1, lastsMs: DAY_MS, most: 35 },
  { name: 'evenly over 30 days', email: 'month@reps.example', atOnce: 1, lastsMs: 30 * DAY_MS, most: 185 },
];

/** Sends 10,000 wrong PINs for one account and counts how many the host actually checks. */
export const guesses: Benchmark = async () => {
  const server = await startPostgres();
  const db = await openPostgres(await server.createDatabase());
  const store = createPostgresStore(db);
  const outbox = createOutbox(db);
  let now = FRIDAY_TEN;
  let hashed = 0;
  const realHash = createPinHash(BENCH_PEPPER);
  const pinHash: PinHash = (args) => {
    hashed++;
    return realHash(args);
  };
  const clock = () => now;
  const from = { name: BENCH_SETTINGS.company.name, address: BENCH_SETTINGS.company.email };
  const mailer = createMailer({ outbox, smtpUrl: '', from, clock, log: console.error });
  const app = createApp({
    store,
    outbox,
    mailer,
    pinHash,
    settings: BENCH_SETTINGS,
    mode: 'production',
    clock,
  });
  const host = await serveApp(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${host.port}`;
  const broken: string[] = [];
  const rows: string[][] = [];
  try {
    for (const { name, email, atOnce, lastsMs, most } of ATTACKS) {
      const row = aRep({ email, pinHash: await realHash({ pin: PIN, salt: 'salt' }) });
      await store.transact((transaction) => transaction.write([{ kind: 'putRep', row }]));
      hashed = 0;
      const counts = new Map<string, number>();
      const times: number[] = [];
      let next = 0;
      const guess = async () => {
        while (next < GUESSES) {
          const number = next++;
          now = FRIDAY_TEN + (number / GUESSES) * lastsMs;
          const start = performance.now();
          const { ok, error } = await act(url, 'auth_login', { email, password: String(100_000 + number) });
          times.push(performance.now() - start);
          const kind = ok ? 'signed in' : String(error);
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, guess));
      const right = await act(url, 'auth_login', { email, password: PIN });
      const of = (kind: string) => counts.get(kind) ?? 0;
      // The guess that triggers the lockout was checked, but its answer is `locked`.
      rows.push([
        name,
        String(hashed - (right.error === 'locked' ? 0 : 1)),
        String(of('invalid_login')),
        String(of('locked')),
        right.ok ? 'signed in' : String(right.error),
        inMs(median(times)),
      ]);
      if (hashed > most + 1) broken.push(`${name}: ${hashed} PINs were looked at, ${most} may be`);
      if (of('invalid_login') + of('locked') !== GUESSES)
        broken.push(`${name}: ${JSON.stringify([...counts])}`);
    }
    printTable(
      [
        `${GUESSES} guesses`,
        'looked at',
        'answered wrong',
        'answered locked',
        'the right PIN then',
        'median ms',
      ],
      rows,
    );
  } finally {
    await host.close();
    await mailer.close();
    await db.destroy();
    await server.stop();
  }
  return broken;
};
