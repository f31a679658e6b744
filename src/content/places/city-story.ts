import type { CitySlug } from './cities.ts';

/** The rest of the specification's city configuration (section 3): what only the city's own page needs. */
export interface CityStory {
  /** For search engines and link previews. */
  description: string;
  keywords: readonly string[];
  /** Id of the scene that heads the page (src/components/site/scenes/cities). */
  heroImage: CitySlug;
  headline: string;
  lead: string;
  specialtyFeature: string;
  zipCodes: readonly string[];
  /** Five. */
  neighborhoods: readonly string[];
  /** Four. */
  features: readonly { title: string; text: string }[];
  communityContent: {
    specialtyDescription: string;
    localKnowledge: string;
    communityFirst: string;
  };
}
