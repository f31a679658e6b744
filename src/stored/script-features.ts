import { type Feature, featureListSchema } from '#contract/session.ts';
import { stored } from './stored.ts';

const knownFeatures = stored({
  area: 'local',
  key: 'repFeatures',
  schema: featureListSchema,
  fallback: null,
});

/** Stores the features that a session's script reported (contract/session.ts). */
export function keepFeatures(auth: string, features: readonly Feature[]): void {
  knownFeatures.write({ auth, features: [...features] });
}

/** The features of this session's script; null until the script has reported them. */
export function readFeatures(auth: string): readonly Feature[] | null {
  const kept = knownFeatures.read();
  return kept?.auth === auth ? kept.features : null;
}

/** Whether this session's script has reported the feature. */
export const scriptHasFeature = (auth: string, feature: Feature): boolean =>
  readFeatures(auth)?.includes(feature) ?? false;

/** Whether this session's script has reported that it supports nothing beyond the specification. */
export const isPlainScript = (auth: string): boolean => readFeatures(auth)?.length === 0;

export const forgetFeatures = (): void => knownFeatures.remove();
