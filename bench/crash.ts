import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { inMs, median, quantile, timed } from './figures.ts';
import { type Benchmark, printTable } from './report.ts';
import { type HostProcess, HostProgram } from './storm/host-process.ts';
import { countMails, type MailFindings, MailSink } from './storm/mail-sink.ts';
import { STORES, type StormStore } from './storm/stores.ts';
import { Storm } from './storm/storm.ts';

const ROUNDS = 200;
const CROWD = { homeowners: 8, reps: 8 };
/** More than the reps work in a round. */
const LEADS_A_ROUND = 40;
/** Longest load before a kill. */
const LOAD_MS = 1_000;
/** In one round of so many, the host is killed again before it has started. */
const KILLED_TWICE = 10;
const STARTING_MS = 1_200;
/** After it a message that was being sent at the last kill has left: its lease, and a round of the host. */
const UNTIL_SENT_MS = 200_000;

type Kill = 'host' | 'database' | 'both';

/** What one store went through. */
class Endurance {
  readonly storm = new Storm(CROWD);
  readonly kills: Record<Kill, number> = { host: 0, database: 0, both: 0 };
  killsWhileStarting = 0;
  /** Milliseconds from start to first answer, by what had been killed. */
  readonly starts: Record<Kill, number[]> = { host: [], database: [], both: [] };
  readonly inFlight: number[] = [];
  /** After the last round. */
  mails: MailFindings | undefined;
  #host: HostProcess | undefined;

  constructor(
    readonly program: HostProgram,
    readonly store: StormStore,
    readonly sink: MailSink,
  ) {}

  async endure(rounds: number): Promise<void> {
    const { storm, store } = this;
    const kinds: Kill[] = store.server ? ['host', 'database', 'both'] : ['host'];
    await this.#startHost();
    for (let round = 0; round < rounds; round++) {
      const kind = kinds[round % kinds.length] ?? 'host';
      this.kills[kind]++;
      await this.#strike(kind, round % KILLED_TWICE === KILLED_TWICE - 1);
      if (this.#host) await storm.settle(this.#host);
      if ((round + 1) % 20 === 0)
        console.log(`${store.name}: ${round + 1} rounds, ${storm.broken.length} broken promises`);
    }
    await pause(UNTIL_SENT_MS);
    const { status } = (await this.#host?.end('SIGTERM')) ?? {};
    if (status !== 0)
      storm.ledger.broken.push(`the host ended with status ${status} when it was told to stop`);
    storm.checkAll(await store.readAll());
    const { db, close } = await store.open();
    this.mails = await countMails(db, this.sink);
    await close();
    storm.totals.lost.push(...this.mails.lost);
  }

  async #startHost(): Promise<void> {
    this.#host = await this.program.start({ ...this.store.place, smtpUrl: this.sink.url });
    this.storm.traffic.url = this.#host.url;
    await this.#untilAnswered();
  }

  async #untilAnswered(): Promise<void> {
    await Promise.race([
      this.storm.untilAnswered(),
      this.#host?.exited.then((): never => {
        throw new Error(`The host has ended:\n${this.#host?.logged.slice(-20).join('\n')}`);
      }),
    ]);
  }

  async #strike(kind: Kill, isTwice: boolean): Promise<void> {
    const { storm, store } = this;
    const over = new AbortController();
    const load = storm.blow(over.signal);
    await pause(Math.random() * LOAD_MS);
    this.inFlight.push(storm.traffic.inFlight);
    if (kind === 'database') {
      // The host lives on, and the load goes on.
      await store.server?.kill();
      const ms = await timed(async () => {
        await store.server?.start();
        await this.#untilAnswered();
      });
      this.starts.database.push(ms);
      over.abort();
      await load;
      return;
    }
    over.abort();
    await Promise.all([this.#host?.end('SIGKILL'), kind === 'both' && store.server?.kill()]);
    await load;
    if (isTwice) await this.#killWhileStarting();
    const ms = await timed(async () => {
      if (kind === 'both') await store.server?.start();
      await this.#startHost();
    });
    this.starts[kind].push(ms);
  }

  async #killWhileStarting(): Promise<void> {
    if (this.store.server && !this.store.server.isRunning) return;
    const { child, exited } = this.program.spawn({ ...this.store.place, smtpUrl: this.sink.url });
    await pause(Math.random() * STARTING_MS);
    child.kill('SIGKILL');
    await exited;
    this.killsWhileStarting++;
  }
}

const inSeconds = (times: readonly number[]): string =>
  times.length === 0
    ? '–'
    : [median(times), quantile(times, 1)].map((ms) => (ms / 1000).toFixed(2)).join(' / ');

function toRows({
  storm,
  kills,
  killsWhileStarting,
  starts,
  inFlight,
  mails,
}: Endurance): [string, string | number][] {
  const { acknowledged } = storm.ledger;
  const { unacknowledged, storedUnacknowledged, lost, doubled, changed } = storm.totals;
  return [
    ['kills of the host', kills.host],
    ['kills of the database server', kills.database],
    ['kills of both', kills.both],
    ['more kills while starting', killsWhileStarting],
    ['requests in flight at a kill, median / fewest', `${inMs(median(inFlight))} / ${Math.min(...inFlight)}`],
    ['bookings acknowledged', acknowledged.bookings],
    ['saves acknowledged', acknowledged.saves],
    ['unacknowledged at a kill', unacknowledged],
    ['of these stored', storedUnacknowledged],
    ['lost', lost.length],
    ['doubled', doubled.length],
    ['changed', changed.length],
    ['other broken promises', storm.ledger.broken.length],
    ['notices to the company / bookings counted in one', `${mails?.notices} / ${mails?.counted}`],
    ['confirmations (500 a day)', mails?.confirmations ?? 0],
    ['messages that still wait', mails?.waiting ?? 0],
    ['emails accepted twice', mails?.doubled.length ?? 0],
    ['start to first answer after a kill of the host, s, median / worst', inSeconds(starts.host)],
    ['of the database server', inSeconds(starts.database)],
    ['of both', inSeconds(starts.both)],
  ];
}

/**
 * Kills the host, the database server or both under load, again and again, and checks that what was
 * acknowledged is there, once and as typed.
 */
export const crash: Benchmark = async ({ runs }) => {
  const rounds = runs || ROUNDS;
  const program = await HostProgram.bundle();
  const endured: Endurance[] = [];
  console.log(`Load average ${loadavg()[0]?.toFixed(1)}`);
  try {
    for (const make of STORES) {
      const store = await make({ reps: CROWD.reps, leads: rounds * LEADS_A_ROUND });
      const sink = await MailSink.start();
      try {
        const endurance = new Endurance(program, store, sink);
        endured.push(endurance);
        await endurance.endure(rounds);
      } finally {
        await program.killAll();
        await store.remove();
        sink.close();
      }
    }
  } finally {
    await program.remove();
  }
  const columns = endured.map((each) => toRows(each));
  const [labels = []] = columns;
  printTable(
    [`${rounds} rounds`, ...endured.map(({ store }) => store.name)],
    labels.map(([label], row) => [label, ...columns.map((column) => column[row]?.[1] ?? '')]),
  );
  for (const { store, storm } of endured)
    console.log(`${store.name}: answers other than yes: ${storm.traffic.describeFailures()}`);
  for (const { store, mails } of endured)
    for (const line of mails?.doubled ?? []) console.log(`${store.name}: ${line}`);
  const broken = endured.flatMap(({ store, storm }) =>
    storm.broken.slice(0, 20).map((line) => `${store.name}: ${line}`),
  );
  if (broken.length > 0) throw new Error(broken.join('\n'));
};
