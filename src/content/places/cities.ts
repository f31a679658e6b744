/** What any page may need about a city. Keep it small: every page loads it. */
interface City {
  name: string;
  slug: string;
}

/**
 * The featured cities, in the specification's order (section 2). Each has a page at /{slug}, made of its
 * story (cities/{slug}.ts) and its scene (src/components/site/scenes/cities/{slug}.svg).
 */
export const CITIES = [
  { name: 'Melbourne', slug: 'melbourne' },
  { name: 'Palm Bay', slug: 'palm-bay' },
  { name: 'Cocoa Beach', slug: 'cocoa-beach' },
  { name: 'Titusville', slug: 'titusville' },
  { name: 'Merritt Island', slug: 'merritt-island' },
  { name: 'Rockledge', slug: 'rockledge' },
  { name: 'Satellite Beach', slug: 'satellite-beach' },
  { name: 'Indialantic', slug: 'indialantic' },
] as const satisfies readonly City[];

export type CitySlug = (typeof CITIES)[number]['slug'];

/** Formats the name of a city: `Palm Bay, Florida`. */
export const inFlorida = (city: string): string => `${city}, Florida`;
