import { dispatch } from '#backend/core/protocol/dispatch.ts';
import { parseScriptRequest, type RawRequest } from '#backend/core/protocol/request.ts';
import type { Answer } from '#backend/core/writes.ts';
import { createContext, createSign } from '#backend/hosts/node/context.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { runAction } from '#backend/stores/run-action.ts';
import type { Store } from '#backend/stores/store.ts';
import type { Action } from '#contract/actions/action.ts';
import { fullSlotsAction } from '#contract/actions/bookings/full-slots.ts';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import { findLeadsAction } from '#contract/actions/manager/find-leads.ts';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { showVisitLimitsAction } from '#contract/actions/manager/visit-limits.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { updateLeadAction } from '#contract/actions/update-lead.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { startPostgres } from '#tests/stores/postgres-server.ts';
import { inMs, inTimes, median, quantile, timed } from './figures.ts';
import { BATCH, filledDatabase, getPhone, getSession, NIGHT_MS, signedInReps } from './postgres/fill.ts';
import { type Benchmark, printTable, verdict } from './report.ts';
import { BENCH_PEPPER, BENCH_SETTINGS } from './settings.ts';

const SIZES = [1_000, 1_000_000] as const;
const REPS = 20;
/** Number of the manager's session. */
const MANAGER = REPS;
const CALLS = 200;
const SIGN = createSign(BENCH_PEPPER);
const WARM_UP = 40;
const TARGET = 1.5;

/** Runs one request like the host, but without HTTP. */
async function ask(store: Store, raw: RawRequest, nowMs: number): Promise<Answer> {
  const plan = () => dispatch(parseScriptRequest(raw), BENCH_SETTINGS, createContext(nowMs, SIGN));
  const pinHash = async () => '';
  const { answer } = await runAction({ store, plan, pinHash });
  if (!answer.ok) throw new Error(`The script refused: ${JSON.stringify(answer)}`);
  return answer;
}

/** The request of the rep whose turn it is. */
const post = (action: Action, turn: number, fields: object = {}): RawRequest =>
  postAs(turn % REPS, action, fields);

const postAs = (rep: number, { name }: Action, fields: object = {}): RawRequest => ({
  method: 'POST',
  parameters: {
    payload: JSON.stringify({
      action: name,
      token: BENCH_SETTINGS.repToken,
      auth: getSession(rep),
      ...fields,
    }),
  },
  contentType: 'application/x-www-form-urlencoded',
  contents: '',
});

/** Prepares one call of an action. `turn` differs from call to call, and is the same for both sizes. */
type Call = (store: Store, turn: number, size: number) => Promise<() => Promise<Answer>>;

/** The clock advances six seconds per turn, about the time between a rep's calls. */
const getClock = (turn: number): number => FRIDAY_TEN + turn * 6_000;

const nextLead = (store: Store, turn: number, fields: object = {}, nowMs = getClock(turn)) =>
  ask(store, post(nextLeadAction, turn, { batch: BATCH, ...fields }), nowMs);

function getLeadId({ lead }: Answer): string {
  if (typeof lead === 'object' && lead !== null && 'leadId' in lead) return String(lead.leadId);
  throw new Error('There was no lead to work.');
}

function book(store: Store, turn: number, size: number): Promise<Answer> {
  const over = { submissionId: `booking-${turn}`, phone: getPhone(1 + ((turn * 104_729) % size)) };
  const fields = { ...aBookingPost(over, FRIDAY_TEN), token: BENCH_SETTINGS.bookingToken };
  const parameters: Record<string, string> = fields;
  return ask(store, { method: 'POST', parameters, contentType: '', contents: '' }, FRIDAY_TEN);
}

/** A call where the owner limits the visits of a half-day, so that those booked are counted. */
const limited =
  (call: (store: Store, turn: number, size: number) => Promise<Answer>): Call =>
  async (store, turn, size) => {
    const row = { name: 'jobsPerMorning', value: '300' } as const;
    await store.transact((transaction) => transaction.write([{ kind: 'putOwnerSetting', row }]));
    return () => call(store, turn, size);
  };

/** What a manager types, which finds one lead, a few, or all. */
const SEARCHES: readonly (readonly [what: string, getText: (turn: number) => string])[] = [
  ['a whole number', (turn) => getPhone(1 + ((turn * 7_919) % 1_000))],
  ['four digits', (turn) => String(1000 + (turn % 9_000))],
  ['a name that all have', () => 'Marlowe'],
  ['a street that all have', () => 'Ocean Av'],
];

const CALLED: readonly (readonly [name: string, call: Call])[] = [
  ['next_lead', async (store, turn) => () => nextLead(store, turn)],
  ['next_lead, peek', async (store, turn) => () => nextLead(store, turn, { peek: '1' })],
  [
    'next_lead, nobody may be called',
    async (store, turn) => () => nextLead(store, turn, {}, NIGHT_MS + turn),
  ],
  [
    'update_lead',
    async (store, turn) => {
      const leadId = getLeadId(await nextLead(store, turn));
      const fields = { leadId, status: 'Attempted', note: 'No answer' };
      return () => ask(store, post(updateLeadAction, turn, fields), getClock(turn));
    },
  ],
  ['list_batches', async (store, turn) => () => ask(store, post(listBatchesAction, turn), FRIDAY_TEN)],
  ...SEARCHES.map(([what, getText]): [string, Call] => [
    `find_leads, ${what}`,
    async (store, turn) => () =>
      ask(store, postAs(MANAGER, findLeadsAction, { text: getText(turn) }), FRIDAY_TEN),
  ]),
  ['show_today', async (store) => () => ask(store, postAs(MANAGER, showTodayAction), FRIDAY_TEN)],
  [
    'lookup_number',
    async (store, turn, size) => () => {
      const phone = getPhone(1 + ((turn * 7_919) % size));
      return ask(store, post(lookupNumberAction, turn, { phone }), FRIDAY_TEN);
    },
  ],
  ['booking', async (store, turn, size) => () => book(store, turn, size)],
  ['booking, the owner has set a limit', limited((store, turn, size) => book(store, turn, size))],
  [
    'full_slots',
    limited((store) => {
      const parameters = { action: fullSlotsAction.name, token: BENCH_SETTINGS.bookingToken };
      return ask(store, { method: 'GET', parameters, contentType: '', contents: '' }, FRIDAY_TEN);
    }),
  ],
  ['show_visit_limits', limited((store) => ask(store, postAs(MANAGER, showVisitLimitsAction), FRIDAY_TEN))],
];

/**
 * Checks that an action's time does not grow with the number of leads. Each call runs on both databases in
 * turn.
 */
export const backend: Benchmark = async ({ runs }) => {
  const server = await startPostgres();
  try {
    const filled: { size: number; store: Store }[] = [];
    for (const size of SIZES) {
      const url = await server.createDatabase();
      const ms = await timed(async () => {
        const store = createPostgresStore(await filledDatabase(url, size));
        await store.transact((transaction) =>
          transaction.write([...signedInReps(REPS), ...signedInReps(1, 'manager', MANAGER)]),
        );
        filled.push({ size, store });
      });
      console.log(`${size.toLocaleString('en-US')} leads filled in ${(ms / 1000).toFixed(1)} s`);
    }
    const rows: string[][] = [];
    let turn = 0;
    for (const [name, prepare] of CALLED) {
      const times = new Map<number, number[]>(SIZES.map((size) => [size, []]));
      const calls = WARM_UP + Math.max(CALLS, runs);
      for (let call = 0; call < calls; call++, turn++) {
        for (const { size, store } of call % 2 === 0 ? filled : filled.toReversed()) {
          const ms = await timed(await prepare(store, turn, size));
          if (call >= WARM_UP) times.get(size)?.push(ms);
        }
      }
      const [small = [], large = []] = SIZES.map((size) => times.get(size));
      const [few, many] = [median(small), median(large)];
      rows.push([
        name,
        inMs(few),
        inMs(many),
        inMs(quantile(small, 0.95)),
        inMs(quantile(large, 0.95)),
        inTimes(many, few),
        verdict(many / few, TARGET),
      ]);
    }
    const title = `action (medians of ${Math.max(CALLS, runs)}, ms)`;
    printTable([title, '1,000', '1,000,000', '95% 1,000', '95% 1,000,000', 'ratio', `≤ ${TARGET}`], rows);
    for (const { store } of filled) await store.close();
  } finally {
    await server.stop();
  }
};
