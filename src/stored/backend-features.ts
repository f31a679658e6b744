import { type Feature, featureListSchema } from '#contract/session.ts';
import { stored } from './stored.ts';
import { useStored } from './use-stored.ts';

const knownFeatures = stored({
  area: 'local',
  key: 'repFeatures',
  schema: featureListSchema,
  fallback: null,
});

type Known = ReturnType<typeof knownFeatures.read>;

/** What the backend can do. A company's own may have only what the specification asks for. */
export interface BackendFeatures {
  /** Whether the backend has said what it can do; until then it can do what the specification asks for. */
  isKnown: boolean;
  /** Whether it has said that it can do nothing beyond the specification. */
  isPlain: boolean;
  can: (feature: Feature) => boolean;
}

function toBackendFeatures(known: Known): BackendFeatures {
  const features = known?.features ?? null;
  return {
    isKnown: features !== null,
    isPlain: features?.length === 0,
    can: (feature) => features?.includes(feature) ?? false,
  };
}

/** Stores the features that the backend has reported (contract/session.ts). */
export function storeFeatures(features: readonly Feature[]): void {
  knownFeatures.write({ features: [...features] });
}

export const forgetFeatures = (): void => knownFeatures.remove();

/** What the backend can do, as it said when the rep signed in or last listed the batches. */
export const readBackendFeatures = (): BackendFeatures => toBackendFeatures(knownFeatures.read());

/** Like `readBackendFeatures`, and draws the component again when the backend says something else. */
export const useBackendFeatures = (): BackendFeatures => toBackendFeatures(useStored(knownFeatures));
