/** Headings and closing calls of the public pages whose content files hold only their matter. */
export const CLOSING = {
  title: 'Call tonight, or pick a time',
  text: 'The line is answered day and night. For an inspection, choose a morning or an afternoon in the next seven days.',
} as const;

export const SERVICES_WORDS = { cardAction: 'Book this', cards: 'Our services' } as const;

export const PROCESS_WORDS = {
  benefits: 'What you can count on',
  steps: 'Step by step',
  questions: 'Questions people ask on the phone',
} as const;

export const TESTIMONIALS_WORDS = { why: 'Why Customers Choose Us' } as const;

export const COMMUNITY_WORDS = {
  membership: 'Chamber of commerce member',
  values: 'What we stand for',
} as const;

export const ABOUT_WORDS = { story: 'How we started', principles: 'How we work' } as const;

export const SERVICE_AREA_WORDS = {
  cities: 'Our eight cities',
  citiesLead: 'Choose yours to read what storms do to its roofs and how we cover them.',
  promise: 'Our service promise',
  mapLoading: 'The map loads when you reach it.',
  mapFailed: 'The map could not be loaded. Every city has a page of its own in the list beside it.',
} as const;

export const CITY_WORDS = {
  book: 'Schedule Service Now',
  knowledge: 'What we know about roofs here',
  neighborhoods: 'Neighborhoods',
  zipCodes: 'ZIP codes',
  community: 'Neighbors first',
  map: 'On the map',
  largerMap: 'View larger map',
} as const;

export const LEGAL_WORDS = { effective: 'Effective', contents: 'On this page' } as const;
