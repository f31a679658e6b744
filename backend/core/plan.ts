import type { Queries, Results, StoreQuery } from './queries.ts';

type Read = { [K in keyof Queries]: { query: K; args: Queries[K] } }[keyof Queries];

/**
 * An action, or a part of one, as a generator: it yields one query at a time, receives the rows and returns
 * its result. It never waits and has no side effects, so the same action runs on a synchronous host (Apps
 * Script) and on an asynchronous one (PostgreSQL). Why not promises: docs/decisions/0003.
 */
export type Plan<T> = Generator<Read, T, unknown>;

export interface Context {
  nowMs: number;
  /** Returns a unique id with no meaningful sort order. */
  newId: () => string;
  /** Returns a secret of at least 128 bits, in URL-safe characters. */
  newSecret: () => string;
  /** Returns a code that is easy to type (CODE_CHARACTERS). */
  newCode: (length: number) => string;
  /** SHA-256 as lowercase hex; for secrets with enough entropy to need no salt. */
  digest: (text: string) => string;
  /** HMAC-SHA256 as lowercase hex, with a secret that only the host has and never stores with the rows. */
  sign: (text: string) => string;
  /**
   * Like `sign`, with a key of its own that follows from that secret (LINK_KEY) and opens nothing but links.
   * So a host may keep this key where the secret must not be.
   */
  signLink: (text: string) => string;
  /** Who sent the request, such as a network address; empty when the host does not know. */
  sender: string;
}

/** What a host signs to get the key of `signLink`. */
export const LINK_KEY = 'key of links';

/** Asks the host for the result of one query. */
export function* read<K extends keyof Queries>(query: K, args: Queries[K]): Plan<Results[K]> {
  const ask = { query, args } as Read;
  // The host answers with this query's result, but TypeScript types all yields of a generator alike.
  return (yield ask) as Results[K];
}

/** What runs a plan synchronously: the store answers all queries except `pinHash`, which the host answers. */
export interface PlanRunner {
  read: <K extends StoreQuery>(query: K, args: Queries[K]) => Results[K];
  pinHash: (args: Queries['pinHash']) => Results['pinHash'];
}

export interface AsyncPlanRunner {
  read: <K extends StoreQuery>(query: K, args: Queries[K]) => Promise<Results[K]>;
  pinHash: (args: Queries['pinHash']) => Promise<Results['pinHash']>;
}

/** Runs a plan on a synchronous host. */
export function runPlan<T>(plan: Plan<T>, { read, pinHash }: PlanRunner): T {
  let step = plan.next();
  while (!step.done) {
    const ask = step.value;
    step = plan.next(ask.query === 'pinHash' ? pinHash(ask.args) : read(ask.query, ask.args));
  }
  return step.value;
}

/** Runs a plan on an asynchronous host. */
export async function runPlanAsync<T>(plan: Plan<T>, { read, pinHash }: AsyncPlanRunner): Promise<T> {
  let step = plan.next();
  while (!step.done) {
    const ask = step.value;
    step = plan.next(await (ask.query === 'pinHash' ? pinHash(ask.args) : read(ask.query, ask.args)));
  }
  return step.value;
}
