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
