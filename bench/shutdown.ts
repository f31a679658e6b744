import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { inMs, median, quantile } from './figures.ts';
import { type Benchmark, printTable } from './report.ts';
import { type HostExit, type HostProcess, HostProgram } from './storm/host-process.ts';
import { STORES, type StormStore } from './storm/stores.ts';
import { Storm } from './storm/storm.ts';

const ROUNDS = 20;
const CROWD = { homeowners: 8, reps: 8 };
const LEADS_A_ROUND = 80;
const LOAD_MS = 1_000;
/** Connections that are open and send nothing. */
const IDLE = 20;

/** Opens a connection that a proxy keeps for later: one request was answered on it. */
async function openIdle(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('GET /api/none HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.resume();
  return socket;
}

/** How one store shut down. */
class Closing {
  readonly storm = new Storm(CROWD);
  /** Milliseconds from the signal to the end of the process. */
  readonly times: number[] = [];
  readonly exits: HostExit[] = [];
  readonly inFlight: number[] = [];

  constructor(
    readonly program: HostProgram,
    readonly store: StormStore,
  ) {}

  async endure(rounds: number): Promise<void> {
    const { storm, store } = this;
    for (let round = 0; round < rounds; round++) {
      const host = await this.#start();
      await this.#stopUnderLoad(host);
    }
    const host = await this.#start();
    this.exits.push(await host.end('SIGTERM'));
    storm.checkAll(await store.readAll());
  }

  async #start(): Promise<HostProcess> {
    const host = await this.program.start(this.store.place);
    this.storm.traffic.url = host.url;
    await this.storm.untilAnswered();
    // What the last shutdown has left without an answer must not be stored: then it was taken, and cut.
    await this.storm.settle(host);
    return host;
  }

  async #stopUnderLoad(host: HostProcess): Promise<void> {
    const { storm } = this;
    const idle = await Promise.all(Array.from({ length: IDLE }, () => openIdle(host.url)));
    const over = new AbortController();
    const load = storm.blow(over.signal);
    await pause(Math.random() * LOAD_MS);
    this.inFlight.push(storm.traffic.inFlight);
    const start = performance.now();
    // The load goes on: each person learns only from an error that the host is gone.
    this.exits.push(await host.end('SIGTERM'));
    this.times.push(performance.now() - start);
    over.abort();
    await load;
    for (const socket of idle) socket.destroy();
  }

  /** Lines for all promises that were broken. */
  get broken(): string[] {
    const { storedUnacknowledged } = this.storm.totals;
    const failed = this.exits.filter(({ status }) => status !== 0);
    const cut = this.storm.traffic.outcomes().get('cut') ?? 0;
    return [
      ...this.storm.broken,
      ...failed.map(({ status, signal }) => `the host ended with status ${status} (${signal})`),
      ...(cut > 0 ? [`${cut} answers were cut`] : []),
      ...(storedUnacknowledged > 0
        ? [`${storedUnacknowledged} requests were carried out, but not answered`]
        : []),
    ];
  }
}

function toRows({ storm, times, exits, inFlight }: Closing): [string, string | number][] {
  const { acknowledged } = storm.ledger;
  const { unacknowledged, storedUnacknowledged, lost, doubled, changed } = storm.totals;
  const outcomes = storm.traffic.outcomes();
  return [
    ['requests in flight at the signal, median', inMs(median(inFlight))],
    ['bookings and saves acknowledged', acknowledged.bookings + acknowledged.saves],
    ['not connected: never taken', outcomes.get('not connected') ?? 0],
    ['reset before an answer', outcomes.get('reset') ?? 0],
    ['answers cut', outcomes.get('cut') ?? 0],
    ['bookings and saves without an answer', unacknowledged],
    ['of these carried out', storedUnacknowledged],
    ['lost, doubled, changed', [lost, doubled, changed].map(({ length }) => length).join(', ')],
    ['ended with status 0', `${exits.filter(({ status }) => status === 0).length} of ${exits.length}`],
    ['signal to end, ms, median / worst', `${inMs(median(times))} / ${inMs(quantile(times, 1))}`],
  ];
}

/**
 * Tells a host under load to stop, again and again: it must answer what it has taken, and end with status 0,
 * although some connections stay open.
 */
export const shutdown: Benchmark = async ({ runs }) => {
  const rounds = runs || ROUNDS;
  const program = await HostProgram.bundle();
  const closings: Closing[] = [];
  console.log(`Load average ${loadavg()[0]?.toFixed(1)}`);
  try {
    for (const make of STORES) {
      const store = await make({ reps: CROWD.reps, leads: rounds * LEADS_A_ROUND });
      try {
        const closing = new Closing(program, store);
        closings.push(closing);
        await closing.endure(rounds);
      } finally {
        await program.killAll();
        await store.remove();
      }
    }
  } finally {
    await program.remove();
  }
  const columns = closings.map(toRows);
  const [labels = []] = columns;
  printTable(
    [`${rounds} shutdowns under load`, ...closings.map(({ store }) => store.name)],
    labels.map(([label], row) => [label, ...columns.map((column) => column[row]?.[1] ?? '')]),
  );
  for (const { store, storm } of closings)
    console.log(`${store.name}: answers other than yes: ${storm.traffic.describeFailures()}`);
  const broken = closings.flatMap((closing) =>
    closing.broken.slice(0, 20).map((line) => `${closing.store.name}: ${line}`),
  );
  if (broken.length > 0) throw new Error(broken.join('\n'));
};
