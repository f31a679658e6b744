import type { CitySlug } from './cities.ts';

/** The part of the specification's city configuration (section 3) that is the same in every language. */
interface CityFacts {
  /** Id of the scene at the top of the page (src/components/site/scenes/cities). */
  heroImage: CitySlug;
  zipCodes: readonly string[];
  /** Exactly five. */
  neighborhoods: readonly string[];
}

export const CITY_FACTS: Readonly<Record<CitySlug, CityFacts>> = {
  melbourne: {
    heroImage: 'melbourne',
    zipCodes: ['32901', '32902', '32904', '32912', '32919', '32934', '32935', '32936', '32940', '32941'],
    neighborhoods: ['Eau Gallie', 'Crane Creek', 'Lake Washington', 'Windover Farms', 'Bowe Gardens'],
  },
  'palm-bay': {
    heroImage: 'palm-bay',
    zipCodes: ['32905', '32906', '32907', '32908', '32909', '32910', '32911'],
    neighborhoods: ['Port Malabar', 'Lockmar', 'Bayside Lakes', 'Waterstone', 'Holiday Park'],
  },
  'cocoa-beach': {
    heroImage: 'cocoa-beach',
    zipCodes: ['32931', '32932'],
    neighborhoods: ['Cocoa Isles', 'Convair Cove', 'Snug Harbor', 'Avon by the Sea', 'Downtown Cocoa Beach'],
  },
  titusville: {
    heroImage: 'titusville',
    zipCodes: ['32780', '32781', '32782', '32783', '32796'],
    neighborhoods: ['Indian River City', 'Whispering Hills', 'Imperial Estates', 'Royal Oak', 'Bent Oak'],
  },
  'merritt-island': {
    heroImage: 'merritt-island',
    zipCodes: ['32952', '32953', '32954'],
    neighborhoods: ['Diana Shores', 'Catalina Isles', 'Georgiana', 'Indianola', 'Courtenay'],
  },
  rockledge: {
    heroImage: 'rockledge',
    zipCodes: ['32955', '32956'],
    neighborhoods: ['Rockledge Drive', 'Barton Avenue', 'Valencia', 'Levitt Park', 'Three Meadows'],
  },
  'satellite-beach': {
    heroImage: 'satellite-beach',
    zipCodes: ['32937'],
    neighborhoods: [
      'Tortoise Island',
      'Waterway Estates',
      'Amherst Gardens',
      'Montecito',
      'South Patrick Shores',
    ],
  },
  indialantic: {
    heroImage: 'indialantic',
    zipCodes: ['32903'],
    neighborhoods: [
      'Indialantic-by-the-Sea',
      'Riverside Drive',
      'The Cloisters',
      'The Sanctuary',
      'Terrace Shores',
    ],
  },
};
