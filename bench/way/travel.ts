import type { Browser, Page } from '@playwright/test';
import { type Exchange, nowMs, openLine } from '../browser/line.ts';
import { SLOW_4G, withPhone } from '../browser/phone.ts';
import { seen, touch, type, watchFor } from './visitor.ts';
import type { Screen, Stretch } from './ways.ts';

/** How long a screen was waited for, and for how many answers that had to follow one another. */
export interface Wait {
  ms: number;
  rounds: number;
}

/** The figures of one visit. */
export interface Travel {
  waits: ReadonlyMap<Screen, Wait>;
  rounds: number;
  waitingMs: number;
  /** Touching and typing, with the work of the page that keys wait for and that of the test driver. */
  actingMs: number;
  /** From the request of the home page to the last screen. */
  totalMs: number;
  requests: number;
  bytes: number;
  /** What a service worker has loaded for itself until then. */
  backgroundBytes: number;
}

/**
 * Counts the round trips in a wait: the longest chain of answers that arrived in it and of which each was
 * asked for only after the one before had begun to arrive, but no more than fit into it.
 */
function countRounds(exchanges: readonly Exchange[], from: number, to: number): number {
  let rounds = 0;
  let reached = Number.NEGATIVE_INFINITY;
  const arrived = exchanges.filter(({ answeredAt }) => answeredAt > from && answeredAt <= to);
  for (const { askedAt, answeredAt } of arrived.sort((one, other) => one.answeredAt - other.answeredAt)) {
    if (askedAt < reached) continue;
    rounds++;
    reached = answeredAt;
  }
  return Math.min(rounds, Math.floor((to - from) / SLOW_4G.latency));
}

interface Leg {
  screen: Screen;
  from: number;
  to: number;
}

/** @param doneAt when the visitor's last act ended */
async function go(page: Page, url: string, { touch: place, screen }: Stretch, doneAt: number): Promise<Leg> {
  let from = doneAt;
  if (place !== undefined) from = await touch(page, place);
  else if (page.url() === 'about:blank') {
    await page.goto(url, { waitUntil: 'commit' });
    from = await page.evaluate(() => performance.timeOrigin);
  }
  const seenAt = await seen(page, screen);
  // What was there before it was needed was not waited for.
  return { screen, from, to: Math.max(from, seenAt) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Goes the whole way on a slow phone with an empty cache, on a line of its own, with a visitor who acts as
 * soon as possible.
 * @param port of the site
 */
export async function travel(
  browser: Browser,
  port: number,
  way: readonly Stretch[],
  cpuSlowdown: number,
): Promise<Travel> {
  const line = await openLine(port, SLOW_4G);
  const legs: Leg[] = [];
  let doneAt = nowMs();
  const use = async (page: Page) => {
    const sights = way.map(({ screen, sight }) => ({ name: screen, ...sight }));
    await watchFor(page, sights);
    for (const stretch of way) {
      const leg = await go(page, line.url, stretch, doneAt);
      legs.push(leg);
      if (stretch.fields) await type(page, stretch.fields);
      if (stretch.tick) await touch(page, stretch.tick);
      doneAt = stretch.fields || stretch.tick ? nowMs() : leg.to;
    }
  };
  try {
    await withPhone(browser, use, { cpuSlowdown });
  } finally {
    await line.close();
  }
  const end = legs.at(-1)?.to ?? Number.NaN;
  const all = line.exchanges.filter(({ askedAt }) => askedAt <= end);
  const own = all.filter(({ isBackground }) => !isBackground);
  const waits = new Map(
    legs.map(({ screen, from, to }): [Screen, Wait] => [
      screen,
      { ms: to - from, rounds: countRounds(own, from, to) },
    ]),
  );
  const waitingMs = sum([...waits.values()].map(({ ms }) => ms));
  const totalMs = end - (legs[0]?.from ?? Number.NaN);
  const bytes = sum(own.map((each) => each.bytes));
  return {
    waits,
    rounds: sum([...waits.values()].map(({ rounds }) => rounds)),
    waitingMs,
    actingMs: totalMs - waitingMs,
    totalMs,
    requests: own.length,
    bytes,
    backgroundBytes: sum(all.map((each) => each.bytes)) - bytes,
  };
}
