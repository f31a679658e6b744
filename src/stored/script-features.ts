import { type Feature, featureListSchema } from '#contract/session.ts';
import { stored } from './stored.ts';

const knownFeatures = stored({
  area: 'local',
  key: 'repFeatures',
  schema: featureListSchema,
  fallback: null,
});

/** Keeps what a session's script has said it can do beyond the specification (contract/session.ts). */
export function keepFeatures(auth: string, features: readonly Feature[]): void {
  knownFeatures.write({ auth, features: [...features] });
}

/** What the script of this session can do beyond the specification; null while it has not been heard. */
export function readFeatures(auth: string): readonly Feature[] | null {
  const kept = knownFeatures.read();
  return kept?.auth === auth ? kept.features : null;
}

/** Whether the script of this session has said that it can do this. */
export const scriptHasFeature = (auth: string, feature: Feature): boolean =>
  readFeatures(auth)?.includes(feature) ?? false;

/** Whether the script of this session has said what it can do, and none of it is beyond the specification. */
export const isPlainScript = (auth: string): boolean => readFeatures(auth)?.length === 0;

/** Forgets it, with the session. */
export const forgetFeatures = (): void => knownFeatures.remove();
