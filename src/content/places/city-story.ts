import type { CitySlug } from './cities.ts';

/** The part of the specification's city configuration (section 3) that only the city's own page needs. */
export interface CityStory {
  description: string;
  keywords: readonly string[];
  /** Id of the scene at the top of the page (src/components/site/scenes/cities). */
  heroImage: CitySlug;
  headline: string;
  lead: string;
  specialtyFeature: string;
  zipCodes: readonly string[];
  /** Exactly five. */
  neighborhoods: readonly string[];
  /** Exactly four. */
  features: readonly { title: string; text: string }[];
  communityContent: {
    specialtyDescription: string;
    localKnowledge: string;
    communityFirst: string;
  };
}
