/** The sections below the hero. The hero's text (HOME, TRUST_BADGES and HOME_STEPS) is in company.ts. */
export const HOME_SECTIONS = {
  description:
    'Emergency roof tarping and no-cost roof inspections on Florida’s Space Coast, day and night. Damage photographed, your insurer billed directly.',
  eyebrow: '24/7 emergency roof tarping',
  steps: {
    title: 'What happens next',
    lead: 'Until we are there, stay off the roof, keep clear of wet ceilings and outlets, and catch what you can in a bucket.',
  },
  costs: {
    title: 'What it costs',
    lead: 'Plainly, because you have enough to worry about tonight.',
  },
  cities: {
    title: 'Where we work',
    lead: 'Brevard County from Titusville to Palm Bay, and Central Florida from Vero Beach to Deltona.',
    action: 'See the whole service area',
  },
  questions: {
    title: 'Asked at two in the morning',
    lead: 'The first things people want to know, answered straight.',
    action: 'How the whole process works',
  },
  closing: {
    title: 'Rain is coming back. Cover it first.',
    text: 'Call if water is coming in. If it can wait for daylight, pick a morning or an afternoon.',
  },
} as const;

/** Specification, sections 1 and 9. */
export const HOME_COSTS = [
  {
    id: 'inspection',
    what: 'The inspection',
    price: 'No cost',
    text: 'Whether or not you file a claim, and whether or not you hire us.',
  },
  {
    id: 'tarping',
    what: 'Emergency tarping',
    price: 'Nothing up front',
    text: 'We bill your insurer directly for the work your policy covers.',
  },
  {
    id: 'deductible',
    what: 'Your deductible',
    price: 'Yours to pay',
    text: 'You remain responsible for it. No contractor may pay or waive it.',
  },
  {
    id: 'denied',
    what: 'If the claim is denied',
    price: 'No bill to you',
    text: 'You are never personally billed for denied claims or uncovered services.',
  },
] as const;

/** Ids from faq.ts. */
export const HOME_QUESTIONS: readonly string[] = ['speed', 'weather', 'insurer-first', 'trust'];
