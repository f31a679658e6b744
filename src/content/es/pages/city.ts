import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/city.ts';

/** What every city's page says. */
export const CITY_WORDS = {
  book: 'Programe su servicio ahora',
  knowledge: 'Lo que sabemos de los techos de aquí',
  neighborhoods: 'Vecindarios',
  zipCodes: 'Códigos postales',
  community: 'Primero los vecinos',
  map: 'En el mapa',
  nearby: 'Ciudades cercanas',
  mapOf: (place: string) => `Mapa de ${place}`,
  largerMap: 'Ver mapa más grande',
  mapLoading: 'El mapa se está cargando.',
  mapFailed: 'No se pudo cargar el mapa. Muestra:',
} as const satisfies Translation<typeof en.CITY_WORDS>;
