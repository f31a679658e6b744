import { CONTACT_SERVICES } from '#contract/words/es/contact-form.ts';
import * as visitWords from '#contract/words/es/visit.ts';
import type { SpokenWords } from './spoken-words.ts';

export const SPOKEN_SPANISH: SpokenWords = {
  greetings: [
    ...['hola', 'aló', 'saludos', 'buen día', 'buenos días', 'buenas(?: tardes| noches)?', 'gracias'],
    ...['qué tal', 'disculpe'],
  ],
  instead: {
    'first name': 'la persona dueña de la casa',
    rep: '(su nombre)',
    company: 'nuestra compañía',
    reason: 'su techo',
    service: 'visita',
    visit: 'una hora por acordar',
    city: 'su zona',
    hotline: '(nuestro número)',
  },
  reason: {
    'roof-inspection': 'la inspección del techo que reservó',
    'emergency-tarping': 'la lona de emergencia que pidió',
    request: 'lo que nos pidió en nuestro sitio web',
    none: (city) =>
      city === '' ? 'las inspecciones de techo en su zona' : `las inspecciones de techo en ${city}`,
    visit: {
      canceled: 'la visita que canceló',
      moved: 'el cambio de su visita',
      'booked again': 'la visita que nos pidió',
    },
  },
  services: { ...CONTACT_SERVICES, ...visitWords.BOOKING_SERVICES },
  requested: {
    'emergency-tarping': 'una lona de emergencia',
    'roof-repair': 'una reparación del techo',
    'damage-assessment': 'una evaluación de daños',
    'insurance-coordination': 'coordinación con el seguro',
    'full-replacement': 'un techo nuevo',
  },
  slot: (day, time) => `el ${day}, ${time}`,
  about: (clock) => `más o menos a ${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`,
  visitWords,
};
