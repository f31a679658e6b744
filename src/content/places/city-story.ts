/** The words of the specification's city configuration (section 3), which only the city's own page needs. */
export interface CityStory {
  description: string;
  keywords: readonly string[];
  headline: string;
  lead: string;
  specialtyFeature: string;
  /** Exactly four. */
  features: readonly { title: string; text: string }[];
  communityContent: {
    specialtyDescription: string;
    localKnowledge: string;
    communityFirst: string;
  };
}
