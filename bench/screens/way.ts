import { phoneKey } from '#tests/builders/phone.ts';
import { type Loop, serveLoop } from '../browser/loop.ts';
import { openBrowser, SLOW_4G } from '../browser/phone.ts';
import { siteToMeasure } from '../browser/site.ts';
import { inMs, inTimes, median } from '../figures.ts';
import { type Benchmark, printTable, verdict } from '../report.ts';
import { serveRival } from '../rival/serve.ts';
import { type Travel, travel } from '../way/travel.ts';
import { type Answers, ours, rival, SCREENS, toLead } from '../way/ways.ts';

const RUNS = 5;
const PROCESSOR = 4;

/** Each visit has a name and a number of its own. */
const toAnswers = (visit: number): Answers => ({
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: `(321) 555-${String(1_000 + visit)}`,
});

/** @throws Error when the booking is not in the database as it was typed */
async function checkBooking({ store }: Loop, answers: Answers): Promise<void> {
  const leads = await store.transact((transaction) =>
    transaction.read('leadsByPhone', { phoneKey: phoneKey(answers.phone), limit: 2 }),
  );
  const [lead] = leads;
  if (!lead || leads.length !== 1) throw new Error(`${leads.length} leads have come from one booking.`);
  const stored = new Map(Object.entries(lead));
  for (const [field, typed] of Object.entries(toLead(answers))) {
    if (stored.get(field) !== typed) throw new Error(`${field} is “${stored.get(field)}”, not “${typed}”.`);
  }
}

const NUMBERS = [
  'rounds',
  'requests',
  'bytes',
  'backgroundBytes',
  'waitingMs',
  'actingMs',
  'totalMs',
] as const satisfies readonly (keyof Travel)[];

const NAMES: Record<(typeof NUMBERS)[number], string> = {
  rounds: 'round trips waited for',
  requests: 'requests',
  bytes: 'bytes',
  backgroundBytes: 'bytes in the background',
  waitingMs: 'waiting, ms',
  actingMs: 'touching and typing, ms',
  totalMs: 'in all, ms',
};

/** Not the time in all: it has the typing of a script, for which a person takes a minute on both ways. */
const TARGETS: readonly (typeof NUMBERS)[number][] = ['rounds', 'bytes', 'waitingMs'];

function numberRows(own: readonly Travel[], joined: readonly Travel[], apart: readonly Travel[]): string[][] {
  return NUMBERS.map((number) => {
    const [one, other, third] = [own, joined, apart].map((travels) =>
      median(travels.map((each) => each[number])),
    );
    if (one === undefined || other === undefined || third === undefined) return [];
    return [
      NAMES[number],
      one.toFixed(0),
      other.toFixed(0),
      inTimes(one, other),
      TARGETS.includes(number) ? verdict(one, other) : '–',
      third.toFixed(0),
      inTimes(one, third),
    ];
  });
}

function screenRows(sides: readonly (readonly Travel[])[]): string[][] {
  return SCREENS.map((screen) => [
    screen,
    ...sides.flatMap((travels) => {
      const waits = travels.flatMap(({ waits }) => waits.get(screen) ?? []);
      if (waits.length === 0) return ['–', '–'];
      return [inMs(median(waits.map(({ ms }) => ms))), String(median(waits.map(({ rounds }) => rounds)))];
    }),
  ]);
}

/**
 * From a cold home page to a booking that is received, on a slow phone: on our site, and on a way as
 * Easy!Appointments has it (bench/rival), with its files joined and as they are published.
 */
export const way: Benchmark = async ({ runs, dist, processors }) => {
  const [processor = PROCESSOR] = processors;
  const loop = await serveLoop(await siteToMeasure(dist));
  const [joinedRival, apartRival] = [
    await serveRival({ isJoined: true }),
    await serveRival({ isJoined: false }),
  ];
  const browser = await openBrowser();
  const own: Travel[] = [];
  const joined: Travel[] = [];
  const apart: Travel[] = [];
  try {
    for (let run = 0; run < (runs || RUNS); run++) {
      const answers = toAnswers(run);
      own.push(await travel(browser, loop.port, ours(answers), processor));
      await checkBooking(loop, answers);
      joined.push(await travel(browser, joinedRival.port, rival(answers), processor));
      apart.push(await travel(browser, apartRival.port, rival(answers), processor));
      if (joinedRival.count() <= run || apartRival.count() <= run) throw new Error('A booking was lost.');
      const waiting = [own, joined, apart].map((travels) => inMs(travels.at(-1)?.waitingMs ?? Number.NaN));
      console.log(`waiting, ms: ours ${waiting[0]}, rival ${waiting[1]}, its files apart ${waiting[2]}`);
    }
  } finally {
    await browser.close();
    await Promise.all([loop.close(), joinedRival.close(), apartRival.close()]);
  }
  const title = `${SLOW_4G.name}, ${processor}x, medians of ${runs || RUNS}`;
  printTable(
    [title, 'ours', 'rival', 'ratio', '≤ 1', 'files apart', 'ratio'],
    numberRows(own, joined, apart),
  );
  printTable(
    ['ms from act to screen', 'ours', 'trips', 'rival', 'trips', 'files apart', 'trips'],
    screenRows([own, joined, apart]),
  );
};
