import { OFFICE_LABELS } from '#contract/form-choices.ts';
import * as visitWords from '#contract/words/en/visit.ts';
import type { SpokenWords } from './spoken-words.ts';

export const SPOKEN_ENGLISH: SpokenWords = {
  greetings: ['hi', 'hello', 'hey', 'thanks', 'thank you', 'good (?:morning|afternoon|evening)'],
  instead: {
    'first name': 'the homeowner',
    rep: '(your name)',
    company: 'our company',
    reason: 'your roof',
    service: 'visit',
    visit: 'a time to be agreed',
    city: 'your area',
    hotline: '(our number)',
  },
  reason: {
    'roof-inspection': 'the roof inspection you booked',
    'emergency-tarping': 'the emergency tarp you asked for',
    request: 'the request you sent us on our website',
    none: (city) => (city === '' ? 'roof inspections in your area' : `roof inspections in ${city}`),
    visit: {
      canceled: 'the visit you canceled',
      moved: 'the visit you moved',
      'booked again': 'the visit you asked for',
    },
  },
  services: OFFICE_LABELS,
  requested: {
    'emergency-tarping': 'emergency tarping',
    'roof-repair': 'a roof repair',
    'damage-assessment': 'a damage assessment',
    'insurance-coordination': 'insurance coordination',
    'full-replacement': 'a full replacement',
  },
  slot: (day, time) => `${day}, ${time}`,
  about: (clock) => `at about ${clock}`,
  visitWords,
};
