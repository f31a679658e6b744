import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import { parseEndpointRequest } from '#backend/core/protocol/request.ts';
import { repeatable } from '#backend/core/repeatable-context.ts';
import type { Answer, Write } from '#backend/core/writes.ts';
import { createContext, createSign } from '#backend/hosts/node/context.ts';
import { createPinHash, type PinHash } from '#backend/hosts/node/pin-hash.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { runAction } from '#backend/stores/run-action.ts';
import { fillPhotos, fillSheet } from '#tests/apps-script/filled.ts';
import { anInstalledScript } from '#tests/apps-script/installed.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { BENCH_PEPPER, BENCH_SETTINGS, getSession, signedInReps } from '../company.ts';

export type Fields = Readonly<Record<string, unknown>>;

const REPS = 20;
/** Number of the manager's session. */
const MANAGER = REPS;

/** The name of what is sent without one: a booking. */
export const BOOKING = 'booking';

/** A filled store of a size behind the core, or behind the built script. */
export interface Site {
  readonly size: number;
  /** Another one for each call that is measured; the same for all sizes. */
  turn: number;
  nowMs: number;
  write: (writes: readonly Write[]) => Promise<void>;
  pinHash: PinHash;
  /** Sends a request as the caller that the action is for. @throws Error when it is refused */
  ask: (action: string, fields?: Fields) => Promise<Answer>;
}

const CALLERS = [...signedInReps(REPS), ...signedInReps(1, 'manager', MANAGER)];

/** Adds the token, and the session of the manager or of the rep whose turn it is. */
function identified(name: string, fields: Fields, turn: number): Fields {
  const action = ACTIONS.get(name)?.action;
  const role = action?.role ?? 'anybody';
  const session = role === 'anybody' ? {} : { auth: getSession(role === 'manager' ? MANAGER : turn % REPS) };
  const token = action?.token ? BENCH_SETTINGS.bookingToken : BENCH_SETTINGS.repToken;
  return { token, ...session, ...fields };
}

/** Fields of a form. */
const inTexts = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

function accepted(answer: Answer): Answer {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}

/** The core on a filled database, without HTTP and without the hash of a PIN. */
export async function databaseSite(db: Database, size: number): Promise<Site> {
  const store = createPostgresStore(db);
  const write = (writes: readonly Write[]) => store.transact((transaction) => transaction.write(writes));
  await write(CALLERS);
  const pinHash = async () => '';
  const site: Site = {
    size,
    turn: 0,
    nowMs: FRIDAY_TEN,
    write,
    pinHash,
    async ask(action, fields = {}) {
      const form = {
        method: 'POST',
        contentType: 'application/x-www-form-urlencoded',
        contents: '',
      } as const;
      const payload = () => JSON.stringify({ action, ...identified(action, fields, site.turn) });
      const parameters =
        action === BOOKING ? aBookingPost(inTexts(fields), site.nowMs) : { payload: payload() };
      const request = parseEndpointRequest({ ...form, parameters });
      const context = repeatable(createContext(site.nowMs, createSign(BENCH_PEPPER)));
      const plan = () => {
        context.rewind();
        return dispatch(request, BENCH_SETTINGS, context);
      };
      const { answer } = await runAction({ store, plan, pinHash });
      return accepted(answer);
    },
  };
  return site;
}

export interface SheetSite extends Site {
  /** How many reads, searches and writes of ranges of cells there were since the last call. */
  takeCalls: () => number;
}

/** The built script on a filled sheet of the tests. */
export async function sheetSite(size: number): Promise<SheetSite> {
  const script = await anInstalledScript();
  const { world } = script;
  fillSheet(script, size);
  fillPhotos(script, size);
  world.properties.setProperty('PHOTOS_MB', '1000000').setProperty('PIN_PEPPER', BENCH_PEPPER);
  script.write(...CALLERS);
  const site: SheetSite = {
    size,
    turn: 0,
    nowMs: FRIDAY_TEN,
    write: async (writes: readonly Write[]) => script.write(...writes),
    pinHash: createPinHash(BENCH_PEPPER),
    async ask(action, fields = {}) {
      const answer =
        action === BOOKING
          ? script.book(inTexts(fields))
          : script.call(action, identified(action, fields, site.turn));
      return accepted({ ...answer, ok: answer.ok === true });
    },
    takeCalls: () =>
      world.log.splice(0).filter((access) => ['read', 'find', 'write'].includes(access)).length,
  };
  return site;
}
