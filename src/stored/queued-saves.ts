import { createStore, del, delMany, entries, get, set, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { DAY_MS } from '#contract/durations.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';

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
  /** When the rep pressed Save, as an ISO instant of this device's clock. */
  savedAt: z.string(),
  /** `waiting`: to be sent. `refused`: the script said no. `unknown`: it may have arrived. */
  state: z.enum(['waiting', 'refused', 'unknown']),
  /** The script's words for a refusal; may be empty. */
  refusal: z.string(),
});
/** A save that the script does not have yet. */
export type QueuedSave = z.infer<typeof queuedSaveSchema>;

/** Nothing of a homeowner stays longer on a device whose rep does not come back. */
export const KEPT_DAYS = 30;

/** How long the browser may take before its answer counts as a refusal. */
const TIMEOUT_MS = 2000;

const store = createStore('lead-saves', 'queued');

const read = (value: unknown): QueuedSave | null => z.safeParse(queuedSaveSchema, value).data ?? null;

/** Returns null when the browser refuses (blocked or full storage) or does not answer. */
async function attempt<T>(use: () => Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  try {
    return await Promise.race([use(), late]);
  } catch {
    return null;
  }
}

const isDone = (use: () => Promise<void>): Promise<boolean> =>
  attempt(() => use().then(() => true)).then((done) => done ?? false);

/** Every rep's saves in this browser. What cannot be read stays: another version may have stored it. */
async function readAll(): Promise<QueuedSave[]> {
  const found = (await attempt(() => entries<string, unknown>(store))) ?? [];
  return found.flatMap(([, value]) => read(value) ?? []);
}

/** Returns this rep's saves in the order of saving, and deletes all that are too old. Never throws. */
export async function readQueuedSaves(email: string): Promise<QueuedSave[]> {
  const all = await readAll();
  const oldest = Date.now() - KEPT_DAYS * DAY_MS;
  const isOver = ({ savedAt }: QueuedSave) => Date.parse(savedAt) < oldest;
  const over = all.filter(isOver);
  if (over.length > 0) await attempt(() => delMany(over.map(toKey), store));
  return all
    .filter((save) => save.email === email && !isOver(save))
    .sort((one, other) => Date.parse(one.savedAt) - Date.parse(other.savedAt));
}

const toKey = ({ saveId }: QueuedSave): string => saveId;

/** @returns false when the browser cannot store it; then nothing is stored */
export async function queueSave(save: QueuedSave): Promise<boolean> {
  const isStored = await isDone(() => set(save.saveId, save, store));
  // It may be stored after all, too late.
  if (!isStored) void attempt(() => del(save.saveId, store));
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
  if (await attempt(() => get(saveId, store))) await attempt(() => update(saveId, marked, store));
}

/** @returns false when the browser cannot delete it */
export const removeQueuedSave = (saveId: string): Promise<boolean> => isDone(() => del(saveId, store));

/** Deletes all saves of this rep. */
export async function forgetQueuedSaves(email: string): Promise<void> {
  const own = (await readAll()).filter((save) => save.email === email);
  if (own.length > 0) await attempt(() => delMany(own.map(toKey), store));
}
