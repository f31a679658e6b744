import { setTimeout as pause } from 'node:timers/promises';
import type { Hono, Context as Request } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { knownDevice } from '#backend/core/accounts/devices.ts';
import { messagesOf, withMailState } from '#backend/core/messages/messages.ts';
import type { Plan } from '#backend/core/plan.ts';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { dispatch, getCalendar } from '#backend/core/protocol/dispatch.ts';
import {
  type EndpointRequest,
  getMaxBytes,
  parseEndpointRequest,
  type RawRequest,
} from '#backend/core/protocol/request.ts';
import { repeatable } from '#backend/core/repeatable-context.ts';
import { type Answer, answerOnly, type Decision } from '#backend/core/writes.ts';
import type { Backend } from '#backend/hosts/node/backend.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import { newRequestId, type ReportFault } from '#backend/hosts/node/fault-log.ts';
import { createSemaphore, createTaskQueue, QueueFull } from '#backend/hosts/node/limits.ts';
import { type PinHash, refuseHash } from '#backend/hosts/node/pin-hash.ts';
import { StoreBusy } from '#backend/stores/postgres/store.ts';
import { runAction } from '#backend/stores/run-action.ts';
import { type ErrorCode, refusal } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { tryToBook } from './health.ts';
import type { GetSender } from './sender.ts';

export interface EndpointHost extends Pick<Backend, 'store' | 'settings' | 'pinHash' | 'sign'> {
  messageSender: Pick<Backend['messageSender'], 'wake' | 'isMailStuck'>;
  clock: () => number;
  report: ReportFault;
  getSender: GetSender;
}

const PATH = '/api/script';

/** Whoever opens the address of a calendar in a browser gets a file that a calendar program opens. */
const CALENDAR_HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'inline; filename="visits.ics"',
};

/**
 * With two hashes of about 50 ms at a time, the last request waits one to two seconds. An account's requests
 * run one at a time, so a wrong PIN is counted before the next one is hashed. Browsers that have signed in to
 * the account before have a queue of their own, which no stranger can fill.
 */
const PIN_QUEUES = {
  unknown: { inAll: 48, perKey: 24, perSender: 12 },
  known: { inAll: 16, perKey: 4, perSender: 16 },
};

/**
 * Returns the account whose PIN the request would hash, and the secret of its browser, which is empty for
 * none; null if it hashes none. Anybody can send such requests.
 */
function getAccount(request: EndpointRequest): { email: string; device: string } | null {
  if (request.kind !== 'action' || !ACTIONS.get(request.action)?.action.hashesPin) return null;
  const { email, device } = request.fields;
  return {
    email: typeof email === 'string' ? email.trim().toLowerCase() : '',
    device: typeof device === 'string' ? device : '',
  };
}

/** Of the answer of an action that hides its time. Writing takes a few milliseconds, on a busy host more. */
const HIDDEN_MS = 400;

const hidesTime = (request: EndpointRequest): boolean =>
  request.kind === 'action' && ACTIONS.get(request.action)?.action.hidesTime === true;

/** Bodies larger than usual (photos) that are read at a time; a slow line takes minutes for one. */
const LARGE_BODIES = { inAll: 48, perSender: 8 };

/**
 * The endpoint; behaves like Apps Script: JSON with a `requestId`, or a calendar; never cached, readable from
 * any origin, and status 200 even for refusals. The only other statuses are 405 for other methods and 500
 * after an error.
 */
export function addEndpointRoute(app: Hono, host: EndpointHost): void {
  const answer = answering(host);
  app.use(PATH, async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('Access-Control-Allow-Origin', '*');
  });
  const acquire = createSemaphore(LARGE_BODIES);
  app.use(PATH, async (c, next) => {
    const maxSize = getMaxBytes(c.req.query('action'));
    const limit = bodyLimit({ maxSize, onError: () => refuseUnread(c, 'too_large') });
    if (maxSize <= LIMITS.requestBytes) return limit(c, next);
    const release = acquire(host.getSender(c).sender);
    if (!release) return refuseUnread(c, 'busy');
    try {
      return await limit(c, next);
    } finally {
      release();
    }
  });
  app.all(PATH, async (c) => {
    const { method } = c.req.raw;
    if (method !== 'GET' && method !== 'POST') {
      const answer = refusal('bad_request', 'Please send GET or POST.');
      return c.json({ ...answer, requestId: newRequestId() }, 405, { Allow: 'GET, POST' });
    }
    return answer(c, await rawRequest(c, method));
  });
}

/**
 * Refuses a request without reading its body. Node closes such a connection; a client that was not told would
 * send its next request on it, which then fails.
 */
const refuseUnread = (c: Request, error: ErrorCode) =>
  c.json({ ...refusal(error), requestId: newRequestId() }, 200, { Connection: 'close' });

async function rawRequest(c: Request, method: 'GET' | 'POST'): Promise<RawRequest> {
  return {
    method,
    parameters: c.req.query(),
    contentType: c.req.header('content-type') ?? '',
    contents: method === 'POST' ? await c.req.text() : '',
  };
}

function answering({
  store,
  settings,
  messageSender,
  pinHash,
  sign,
  clock,
  report,
  getSender,
}: EndpointHost) {
  const queues = {
    unknown: createTaskQueue(PIN_QUEUES.unknown),
    known: createTaskQueue(PIN_QUEUES.known),
  };

  /** Whether this browser has signed in to the account before. */
  async function isKnown({ email, device }: { email: string; device: string }): Promise<boolean> {
    if (device === '') return false;
    const plan = function* (): Plan<Decision> {
      const found = yield* knownDevice(email, device, createContext(clock(), sign));
      return answerOnly({ ok: found !== null });
    };
    return (await runAction({ store, plan, pinHash: refuseHash })).answer.ok;
  }

  function decide(request: EndpointRequest, hash: PinHash, from: string): Promise<Decision> {
    const context = repeatable(createContext(clock(), sign, from));
    const plan = () => {
      context.rewind();
      return dispatch(request, settings, context);
    };
    return runAction({ store, plan, pinHash: hash });
  }

  async function oneAtATime(request: EndpointRequest, from: string): Promise<Decision> {
    const account = getAccount(request);
    if (account === null) return decide(request, refuseHash, from);
    const queue = (await isKnown(account)) ? queues.known : queues.unknown;
    return queue(account.email, from, () => decide(request, pinHash, from));
  }

  /** Whether the last booking could not be stored: then a ping finds out whether anything can be by now. */
  let isStoreDown = false;
  const isPing = (request: EndpointRequest) => request.kind === 'action' && request.action === 'ping';

  return async (c: Request, raw: RawRequest) => {
    const requestId = newRequestId();
    const json = (body: Answer, status: 200 | 500 = 200) => c.json({ ...body, requestId }, status);
    const request = parseEndpointRequest(raw);
    const hidden = hidesTime(request) ? pause(HIDDEN_MS) : undefined;
    try {
      if (isStoreDown && isPing(request)) {
        await tryToBook({ store, settings, sign, clock });
        isStoreDown = false;
      }
      const decision = await oneAtATime(request, getSender(c).sender);
      await hidden;
      if (decision.writes.length > 0) isStoreDown = false;
      const messages = messagesOf(decision.writes);
      if (messages.length > 0) messageSender.wake();
      const calendar = getCalendar(request, decision.answer);
      if (calendar !== null) return c.body(calendar, 200, CALENDAR_HEADERS);
      return json(withMailState(decision.answer, messages, messageSender.isMailStuck()));
    } catch (fault) {
      // Not logged: a flood would fill the log.
      if (fault instanceof QueueFull) return json(refusal('busy'));
      const isBusy = fault instanceof StoreBusy;
      if (request.kind === 'booking' && !isBusy) isStoreDown = true;
      report('The script failed', fault, requestId);
      return isBusy ? json(refusal('busy')) : json(refusal('internal'), 500);
    }
  };
}
