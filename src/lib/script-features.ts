import { type Feature, heardFeatures } from '#contract/session.ts';
import { parseJson, storage } from './storage.ts';

const KEY = 'repFeatures';
const local = storage('local');

/** What was heard while the browser refuses to store it. */
let unstored: string | null = null;

/** Keeps what a session's script has said it can do beyond the specification (contract/session.ts). */
export function keepFeatures(auth: string, features: readonly Feature[]): void {
  const text = JSON.stringify({ auth, features });
  unstored = local.write(KEY, text) ? null : text;
}

/** What the script of this session can do beyond the specification; null while it has not been heard. */
export function readFeatures(auth: string): readonly Feature[] | null {
  const kept = heardFeatures.safeParse(parseJson(local.read(KEY) ?? unstored));
  return kept.success && kept.data.auth === auth ? kept.data.features : null;
}

/** Whether the script of this session has said that it can do this. */
export const scriptKnows = (auth: string, feature: Feature): boolean =>
  readFeatures(auth)?.includes(feature) ?? false;

/** Whether the script of this session has said what it can do, and none of it is beyond the specification. */
export const isPlainScript = (auth: string): boolean => readFeatures(auth)?.length === 0;

/** Forgets it, with the session. */
export function forgetFeatures(): void {
  unstored = null;
  local.remove(KEY);
}
