import { CITIES } from './cities.ts';

export interface ServiceArea {
  name: string;
  slug: string;
  county: 'Brevard' | 'Indian River' | 'Osceola' | 'Orange' | 'Seminole' | 'Volusia';
}

/** Areas served besides the featured cities (specification, section 9). They have no page. */
export const SERVICE_AREAS: readonly ServiceArea[] = [
  { name: 'Melbourne Beach', slug: 'melbourne-beach', county: 'Brevard' },
  { name: 'Cape Canaveral', slug: 'cape-canaveral', county: 'Brevard' },
  { name: 'Cocoa', slug: 'cocoa', county: 'Brevard' },
  { name: 'West Melbourne', slug: 'west-melbourne', county: 'Brevard' },
  { name: 'Indian Harbour Beach', slug: 'indian-harbour-beach', county: 'Brevard' },
  { name: 'Viera', slug: 'viera', county: 'Brevard' },
  { name: 'Suntree', slug: 'suntree', county: 'Brevard' },
  { name: 'Port St. John', slug: 'port-st-john', county: 'Brevard' },
  { name: 'Mims', slug: 'mims', county: 'Brevard' },
  { name: 'Malabar', slug: 'malabar', county: 'Brevard' },
  { name: 'Grant-Valkaria', slug: 'grant-valkaria', county: 'Brevard' },
  { name: 'Barefoot Bay', slug: 'barefoot-bay', county: 'Brevard' },
  { name: 'Sebastian', slug: 'sebastian', county: 'Indian River' },
  { name: 'Fellsmere', slug: 'fellsmere', county: 'Indian River' },
  { name: 'Vero Beach', slug: 'vero-beach', county: 'Indian River' },
  { name: 'Kissimmee', slug: 'kissimmee', county: 'Osceola' },
  { name: 'St. Cloud', slug: 'st-cloud', county: 'Osceola' },
  { name: 'Celebration', slug: 'celebration', county: 'Osceola' },
  { name: 'Orlando', slug: 'orlando', county: 'Orange' },
  { name: 'Winter Park', slug: 'winter-park', county: 'Orange' },
  { name: 'Winter Garden', slug: 'winter-garden', county: 'Orange' },
  { name: 'Ocoee', slug: 'ocoee', county: 'Orange' },
  { name: 'Apopka', slug: 'apopka', county: 'Orange' },
  { name: 'Oviedo', slug: 'oviedo', county: 'Seminole' },
  { name: 'Winter Springs', slug: 'winter-springs', county: 'Seminole' },
  { name: 'Altamonte Springs', slug: 'altamonte-springs', county: 'Seminole' },
  { name: 'Lake Mary', slug: 'lake-mary', county: 'Seminole' },
  { name: 'Sanford', slug: 'sanford', county: 'Seminole' },
  { name: 'Deltona', slug: 'deltona', county: 'Volusia' },
];

export const PLACES_SERVED = CITIES.length + SERVICE_AREAS.length;

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
  mapLoading: 'The map is loading.',
  tilesFailed: 'The map background didn’t load. The dots show where the cities are.',
  mapFailed: 'The map didn’t load. Use the list of cities to open a city’s page.',
} as const;
