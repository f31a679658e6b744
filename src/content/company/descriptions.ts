import { CITIES } from '#src/content/places/cities.ts';
import { cityStory } from '#src/content/places/city-stories.ts';
import { PLACES_SERVED } from '#src/content/places/service-areas.ts';
import { cityPath, paths } from '#src/lib/paths.ts';

type PublicPath = Exclude<(typeof paths)[keyof typeof paths], object | typeof paths.repReset>;

const named = CITIES.slice(0, 6).map(({ name }) => name);

const pages: Record<PublicPath | '*', string> = {
  [paths.home]:
    'Emergency roof tarping and no-cost roof inspections on Florida’s Space Coast, day and night. Damage photographed, your insurer billed directly.',
  [paths.services]:
    'Rapid emergency response, professional roof tarping, property management support and damage documentation across Brevard County.',
  [paths.serviceArea]: `Where we tarp roofs: ${named.join(', ')} and ${PLACES_SERVED - named.length} more cities and towns in Central Florida.`,
  [paths.process]:
    'From your call to the insurer’s file: response within 24 hours, every damaged spot photographed, no upfront payment, your home kept dry.',
  [paths.schedule]:
    'Pick a morning or an afternoon for a no-cost roof inspection or emergency tarping. Open 7 days a week in Brevard County and Central Florida.',
  [paths.book]: 'Complete your booking for a no-cost visit.',
  [paths.about]:
    'A local emergency roof tarping company, on call for the Space Coast since 2020. Who we are and how we work.',
  [paths.community]:
    'Local partnership, economic growth and innovation: our part in the business community of Florida’s Space Coast.',
  [paths.contact]:
    'Call our 24/7 emergency hotline or send a service request. Emergency response within 24 hours.',
  [paths.testimonials]:
    'What people on the Space Coast say about our roof tarping, inspections and documentation.',
  [paths.requestInspection]: 'Inspections are requested on the schedule page.',
  [paths.privacy]: 'What we learn about you, and what you can ask of us.',
  [paths.terms]: 'What you can expect of us, and we of you.',
  [paths.support]: 'Send a support request.',
  '*': 'There is no page at this address.',
};

/**
 * Description of each public page by path, for search engines and link previews. Import it only in code that
 * renders documents, so that it does not ship to the browser.
 */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ...pages,
  ...Object.fromEntries(CITIES.map(({ slug }) => [cityPath(slug), cityStory(slug).description])),
};

export const REP_DESCRIPTION = 'For sales reps.';
