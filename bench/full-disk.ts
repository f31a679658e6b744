import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { fillDisk } from '#tests/hosts/disk/small-disk.ts';
import { inMs } from './figures.ts';
import { type Benchmark, printTable } from './report.ts';
import { type HostProcess, HostProgram } from './storm/host-process.ts';
import { getSmallDisk, runOnSmallDisk } from './storm/small-disk.ts';
import { STORES, type StormStore } from './storm/stores.ts';
import { Storm } from './storm/storm.ts';
import type { Traffic } from './storm/traffic.ts';

const CROWD = { homeowners: 8, reps: 8 };
const LEADS = 2_000;
const SECONDS = 10;
/** Load before the disk is full. */
const BEFORE_MS = 2_000;
/** How long a host may take to work again by itself. */
const RECOVERY_MS = 5_000;
/** Most lines that a host may log while the disk is full: one kind of fault takes ten. */
const MOST_LINES = 100;

/** What the database cannot write: a table, or its log, which it cannot do without. */
type Part = 'tables' | 'log';

/** Room that is left for tables while there is none for the next file of the log, which has 16 MB. */
const SPARE_BYTES = 12 * 1_048_576;
/** How long the load may take to use up what is left. */
const UNTIL_FULL_MS = 120_000;

/** A line that tells the owner what to do. */
const ADVICE = /make room|No space left/;

/** Writes to the database's log, and to no table, until it soon needs its next file. */
async function advanceLog({ open, server }: StormStore): Promise<void> {
  // Closing the embedded database makes the next file if less than a quarter of this one is left.
  const wanted = server ? 16_000_000 : 12_300_000;
  const { db, close } = await open();
  const getUsed = async () => {
    const { rows } = await sql<{
      used: string;
    }>`SELECT mod(pg_current_wal_insert_lsn() - '0/0', 16777216) AS used`.execute(db);
    return Number(rows[0]?.used);
  };
  while ((await getUsed()) < wanted)
    await sql`SELECT pg_logical_emit_message(false, '', repeat('x', 100000))`.execute(db);
  await close();
}

const REFUSED = /^(?:internal \(500\)|busy \(200\))$/;

const hasRefused = (traffic: Traffic): boolean =>
  [...traffic.outcomes().keys()].some((outcome) => REFUSED.test(outcome));

class Trial {
  readonly storm = new Storm(CROWD);
  readonly broken: string[] = [];
  recovery = '';
  advice = '';
  whileFull = '';
  refused = 0;
  worstMs = 0;
  lines = 0;
  startWhileFull = '';

  constructor(
    readonly program: HostProgram,
    readonly store: StormStore,
    readonly part: Part,
    readonly seconds: number,
  ) {}

  async endure(disk: string): Promise<void> {
    const { storm, store } = this;
    if (this.part === 'log') await advanceLog(store);
    let host = await this.#start();
    await storm.blow(AbortSignal.timeout(BEFORE_MS));
    await storm.settle(host);
    const makeRoom = fillDisk(disk, this.part === 'log' ? SPARE_BYTES : 0);
    await this.#workWhileFull(host);
    if (this.part === 'log' && !store.server) await this.#startWhileFull(host);
    makeRoom();
    host = await this.#recover(host);
    await storm.settle(host);
    const { status } = await host.end('SIGTERM');
    if (status !== 0) this.broken.push(`the host ended with status ${status} when it was told to stop`);
    storm.checkAll(await store.readAll());
    this.broken.push(...storm.broken);
  }

  async #start(): Promise<HostProcess> {
    const host = await this.program.start(this.store.place);
    this.storm.traffic.url = host.url;
    return host;
  }

  async #workWhileFull(host: HostProcess): Promise<void> {
    const { traffic } = this.storm;
    traffic.reset();
    const over = new AbortController();
    const load = this.storm.blow(over.signal);
    const end = performance.now() + UNTIL_FULL_MS;
    while (performance.now() < end && !hasRefused(traffic)) await pause(100);
    await pause(this.seconds * 1_000);
    over.abort();
    await load;
    for (const [outcome, count] of traffic.outcomes()) {
      // Each answer is one of the script's: yes, or an error of its list.
      if (REFUSED.test(outcome)) this.refused += count;
      else if (outcome !== 'ok') this.broken.push(`${count} requests ended as ${outcome} on the full disk`);
    }
    if (this.refused === 0) this.broken.push('nothing was refused, so the disk was not full');
    this.whileFull = `${traffic.outcomes().get('ok') ?? 0} yes, ${traffic.describeFailures()}`;
    this.worstMs = traffic.worstMs();
    this.lines = host.logged.length;
    this.advice = host.logged.find((line) => ADVICE.test(line)) ?? '';
    if (this.lines > MOST_LINES) this.broken.push(`the host has logged ${this.lines} lines`);
  }

  /**
   * Stops the host and starts it again while the disk is full; it may refuse with one line, which says why.
   */
  async #startWhileFull(host: HostProcess): Promise<void> {
    const { status } = await host.end('SIGTERM');
    const { child, logged, exited } = this.program.spawn(this.store.place);
    const end = await Promise.race([
      exited,
      new Promise<null>((resolve) => child.once('message', () => resolve(null))),
    ]);
    this.startWhileFull = end ? `status ${end.status}: ${logged.join(' ')}` : 'starts';
    this.startWhileFull += `; the one before ended with status ${status}`;
    if (end && (end.status !== 1 || logged.length !== 1))
      this.broken.push(`a start on the full disk ended with ${end.status}:\n${logged.join('\n')}`);
    if (!end) child.kill('SIGKILL');
    await exited;
  }

  async #worksAgain(): Promise<boolean> {
    const end = performance.now() + RECOVERY_MS;
    while (performance.now() < end) {
      const reply = await this.storm.homeowners[0]?.step();
      if (reply?.kind === 'yes') return true;
      await pause(50);
    }
    return false;
  }

  async #recover(host: HostProcess): Promise<HostProcess> {
    const { server } = this.store;
    const isDown = server !== undefined && !server.isRunning;
    if (isDown) await server.start();
    // The embedded database may ask to be started again; a server must not make the host do that.
    const mayRestart = !server && ADVICE.test(this.advice);
    if (this.startWhileFull === '' && (await this.#worksAgain())) {
      this.recovery = isDown ? 'with the database server started again' : 'by itself';
      return host;
    }
    if (!mayRestart) this.broken.push('the host did not work again by itself');
    this.recovery = 'with the host started again';
    await host.end('SIGTERM');
    const next = await this.#start();
    if (!(await this.#worksAgain())) this.broken.push('the host did not work again');
    return next;
  }
}

/**
 * Fills the disk of each store under load: requests must be answered with an error, nothing acknowledged may
 * be lost, and with room again the host works again.
 */
export const fullDisk: Benchmark = async ({ seconds: given }) => {
  const disk = getSmallDisk();
  if (!disk) return runOnSmallDisk(['full-disk', ...(given ? ['--seconds', String(given)] : [])]);
  process.on('disconnect', () => process.exit(1));
  const seconds = given || SECONDS;
  console.log(`Load average ${loadavg()[0]?.toFixed(1)}`);
  const program = await HostProgram.bundle();
  const trials: Trial[] = [];
  try {
    for (const make of STORES) {
      for (const part of ['tables', 'log'] as const) {
        const store = await make({ reps: CROWD.reps, leads: LEADS }, disk);
        try {
          const trial = new Trial(program, store, part, seconds);
          trials.push(trial);
          await trial.endure(disk);
        } finally {
          await program.killAll();
          await store.remove();
        }
      }
    }
  } finally {
    await program.remove();
  }
  for (const trial of trials) {
    const { lost, doubled, changed } = trial.storm.totals;
    const { acknowledged } = trial.storm.ledger;
    printTable(
      [`${trial.store.name}, no room for ${trial.part}, ${seconds} s`, ''],
      [
        ['answers while full', trial.whileFull],
        ['slowest answer, ms', inMs(trial.worstMs)],
        ['lines in the log', trial.lines],
        ['works again', trial.recovery],
        ['bookings and saves acknowledged', acknowledged.bookings + acknowledged.saves],
        ['lost, doubled, changed', [lost, doubled, changed].map(({ length }) => length).join(', ')],
      ],
    );
    console.log(`The log says: ${trial.advice || 'nothing'}`);
    if (trial.startWhileFull) console.log(`A start on the full disk: ${trial.startWhileFull}`);
  }
  const broken = trials.flatMap(({ store, part, broken: lines }) =>
    lines.slice(0, 20).map((line) => `${store.name}, ${part}: ${line}`),
  );
  if (broken.length > 0) throw new Error(broken.join('\n'));
};
