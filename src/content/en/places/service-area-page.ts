import { CITIES } from '#src/content/places/cities.ts';
import { PLACES_SERVED, SERVICE_AREAS } from '#src/content/places/service-areas.ts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Spells out a count up to twelve; larger counts stay digits. */
export const countInWords = (count: number): string => NUMBERS[count] ?? String(count);

const cities = `${countInWords(CITIES.length)} cities`;

const named = CITIES.slice(0, 6).map(({ name }) => name);

export const SERVICE_AREA_PAGE = {
  description: `Where we tarp roofs: ${named.join(', ')} and ${PLACES_SERVED - named.length} more cities and towns in Central Florida.`,
  heading: 'Where Our Crews Work',
  lead: `We serve ${cities} on the Space Coast and ${SERVICE_AREAS.length} more places, from Vero Beach to Deltona.`,
  alsoServe: 'We also serve',
  alsoServeNote: 'Don’t see your town? Ask us. After a big storm we may travel farther.',
  alsoServeAction: 'Ask about your address',
  mapTitle: `Map of the ${cities}`,
  cities: `Our ${cities}`,
  citiesLead: 'Choose your city to see what storms do to roofs there and how we cover them.',
  promise: 'Our service promise',
  county: (name: string) => `${name} County:`,
  /** @param source the name of who made the map */
  madeBy: (source: string) => `&copy; ${source} contributors`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  mapLoading: 'The map is loading.',
  tilesFailed: 'The map background didn’t load. The dots show where the cities are.',
  mapFailed: 'The map didn’t load. Use the list of cities to open a city’s page.',
} as const;
