import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { OWN_BATCHES } from '#backend/core/leads/batches.ts';
import { BATCH, BENCH_SETTINGS } from '../company.ts';
import { type Actor, askForReceipt, Homeowner, sendBooking } from '../people/homeowner.ts';
import { type HostProcess, startHost } from '../people/host-process.ts';
import { Ledger } from '../people/ledger.ts';
import { Rep, sendSave } from '../people/rep.ts';
import { Traffic } from '../people/traffic.ts';
import { type Benchmark, ifInstalled, inMs, median, printTable, timed } from '../report.ts';
import { check, type Findings, readAll } from './check.ts';
import { countMails, type MailFindings, MailSink } from './mail-sink.ts';
import { type CrashStore, pgliteStore, postgresStore, seed } from './stores.ts';

const ROUNDS = 50;
const HOMEOWNERS = 8;
const REPS = 8;
/** More than the reps work in a round. */
const LEADS_A_ROUND = 100;
/** Longest load before a kill. */
const LOAD_MS = 3_000;
/** In one round of so many, the host is killed again before it has started. */
const KILLED_TWICE = 10;
const STARTING_MS = 1_200;
/** Pause after a request that failed: a page waits longer before it tries again. */
const AFTER_FAILURE_MS = 25;
/** The clock of the last host is ahead by more than a message is reserved for the process that sends it. */
const LATER_MS = 10 * 60_000;
/** When no email has left for so long, all have left. */
const QUIET_MS = 10_000;

const KINDS = ['host', 'database', 'both'] as const;

/** What one store went through. */
class Endurance {
  readonly traffic = new Traffic();
  readonly ledger = new Ledger();
  readonly actors: readonly Actor[];
  readonly kills = { host: 0, database: 0, both: 0 };
  /** Milliseconds from start to first answer. */
  readonly starts: number[] = [];
  readonly inFlight: number[] = [];
  findings: Findings | undefined;
  mails: MailFindings | undefined;
  #host: HostProcess | undefined;

  constructor(
    readonly store: CrashStore,
    readonly sink: MailSink,
  ) {
    const { traffic, ledger } = this;
    const batches = [BATCH, OWN_BATCHES.bookings.batchId];
    this.actors = [
      ...Array.from({ length: HOMEOWNERS }, () => new Homeowner(traffic, ledger)),
      ...Array.from({ length: REPS }, (_, rep) => new Rep(traffic, ledger, rep, batches)),
    ];
  }

  async endure(rounds: number): Promise<void> {
    await this.#startHost();
    for (let round = 0; round < rounds; round++) {
      await this.#strike(this.store.server ? (KINDS[round % KINDS.length] ?? 'host') : 'host', round);
      if ((round + 1) % 10 === 0) console.log(`${this.store.name}: ${round + 1} rounds`);
    }
    await this.#sendAgain();
    await this.#end('SIGKILL');
    await this.#startHost(LATER_MS);
    for (let sent = -1; sent < this.sink.count; await pause(QUIET_MS)) sent = this.sink.count;
    const status = await this.#end('SIGTERM');
    if (status !== 0) this.ledger.broken.push(`the host that was told to stop ended with status ${status}`);
    const { db, close } = await this.store.open();
    this.findings = check(this.ledger, await readAll(db));
    this.mails = await countMails(db, this.sink);
    await close();
  }

  #end = async (signal: NodeJS.Signals): Promise<number | null | undefined> => this.#host?.end(signal);

  /** Also when the bench fails. */
  stop = (): Promise<unknown> => this.#end('SIGKILL');

  async #startHost(laterMs = 0): Promise<void> {
    this.#host = startHost({ ...this.store.place, smtpUrl: this.sink.url }, laterMs);
    this.traffic.urls = [await this.#host.url];
    await this.#untilAnswered();
  }

  /** Resolves when the host has answered a request from its database. */
  async #untilAnswered(): Promise<void> {
    const query = {
      action: 'booking_receipt',
      token: BENCH_SETTINGS.bookingToken,
      submissionId: 'of-nobody',
    };
    const ask = () => this.traffic.send({ action: 'first request', query, sender: '192.0.2.1' });
    for (let tries = 0; (await ask()).kind !== 'yes'; tries++) {
      if (tries > 2_000) throw new Error('The host does not answer again.');
      await pause(AFTER_FAILURE_MS);
    }
  }

  /** Everybody sends one request after another until the signal. */
  async #load(over: AbortSignal): Promise<void> {
    // Each person waits for it, and may have a request.
    setMaxListeners(0, over);
    const act = async (actor: Actor) => {
      while (!over.aborted) {
        const reply = await actor.step();
        if (reply.kind !== 'yes') await pause(AFTER_FAILURE_MS);
      }
    };
    await Promise.all(this.actors.map(act));
  }

  async #strike(kind: (typeof KINDS)[number], round: number): Promise<void> {
    const { server, place } = this.store;
    const over = new AbortController();
    const load = this.#load(over.signal);
    await pause(Math.random() * LOAD_MS);
    this.inFlight.push(this.traffic.inFlight);
    this.kills[kind]++;
    const isHostKilled = kind !== 'database';
    // While only the database is down, the host lives on and the load goes on.
    if (isHostKilled) over.abort();
    await Promise.all([isHostKilled && this.#end('SIGKILL'), kind !== 'host' && server?.kill()]);
    if (isHostKilled) await load;
    if (isHostKilled && round % KILLED_TWICE === KILLED_TWICE - 1) {
      const host = startHost({ ...place, smtpUrl: this.sink.url });
      await pause(Math.random() * STARTING_MS);
      await host.end('SIGKILL');
    }
    const ms = await timed(async () => {
      if (kind !== 'host') await server?.start();
      await (isHostKilled ? this.#startHost() : this.#untilAnswered());
    });
    this.starts.push(ms);
    over.abort();
    await load;
  }

  /** Sends everything unacknowledged again, as the devices do, and asks for the receipts. */
  async #sendAgain(): Promise<void> {
    const { traffic, ledger } = this;
    for (const save of ledger.saves) {
      if (!save.isAcknowledged) await sendSave(traffic, ledger, save);
      if (!save.isAcknowledged) ledger.broken.push(`the save “${save.note}” is not taken`);
    }
    for (const booking of ledger.bookings) {
      if (booking.reference === '') await sendBooking(traffic, ledger, booking);
      if (booking.reference === '') ledger.broken.push(`booking ${booking.submissionId} is not taken`);
      await askForReceipt(traffic, ledger, booking);
    }
  }

  get broken(): string[] {
    const kinds = Object.entries({ ...this.findings, 'lost email': this.mails?.lost ?? [] });
    const lines = kinds.flatMap(([kind, found]) => found.map((line: string) => `${kind}: ${line}`));
    return [...lines, ...this.ledger.broken].map((line) => `${this.store.name}: ${line}`);
  }
}

const toRows = ({ ledger, kills, starts, inFlight, findings, mails }: Endurance) =>
  Object.entries({
    'kills of the host, of the database server, of both': Object.values(kills).join(', '),
    'requests in flight at a kill, median': inMs(median(inFlight)),
    'bookings acknowledged': ledger.bookings.length,
    'saves acknowledged': ledger.saves.length,
    'lost, doubled, changed': Object.values(findings ?? {})
      .map(({ length }) => length)
      .join(', '),
    'other broken promises': ledger.broken.length,
    'notices to the company, and bookings counted in one': `${mails?.notices}, ${mails?.counted}`,
    'confirmations to homeowners': mails?.confirmations ?? '–',
    'emails lost': mails?.lost.length ?? '–',
    'emails accepted twice': mails?.doubled ?? '–',
    'start to first answer, median and worst, s': [median(starts), Math.max(...starts)]
      .map((ms) => (ms / 1_000).toFixed(1))
      .join(', '),
  });

/**
 * Kills the host, the database server or both under load, again and again, and checks that what was
 * acknowledged is there, once and as typed, and that every email about it has left.
 * @throws Error when not
 */
export const crash: Benchmark = async ({ runs }) => {
  const rounds = runs || ROUNDS;
  const endured: Endurance[] = [];
  for (const make of [pgliteStore, postgresStore]) {
    const store = await ifInstalled<CrashStore>(make);
    if (!store) console.log('PostgreSQL is missing: only the embedded database is killed.');
    if (!store) continue;
    const sink = await MailSink.start();
    const endurance = new Endurance(store, sink);
    try {
      await seed(store, REPS, rounds * LEADS_A_ROUND);
      await endurance.endure(rounds);
      endured.push(endurance);
    } finally {
      await endurance.stop();
      await store.remove();
      sink.close();
    }
  }
  const columns = endured.map(toRows);
  printTable(
    [`${rounds} rounds`, ...endured.map(({ store }) => store.name)],
    (columns[0] ?? []).map(([label], row) => [label, ...columns.map((column) => column[row]?.[1] ?? '')]),
  );
  for (const { store, traffic } of endured)
    console.log(`${store.name}: answers other than yes: ${traffic.describeFailures()}`);
  const broken = endured.flatMap((each) => each.broken.slice(0, 20));
  if (broken.length > 0) throw new Error(broken.join('\n'));
};
