import type { Queries, Results, StoreQuery } from './queries.ts';

/** A request for rows: the name of one of the closed set of queries (queries.ts), and its arguments. */
type Read = { [K in keyof Queries]: { query: K; args: Queries[K] } }[keyof Queries];

/**
 * A piece of an action: it yields the rows it needs, one query at a time, gets them back, and returns its result. It
 * never waits and never touches the world, so one and the same action runs on a synchronous host (Apps Script) and on
 * an asynchronous one (PostgreSQL). Why not promises: docs/decisions/0003.
 */
export type Plan<T> = Generator<Read, T, unknown>;

/** What the host lends an action besides rows: the moment, fresh ids and secrets, and a digest. */
export interface Context {
  /** The moment of the request, in milliseconds since 1970. */
  nowMs: number;
  /** A fresh id that never repeats and sorts by nothing. */
  newId: () => string;
  /** A fresh secret of at least 128 bits, in URL-safe characters. */
  newSecret: () => string;
  /** A fresh code a person can type, of capital letters and digits without look-alikes. */
  newCode: (length: number) => string;
  /** SHA-256 of a text as lowercase hex; for secrets that are random enough to need no salt. */
  digest: (text: string) => string;
}

/** Asks the host for the rows of one query. */
export function* read<K extends keyof Queries>(query: K, args: Queries[K]): Plan<Results[K]> {
  const ask = { query, args } as Read;
  // The host answers each ask with that query's result (its table is typed by Results); a generator's type cannot say so.
  return (yield ask) as Results[K];
}

/** What a plan runs on: the store answers every question but hashes, which the host makes. */
export interface Answering {
  read: <K extends StoreQuery>(query: K, args: Queries[K]) => Results[K];
  pinHash: (args: Queries['pinHash']) => Results['pinHash'];
}

/** The same on a host whose answers take a while. */
export interface AnsweringLater {
  read: <K extends StoreQuery>(query: K, args: Queries[K]) => Promise<Results[K]>;
  pinHash: (args: Queries['pinHash']) => Promise<Results['pinHash']>;
}

/** Runs a plan on a host that answers at once. */
export function runPlan<T>(plan: Plan<T>, { read, pinHash }: Answering): T {
  let step = plan.next();
  while (!step.done) {
    const ask = step.value;
    step = plan.next(ask.query === 'pinHash' ? pinHash(ask.args) : read(ask.query, ask.args));
  }
  return step.value;
}

/** Runs a plan on a host whose answers take a while. */
export async function runPlanAsync<T>(plan: Plan<T>, { read, pinHash }: AnsweringLater): Promise<T> {
  let step = plan.next();
  while (!step.done) {
    const ask = step.value;
    step = plan.next(await (ask.query === 'pinHash' ? pinHash(ask.args) : read(ask.query, ask.args)));
  }
  return step.value;
}
