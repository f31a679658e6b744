/** What any page may need about a city. Keep it small: every page loads it. */
interface City {
  name: string;
  slug: string;
  title: string;
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Side of the pin for the city's name on the map, chosen so that neighboring labels do not overlap. */
  mapLabel: 'left' | 'right' | 'top' | 'bottom';
}

/**
 * The featured cities, in the specification's order (section 2). Each has a page at /{slug}, made of its
 * story (cities/{slug}.ts) and its scene (src/components/site/scenes/cities/{slug}.tsx).
 */
export const CITIES = [
  {
    name: 'Melbourne',
    slug: 'melbourne',
    title: 'Emergency Roof Tarping in Melbourne, FL',
    lat: 28.0836,
    lng: -80.6081,
    mapLabel: 'left',
  },
  {
    name: 'Palm Bay',
    slug: 'palm-bay',
    title: 'Emergency Roof Tarping in Palm Bay, FL',
    lat: 28.0345,
    lng: -80.5887,
    mapLabel: 'bottom',
  },
  {
    name: 'Cocoa Beach',
    slug: 'cocoa-beach',
    title: 'Emergency Roof Tarping in Cocoa Beach, FL',
    lat: 28.32,
    lng: -80.6076,
    mapLabel: 'right',
  },
  {
    name: 'Titusville',
    slug: 'titusville',
    title: 'Emergency Roof Tarping in Titusville, FL',
    lat: 28.6122,
    lng: -80.8076,
    mapLabel: 'right',
  },
  {
    name: 'Merritt Island',
    slug: 'merritt-island',
    title: 'Emergency Roof Tarping on Merritt Island, FL',
    lat: 28.3575,
    lng: -80.687,
    mapLabel: 'top',
  },
  {
    name: 'Rockledge',
    slug: 'rockledge',
    title: 'Emergency Roof Tarping in Rockledge, FL',
    lat: 28.325,
    lng: -80.7328,
    mapLabel: 'left',
  },
  {
    name: 'Satellite Beach',
    slug: 'satellite-beach',
    title: 'Emergency Roof Tarping in Satellite Beach, FL',
    lat: 28.1761,
    lng: -80.5901,
    mapLabel: 'right',
  },
  {
    name: 'Indialantic',
    slug: 'indialantic',
    title: 'Emergency Roof Tarping in Indialantic, FL',
    lat: 28.0895,
    lng: -80.5656,
    mapLabel: 'right',
  },
] as const satisfies readonly City[];

export type CitySlug = (typeof CITIES)[number]['slug'];
