export const CITY_SLUGS = [
  'melbourne',
  'palm-bay',
  'cocoa-beach',
  'titusville',
  'merritt-island',
  'rockledge',
  'satellite-beach',
  'indialantic',
] as const;
export type CitySlug = (typeof CITY_SLUGS)[number];

/** What every page may need of a city: navigation, the map, the route table. Small, for it is loaded everywhere. */
export interface City {
  name: string;
  slug: CitySlug;
  /** Without the company's name. */
  title: string;
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
}

/** The rest of the specification's city configuration (section 3): what only the city's own page needs. */
export interface CityStory {
  /** For search engines and link previews. */
  description: string;
  keywords: readonly string[];
  /** Id of the scene that heads the page (src/components/site/scenes). */
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
