import { RESERVED } from '#backend/hosts/apps-script/messages.ts';
import { LEADS } from '#backend/stores/sheets/tabs/leads-tab.ts';
import { AUDIT, BOOKINGS, CALLS } from '#backend/stores/sheets/tabs/tabs.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { fillSheet } from '#tests/apps-script/filled.ts';
import { anInstalledScript, type Installed } from '#tests/apps-script/installed.ts';
import { inMs, inTimes, median } from '../figures.ts';
import { type Benchmark, printTable } from '../report.ts';

/** Google's limits for a script that runs as one account, and for one file. */
const QUOTAS = {
  atOnce: 30,
  recipients: { 'free account': 100, Workspace: 1_500 },
  cells: 10_000_000,
};
/** Seconds that one call of the spreadsheet service may take: an assumption, not measured. */
const CALL_SECONDS = [0.1, 0.2, 0.4];
/** A rep's day: hours in which leads may be called, and leads that a rep works in an hour. */
const REP = { hours: 12, leadsAnHour: 20 };
/** Lines of history of a lead in the end, and the share of leads that are bookings. */
const LEAD = { lines: 4, bookings: 0.2 };

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 5;

/** The calls that count. Those of the cache take a small part of the time, and are left out. */
const CELLS = ['open spreadsheet', 'read', 'find', 'write', 'flush'];

interface Cost {
  calls: number;
  inLock: number;
  ms: number;
}

function measure({ world }: Installed, act: () => Record<string, unknown>): Cost {
  const { log } = world;
  log.splice(0);
  const start = performance.now();
  const answer = act();
  const ms = performance.now() - start;
  if (answer.ok !== true) throw new Error(`The script refused: ${JSON.stringify(answer)}`);
  const isCell = (access: string) => CELLS.includes(access);
  const locked = log.slice(log.indexOf('lock') + 1, log.lastIndexOf('release'));
  return {
    calls: log.filter(isCell).length,
    inLock: log.includes('lock') ? locked.filter(isCell).length : 0,
    ms,
  };
}

const ACTIONS = ['booking', 'next_lead', 'next_lead, look-ahead', 'update_lead'] as const;
type Measured = Record<(typeof ACTIONS)[number], Cost[]>;

/** One rep's lead, and a booking, on a sheet of a size. */
async function measureSize(size: number): Promise<Measured> {
  const script = await anInstalledScript();
  fillSheet(script, size);
  const auth = script.signedIn();
  const batch = 'storm';
  const costs: Measured = { booking: [], next_lead: [], 'next_lead, look-ahead': [], update_lead: [] };
  script.next(auth);
  for (let round = 0; round <= ROUNDS; round++) {
    const phone = `(321) 556-${1000 + round}`;
    costs.booking.push(measure(script, () => script.book({ submissionId: `booking-${round}`, phone })));
    let leadId = '';
    const next = () => {
      const answer = script.call('next_lead', { auth, batch });
      leadId = nextLeadAction.answer.parse(answer).lead?.leadId ?? '';
      return answer;
    };
    costs.next_lead.push(measure(script, next));
    costs['next_lead, look-ahead'].push(
      measure(script, () => script.call('next_lead', { auth, batch, peek: '1' })),
    );
    const save = { auth, leadId, status: 'Attempted', note: 'No answer', saveId: `save-${round}` };
    costs.update_lead.push(measure(script, () => script.call('update_lead', save)));
  }
  // The first round fills the cache.
  for (const action of ACTIONS) costs[action].shift();
  return costs;
}

/** What a rep's lead needs: taking it, looking at the next one, saving. */
const LEAD_ACTIONS = ['next_lead', 'next_lead, look-ahead', 'update_lead'] as const;

const inWords = (count: number): string => Math.floor(count).toLocaleString('en-US');

/** Prints what the time of a call allows. `again`: others always wrote in between, so the lock has it all. */
function printSpeed(measured: Measured): void {
  const of = (figure: 'calls' | 'inLock', actions: readonly (typeof ACTIONS)[number][]) =>
    actions.reduce((total, action) => total + median(measured[action].map((cost) => cost[figure])), 0);
  const saved = { locked: of('inLock', LEAD_ACTIONS), again: of('calls', ['next_lead', 'update_lead']) };
  const booked = { locked: of('inLock', ['booking']), again: of('calls', ['booking']) };
  const all = of('calls', LEAD_ACTIONS);
  const rates: [title: string, perSecondOfCall: number][] = [
    ['leads worked an hour, one writer at a time', 3_600 / saved.locked],
    ['the same, each decided again in the lock', 3_600 / saved.again],
    ['leads worked an hour, 30 requests at once', (QUOTAS.atOnce * 3_600) / all],
    ['leads worked a day', (REP.hours * 3_600) / saved.locked],
    ['the same, each decided again in the lock', (REP.hours * 3_600) / saved.again],
    ['reps at the same time', 3_600 / saved.locked / REP.leadsAnHour],
    ['the same, each decided again in the lock', 3_600 / saved.again / REP.leadsAnHour],
    ['bookings an hour, one writer at a time', 3_600 / booked.locked],
    ['the same, each decided again in the lock', 3_600 / booked.again],
  ];
  printTable(
    ['seconds of one call', ...CALL_SECONDS.map(String)],
    [
      ...rates.map(([title, rate]) => [title, ...CALL_SECONDS.map((seconds) => inWords(rate / seconds))]),
      [
        'a rep waits for one answer, seconds',
        ...CALL_SECONDS.map((s) => ((all / LEAD_ACTIONS.length) * s).toFixed(1)),
      ],
    ],
  );
}

function printQuotas({ world }: Installed): void {
  const columns = ({ name }: { name: string }) => world.spreadsheet.tab(name).getMaxColumns();
  const cells =
    columns(LEADS) + LEAD.lines * columns(AUDIT) + LEAD.bookings * columns(BOOKINGS) + columns(CALLS);
  const quotas = Object.values(QUOTAS.recipients);
  printTable(
    ['a day', ...Object.keys(QUOTAS.recipients)],
    [
      [
        'bookings with an email to the homeowner',
        ...quotas.map((quota) => inWords((quota - RESERVED.homeowner) / 2)),
      ],
      [
        'then with one to the company only',
        ...quotas.map(() => inWords(RESERVED.homeowner - RESERVED.company)),
      ],
      ['emails left for codes', ...quotas.map(() => inWords(RESERVED.company))],
    ],
  );
  console.log(
    `${cells.toFixed(0)} cells for a lead with its history: ${inWords(QUOTAS.cells / cells)} leads fill a file.`,
  );
}

/** The calls of a request on a Google Sheet, and what Google's quotas then allow. */
export const sheet: Benchmark = async () => {
  const measured: Measured[] = [];
  for (const size of SIZES) measured.push(await measureSize(size));
  const rows = ACTIONS.map((action) => {
    const costs = measured.map((each) => each[action]);
    const ms = costs.map((each) => median(each.map((cost) => cost.ms)));
    const [first = [], last = []] = [costs[0], costs.at(-1)];
    const same = (figure: 'calls' | 'inLock') =>
      [...new Set([first, last].map((each) => median(each.map((cost) => cost[figure]))))].join(' to ');
    return [action, same('calls'), same('inLock'), ...ms.map(inMs), inTimes(ms.at(-1) ?? 0, ms[0] ?? 0)];
  });
  const sizes = SIZES.map((size) => `ms, ${size.toLocaleString('en-US')}`);
  printTable(['own time with so many leads', 'calls', 'in the lock', ...sizes, 'last ÷ first'], rows);
  const [small] = measured;
  if (small) printSpeed(small);
  printQuotas(await anInstalledScript());
};
