/** What any page may need about a city. Keep it small: every page loads it. */
interface City {
  name: string;
  slug: string;
  title: string;
}

/**
 * The featured cities, in the specification's order (section 2). Each has a page at /{slug}, made of its
 * story (cities/{slug}.ts) and its scene (src/components/site/scenes/cities/{slug}.svg).
 */
export const CITIES = [
  {
    name: 'Melbourne',
    slug: 'melbourne',
    title: 'Emergency Roof Tarping in Melbourne, FL',
  },
  {
    name: 'Palm Bay',
    slug: 'palm-bay',
    title: 'Emergency Roof Tarping in Palm Bay, FL',
  },
  {
    name: 'Cocoa Beach',
    slug: 'cocoa-beach',
    title: 'Emergency Roof Tarping in Cocoa Beach, FL',
  },
  {
    name: 'Titusville',
    slug: 'titusville',
    title: 'Emergency Roof Tarping in Titusville, FL',
  },
  {
    name: 'Merritt Island',
    slug: 'merritt-island',
    title: 'Emergency Roof Tarping on Merritt Island, FL',
  },
  {
    name: 'Rockledge',
    slug: 'rockledge',
    title: 'Emergency Roof Tarping in Rockledge, FL',
  },
  {
    name: 'Satellite Beach',
    slug: 'satellite-beach',
    title: 'Emergency Roof Tarping in Satellite Beach, FL',
  },
  {
    name: 'Indialantic',
    slug: 'indialantic',
    title: 'Emergency Roof Tarping in Indialantic, FL',
  },
] as const satisfies readonly City[];

export type CitySlug = (typeof CITIES)[number]['slug'];

/** Formats the name of a city: `Palm Bay, Florida`. */
export const inFlorida = (city: string): string => `${city}, Florida`;
