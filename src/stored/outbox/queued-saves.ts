import { del, delMany, entries, get, set, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { DAY_MS } from '#contract/durations.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { attemptInTime, isDone } from './attempt.ts';
import { openStore } from './device-store.ts';

const queuedSaveSchema = z.object({
  /** Names this save on the wire (contract/actions/update-lead.ts). */
  saveId: z.string(),
  /** Of the rep who saved: nobody else sees or sends it. */
  email: z.string(),
  /** The name that the rep had typed. */
  rep: z.string(),
  leadId: z.string(),
  /** The homeowner's name, to show. */
  name: z.string(),
  status: z.enum(LEAD_STATUSES),
  note: z.string(),
  callbackAt: z.string(),
  callbackMine: z.boolean(),
  /** A save of an earlier version has none of these. */
  visitSlot: z._default(z.string(), ''),
  visitTime: z._default(z.string(), ''),
  /** The visit as the rep saw it (contract/visits/visit-choice.ts, `visitSeen`). */
  visitSeen: z._default(z.string(), ''),
  /** When the rep pressed Save, as an ISO instant of this device's clock. */
  savedAt: z.string(),
  /** `waiting`: to be sent. `refused`: the backend said no. `unknown`: it may have arrived. */
  state: z.enum(['waiting', 'refused', 'unknown']),
  /** The backend's words for a refusal; may be empty. */
  refusal: z.string(),
});
/** A save that the backend does not have yet. */
export type QueuedSave = z.infer<typeof queuedSaveSchema>;

/** Nothing of a homeowner stays longer on a device whose rep does not come back. */
export const QUEUED_DAYS = 30;

const store = openStore('lead-saves', 'queued');

const read = (value: unknown): QueuedSave | null => z.safeParse(queuedSaveSchema, value).data ?? null;

/** What every version of the site stores of a save, so that it is deleted by versions that cannot read it. */
const ownerSchema = z.pick(queuedSaveSchema, { email: true, savedAt: true });

/** Every rep's saves in this browser; `save` is null for one that another version has stored. */
async function readAll() {
  const found = (await attemptInTime(() => entries<string, unknown>(store))) ?? [];
  return found.flatMap(([key, value]) => {
    const owner = z.safeParse(ownerSchema, value).data;
    return owner ? { key, ...owner, save: read(value) } : [];
  });
}

async function deleteAll(saves: readonly { key: string }[]): Promise<void> {
  const keys = saves.map(({ key }) => key);
  if (keys.length > 0) await attemptInTime(() => delMany(keys, store));
}

/** Returns this rep's saves in the order of saving, and deletes all that are too old. Never throws. */
export async function readQueuedSaves(email: string): Promise<QueuedSave[]> {
  const all = await readAll();
  const oldest = Date.now() - QUEUED_DAYS * DAY_MS;
  const isOver = ({ savedAt }: { savedAt: string }) => Date.parse(savedAt) < oldest;
  await deleteAll(all.filter(isOver));
  return all
    .flatMap(({ save }) => (save?.email === email && !isOver(save) ? save : []))
    .sort((one, other) => Date.parse(one.savedAt) - Date.parse(other.savedAt));
}

/** @returns false when the browser cannot store it; then nothing is stored */
export async function queueSave(save: QueuedSave): Promise<boolean> {
  const isStored = await isDone(() => set(save.saveId, save, store));
  // It may be stored after all, too late.
  if (!isStored) void attemptInTime(() => del(save.saveId, store));
  return isStored;
}

/** Notes that a save is not sent again by itself, unless it is gone by now. */
export async function settleSave(
  { saveId }: QueuedSave,
  state: QueuedSave['state'],
  refusal = '',
): Promise<void> {
  const marked = (value: unknown): unknown => {
    const save = read(value);
    return save ? { ...save, state, refusal } : value;
  };
  // `update` would store `undefined` for a save that is gone.
  if (await attemptInTime(() => get(saveId, store))) await attemptInTime(() => update(saveId, marked, store));
}

/** @returns false when the browser cannot delete it */
export const removeQueuedSave = (saveId: string): Promise<boolean> => isDone(() => del(saveId, store));

/** Deletes all saves of this rep. */
export const forgetQueuedSaves = async (email: string): Promise<void> =>
  deleteAll((await readAll()).filter((save) => save.email === email));
