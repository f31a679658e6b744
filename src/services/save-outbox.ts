import type * as z from 'zod/mini';
import type { WithSession } from '#contract/actions/action.ts';
import { updateLeadAction } from '#contract/actions/update-lead.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import { readBackendFeatures } from '#src/stored/backend-features.ts';
import {
  type QueuedSave,
  queueSave,
  readQueuedSaves,
  removeQueuedSave,
  settleSave,
} from '#src/stored/outbox/queued-saves.ts';
import { readSession } from '#src/stored/session/session.ts';
import { runOneAtATime } from './one-at-a-time.ts';
import { outboxStore } from './outbox-store.ts';
import { anyBody, isConfirmed, tolerantReader } from './rep-endpoint/answer-reader.ts';
import { call, isOffline, type RepFailure, type RepResult, TIMEOUT_MS } from './rep-endpoint/transport.ts';

export interface SaveOutbox {
  /** The signed-in rep's saves that the backend does not have, in the order of saving. */
  saves: readonly QueuedSave[];
  /** Id of the save that is being sent at this moment; else empty. */
  sending: string;
}

let sending = '';

const { store, publish } = outboxStore<SaveOutbox>(async () => {
  const saves = await readQueuedSaves(readSession()?.email ?? '');
  return { saves, sending };
});

/** The signed-in rep's saves on this device. */
export const saveOutbox = store;

/** One tab at a time sends them, and none takes back a save that is being sent: so it waits for a call. */
const oneAtATime = <T>(act: () => Promise<T>): Promise<T> => runOneAtATime('lead saves', act, 2 * TIMEOUT_MS);

/** The answer to a save; `isQueued` when there was none, and the save waits on this device. */
type Submitted = z.infer<typeof updateLeadAction.answer> & { isQueued: boolean };

/**
 * Saves a lead, after the saves that wait. Without an answer the save is stored here, to be sent later; when
 * the browser cannot store it, the result is that failure.
 */
export async function submitSave(
  save: QueuedSave,
  auth: string,
  signal: AbortSignal,
): Promise<RepResult<Submitted>> {
  const { failure } = await sendQueuedSaves({ auth, email: save.email });
  const result = failure ?? (await send(save, auth, signal));
  if (result.ok) return { ok: true, answer: { ...result.answer, isQueued: false } };
  if (signal.aborted || !mayQueue(result) || !(await queueSave(save))) return result;
  await publish();
  return { ok: true, answer: { ok: true, undoUntil: '', comesBackAt: '', isQueued: true } };
}

/**
 * Whether a save that failed like this may be sent again by itself. A backend without `save_id` might count
 * it twice: there only if the browser knows that it is offline.
 */
export const mayQueue = (failure: RepFailure): boolean =>
  failure.reason === 'unreachable' && (isOffline(failure) || readBackendFeatures().can('save_id'));

function send(
  {
    saveId,
    leadId,
    status,
    note,
    rep,
    callbackAt,
    callbackMine,
    visitSlot,
    visitTime,
    visitSeen,
  }: QueuedSave,
  auth: string,
  signal?: AbortSignal,
) {
  const id = readBackendFeatures().can('save_id') ? { saveId } : {};
  const visit = { visitSlot, visitTime, visitSeen };
  return updateLead({ auth, leadId, status, note, rep, callbackAt, callbackMine, ...visit, ...id }, signal);
}

/**
 * Saves the outcome of a call (`update_lead`, section 7). Reads only whether the backend refused and, from a
 * backend with `undo_lead`, the end of the undo window. Callers send a callback, a visit and an id only to a backend
 * with these features. A backend with `save_id` takes a save once however often it is sent, so from it only
 * an explicit yes counts.
 */
export async function updateLead(
  {
    callbackAt,
    callbackMine,
    visitSlot,
    visitTime,
    visitSeen,
    saveId,
    ...needed
  }: WithSession<z.input<typeof updateLeadAction.request>>,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof updateLeadAction.answer>>> {
  const fields = {
    ...needed,
    ...(callbackAt && { callbackAt }),
    ...(callbackMine && { callbackMine }),
    ...(visitSlot && { visitSlot, ...(visitTime && { visitTime }), visitSeen }),
    ...(saveId && { saveId }),
  };
  const { answer } = updateLeadAction;
  const script = readBackendFeatures();
  const read = script.can('save_id') ? tolerantReader(answer, isConfirmed) : anyBody(answer);
  const result = await call(updateLeadAction, fields, { read, signal });
  if (!result.ok) return result;
  const undoUntil = script.can('undo_lead') ? result.answer.undoUntil : '';
  const comesBackAt = script.can('rest_hours') ? result.answer.comesBackAt : '';
  return { ok: true, answer: { ...result.answer, undoUntil, comesBackAt } };
}

export interface Sent {
  /** How many have arrived now. */
  count: number;
  /** What stopped the rest; null when none waits any more. */
  failure: RepFailure | null;
}

/** Sends this rep's saves that wait, in the order of saving, until one gets no answer. */
export async function sendQueuedSaves({ auth, email }: Pick<Session, 'auth' | 'email'>): Promise<Sent> {
  if ((await readWaiting(email)).length === 0) {
    // Another tab may have sent what this one shows.
    if (store.read()?.saves.length) await publish();
    return { count: 0, failure: null };
  }
  return oneAtATime(async () => {
    let count = 0;
    let failure: RepFailure | null = null;
    const tried = new Set<string>();
    for (;;) {
      // Read each time: another tab may have sent it, or a logout deleted it.
      const save = (await readWaiting(email)).find(({ saveId }) => !tried.has(saveId));
      if (!save) break;
      tried.add(save.saveId);
      sending = save.saveId;
      await publish();
      const result = await send(save, auth);
      if (result.ok) {
        await removeQueuedSave(save.saveId);
        count += 1;
        continue;
      }
      const fate = getFate(result);
      if (fate !== 'waiting') await settleSave(save, fate, result.message || result.error);
      if (fate === 'refused') continue;
      failure = result;
      break;
    }
    sending = '';
    await publish();
    return { count, failure };
  });
}

const readWaiting = async (email: string): Promise<QueuedSave[]> =>
  (await readQueuedSaves(email)).filter(({ state }) => state === 'waiting');

/** The backend answered, and a later try can succeed. */
const PASSING: readonly (string | undefined)[] = ['busy', 'internal'] satisfies ErrorCode[];

/** A save that may have arrived is not sent again to a backend that would count it again. */
function getFate(failure: RepFailure): QueuedSave['state'] {
  const { reason, error } = failure;
  if (reason === 'refused') return PASSING.includes(error) ? 'waiting' : 'refused';
  const hasNotArrived = reason === 'expired' || isOffline(failure);
  return hasNotArrived || readBackendFeatures().can('save_id') ? 'waiting' : 'unknown';
}

/**
 * Deletes a save that is not being sent. The result is `refused` when it was sent by now, or cannot be
 * deleted.
 */
export async function takeBackSave({
  saveId,
  email,
}: Pick<QueuedSave, 'saveId' | 'email'>): Promise<RepResult<null>> {
  const isTaken = await oneAtATime(async () => {
    const isHere = (await readQueuedSaves(email)).some((save) => save.saveId === saveId);
    return isHere && removeQueuedSave(saveId);
  });
  await publish();
  return isTaken ? { ok: true, answer: null } : { ok: false, reason: 'refused' };
}

/** How often a page that is shown tries again: a connection that carries nothing ends without an event. */
const RETRY_MS = 30_000;

/**
 * Calls `act` whenever saves may arrive: the connection is back, the page is shown again, or half a minute
 * has passed. @returns the function that ends this
 */
export function onSendingOccasion(act: () => void): () => void {
  const tryIfShown = () => {
    if (document.visibilityState === 'visible') act();
  };
  const timer = setInterval(tryIfShown, RETRY_MS);
  window.addEventListener('online', act);
  document.addEventListener('visibilitychange', tryIfShown);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', act);
    document.removeEventListener('visibilitychange', tryIfShown);
  };
}
