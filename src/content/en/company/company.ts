/** Specification, sections 1 and 9. */
export const COMPANY_WORDS = {
  serviceArea: 'Brevard County & Central FL',
  blurb: 'Emergency roof tarping and roof inspections on Florida’s Space Coast, from Palm Bay, since 2020.',
} as const;

/** How the customers’ average rating is called. */
export const RATING_LABEL = 'average rating';

/** The facts in a hero (src/content/company/hero-facts.ts). */
export const HERO_FACTS = {
  since: (year: number) => `Since ${year}`,
  license: (license: string) => `Florida license ${license}`,
  rating: (average: string) => `${average} ${RATING_LABEL}`,
} as const;

/** The headline of the picture that link previews show, in two lines. */
export const SOCIAL_CARD_LINES = ['24/7 Emergency', 'Roof Tarping'] as const;

/** What that picture shows, for people who cannot see it. */
export const SOCIAL_CARD_ALT = 'A house under a fresh blue tarp as a storm moves off';

/** What the company does, for search engines. */
export const TRADE = 'Emergency roof tarping';

/** The company's promises, worded once for every page (section 9). */
export const PROMISES = {
  /** The one at the top of the pages where a homeowner decides whether to call, to write or to book. */
  answer:
    'We answer calls day and night, reply to messages within the hour, and send a crew to emergencies within 24 hours.',
  emergency: 'Emergency response within 24 hours, day or night.',
  emergencyShort: 'Emergency response within 24 hours',
  inspection: 'Next-day service for scheduled inspections.',
  hours: 'On call 24 hours a day, 7 days a week, 365 days a year.',
} as const;

export const EMERGENCY_BANNER = {
  title: '24/7 emergency roof tarping',
  call: 'Call Now For Service!',
} as const;

export const HOME = {
  headline: 'Protect Your Home. Protect Your Peace of Mind.',
  subtitle:
    'Storm damage? We tarp your roof, photograph every damaged spot and bill your insurer directly. Your deductible is still yours to pay.',
  area: 'Brevard County and Central Florida, every day of the year.',
  action: 'Request Inspection',
} as const;

export const TRUST_BADGES = [
  {
    id: 'local',
    title: 'Locally Owned & Operated',
    text: 'From Palm Bay, close by when a storm hits.',
  },
  {
    id: 'emergency',
    title: '24/7 Emergency Response Team',
    text: HOME.area,
  },
  {
    id: 'documentation',
    title: 'Professional Documentation & Photos',
    text: 'Every damaged spot, before and after, in one file. You get a copy.',
  },
] as const;

export const HOME_STEPS = [
  {
    id: 'call',
    title: 'You call or book',
    text: 'In an emergency, call. For an inspection, pick a morning or an afternoon.',
  },
  {
    id: 'cover',
    title: 'We photograph and tarp',
    text: 'First the photos, then the tarp, held down by wood strips.',
  },
  {
    id: 'paperwork',
    title: 'Your insurer gets the file',
    text: 'We send the photos and our invoice to your insurer. You get a copy of everything.',
  },
] as const;

/**
 * Explains "no cost to you" (section 1) as payment for invoiced work: Florida voids assignments of benefits
 * for policies issued from 2023 on (F.S. 627.7152(13)).
 */
export const INSURANCE_FOOTNOTE =
  '“No cost to you” means that we bill your insurer directly for the work it covers. You remain responsible for your deductible. If your insurer pays you for our invoiced work, that money is designated for our invoice under the Work Authorization you signed, and you forward it to us. This is not an assignment of benefits.';

/** Two-hour windows (section 9). The schedule itself offers mornings and afternoons. */
export const TIME_SLOT_LABELS = [
  '8:00 AM - 10:00 AM',
  '10:00 AM - 12:00 PM',
  '12:00 PM - 2:00 PM',
  '2:00 PM - 4:00 PM',
  '4:00 PM - 6:00 PM',
] as const;

export const CLOSING = {
  title: 'Call tonight, or pick a time',
  text: 'We answer the phone day and night. For an inspection, choose a morning or an afternoon in the next seven days.',
  action: 'Pick a Time',
} as const;
