import { dispatch } from '#backend/core/protocol/dispatch.ts';
import { parseScriptRequest, type RawRequest } from '#backend/core/protocol/request.ts';
import { replayable } from '#backend/core/replay.ts';
import type { Answer, Write } from '#backend/core/writes.ts';
import { createContext, createSign } from '#backend/hosts/node/context.ts';
import { runAction } from '#backend/stores/run-action.ts';
import type { Store } from '#backend/stores/store.ts';
import type { Action } from '#contract/actions/action.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { BATCH, getPhone, getSession, signedInReps } from '../postgres/fill.ts';
import { BENCH_PEPPER, BENCH_SETTINGS } from '../settings.ts';

/** Where and when a call is made. `turn` differs from call to call, and is the same for all sizes. */
export interface Turn {
  store: Store;
  turn: number;
  size: number;
}

/** Prepares one call, which is timed when it runs. */
export type Call = (turn: Turn) => Promise<() => Promise<Answer>>;

/** One line of the table. The name begins with the action's; what follows a comma tells two calls apart. */
export type NamedCall = readonly [name: string, call: Call];

const REPS = 20;
/** Number of the manager's session. */
export const MANAGER = REPS;

/** The accounts and sessions of those who call. */
export const getCallers = (): Write[] => [...signedInReps(REPS), ...signedInReps(1, 'manager', MANAGER)];

/** How far the clock advances with each turn: all turns of a run are within the calling hours. */
export const TURN_MS = 500;
export const getClock = (turn: number): number => FRIDAY_TEN + turn * TURN_MS;

const SIGN = createSign(BENCH_PEPPER);
export const createBenchContext = (nowMs: number) => createContext(nowMs, SIGN);

/** Runs one request like the host, but without HTTP. @throws Error when the script refuses it */
export async function ask(store: Store, raw: RawRequest, nowMs: number): Promise<Answer> {
  const context = replayable(createBenchContext(nowMs));
  const plan = () => {
    context.rewind();
    return dispatch(parseScriptRequest(raw), BENCH_SETTINGS, context);
  };
  const pinHash = async () => '';
  const { answer } = await runAction({ store, plan, pinHash });
  if (!answer.ok) throw new Error(`The script refused: ${JSON.stringify(answer)}`);
  return answer;
}

function post({ name, token }: Action, fields: object): RawRequest {
  const secret = token ? BENCH_SETTINGS.bookingToken : BENCH_SETTINGS.repToken;
  return {
    method: 'POST',
    parameters: { payload: JSON.stringify({ action: name, token: secret, ...fields }) },
    contentType: 'application/x-www-form-urlencoded',
    contents: '',
  };
}

/** An action by somebody without a session. */
export const askAsAnybody = ({ store, turn }: Turn, action: Action, fields: object = {}) =>
  ask(store, post(action, fields), getClock(turn));

const askAs = ({ store, turn }: Turn, session: number, action: Action, fields: object, nowMs?: number) =>
  ask(store, post(action, { auth: getSession(session), ...fields }), nowMs ?? getClock(turn));

/** An action by the rep whose turn it is. */
export const askAsRep = (turn: Turn, action: Action, fields: object = {}, nowMs?: number) =>
  askAs(turn, turn.turn % REPS, action, fields, nowMs);

export const askAsManager = (turn: Turn, action: Action, fields: object = {}) =>
  askAs(turn, MANAGER, action, fields);

export const nextLead = (turn: Turn, fields: object = {}, nowMs?: number) =>
  askAsRep(turn, nextLeadAction, { batch: BATCH, ...fields }, nowMs);

/** Gives the rep whose turn it is the next lead. @returns the lead's id */
export async function takeLead(turn: Turn): Promise<string> {
  const { lead } = await nextLead(turn);
  if (typeof lead === 'object' && lead !== null && 'leadId' in lead) return String(lead.leadId);
  throw new Error('There was no lead to work.');
}

/** Number of a filled lead, another one in each turn. */
export const pickLead = ({ turn, size }: Turn): number => 1 + ((turn * 104_729) % size);

/** A number that no lead has, another one in each turn. */
export const getNewPhone = ({ turn }: Turn): string => String(9_541_000_000 + turn);

export const getSubmission = ({ turn }: Turn): string => `booking-${turn}`;

/** Books a visit, with the number of a lead unless another is given. */
export function book(turn: Turn, phone = getPhone(pickLead(turn))): Promise<Answer> {
  const over = { submissionId: getSubmission(turn), phone };
  const fields = { ...aBookingPost(over, FRIDAY_TEN), token: BENCH_SETTINGS.bookingToken };
  const parameters: Record<string, string> = fields;
  const request = { method: 'POST', parameters, contentType: '', contents: '' } as const;
  return ask(turn.store, request, getClock(turn.turn));
}

export const write = (store: Store, writes: readonly Write[]): Promise<void> =>
  store.transact((transaction) => transaction.write(writes));

/** A call where the owner limits the visits of a half-day, so that those booked are counted. */
export const limited =
  (call: (turn: Turn) => Promise<Answer>): Call =>
  async (turn) => {
    const row = { name: 'jobsPerMorning', value: '300' } as const;
    await write(turn.store, [{ kind: 'putOwnerSetting', row }]);
    return () => call(turn);
  };
