import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/places/service-area-page.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { PLACES_SERVED, SERVICE_AREAS } from '#src/content/places/service-areas.ts';

const NUMBERS = 'cero una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** Spells out a count of something feminine up to twelve; larger counts stay digits. */
export const countInWords = (count: number): string => NUMBERS[count] ?? String(count);

const cities = `${countInWords(CITIES.length)} ciudades`;

const named = CITIES.slice(0, 6).map(({ name }) => name);

export const SERVICE_AREA_PAGE = {
  description: `Dónde cubrimos techos con lonas: ${named.join(', ')} y ${PLACES_SERVED - named.length} ciudades y pueblos más del centro de Florida.`,
  heading: 'Dónde trabajamos',
  lead: `Atendemos ${cities} de la Costa Espacial y ${SERVICE_AREAS.length} lugares más, de Vero Beach a Deltona.`,
  alsoServe: 'También atendemos',
  alsoServeNote: '¿No ve su ciudad? Pregúntenos. Después de una tormenta grande quizá vayamos más lejos.',
  alsoServeAction: 'Pregunte por su dirección',
  mapTitle: `Mapa de las ${cities}`,
  cities: `Nuestras ${cities}`,
  citiesLead: 'Elija su ciudad para ver qué les hacen las tormentas a sus techos y cómo los cubrimos.',
  promise: 'Nuestra promesa de servicio',
  county: (name: string) => `Condado de ${name}:`,
  madeBy: (source: string) => `&copy; colaboradores de ${source}`,
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  mapLoading: 'El mapa se está cargando.',
  tilesFailed: 'El fondo del mapa no cargó. Los puntos muestran dónde están las ciudades.',
  mapFailed: 'El mapa no cargó. Use la lista de ciudades para abrir la página de una ciudad.',
} as const satisfies Translation<typeof en.SERVICE_AREA_PAGE>;
