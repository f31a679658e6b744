export const CITY_WORDS = {
  book: 'Schedule Service Now',
  knowledge: 'What we know about roofs here',
  neighborhoods: 'Neighborhoods',
  zipCodes: 'ZIP codes',
  community: 'Neighbors first',
  map: 'On the map',
  nearby: 'Cities nearby',
  mapOf: (place: string) => `Map of ${place}`,
  largerMap: 'View larger map',
  mapLoading: 'The map is loading.',
  mapFailed: 'The map could not be loaded. It shows:',
} as const;
