import type { CompanyContent } from '#contract/company-content.ts';

/** The sections below the hero. The hero's text (HOME, TRUST_BADGES and HOME_STEPS) is in company.ts. */
export const HOME_SECTIONS = {
  description:
    'Emergency roof tarping on Florida’s Space Coast, day and night. We photograph the damage and bill your insurer directly. Your deductible is yours to pay.',
  eyebrow: '24/7 emergency roof tarping',
  steps: {
    title: 'What happens next',
    lead: 'Until we get there, stay off the roof, keep away from wet ceilings and outlets, and put a bucket under the leak.',
  },
  costs: {
    title: 'What it costs',
    lead: 'Here’s who pays for what.',
  },
  cities: {
    title: 'Where we work',
    lead: 'Brevard County from Titusville to Palm Bay, and Central Florida from Vero Beach to Deltona.',
    action: 'See the whole service area',
  },
  questions: {
    title: 'Common questions',
    lead: 'What homeowners ask us first.',
    action: 'See how it works, step by step',
  },
  closing: {
    title: 'Get it covered before the next rain',
    text: 'Is water coming in? Call now. If it can wait, pick a morning or an afternoon.',
  },
} as const;

declare global {
  /** Inlined by the build, which reads and checks the owner's file (build/config/company-folder.ts). */
  const __PRICES__: CompanyContent['prices'];
}

/** Empty texts while the owner has given no prices. */
export const PRICES = __PRICES__;

/** Specification, sections 1 and 9. */
export const HOME_COSTS = [
  {
    id: 'inspection',
    what: 'The inspection',
    price: 'No cost',
    text: 'Even if you don’t file a claim, and even if you don’t hire us.',
  },
  {
    id: 'tarping',
    what: 'The tarp',
    price: 'Nothing up front',
    text: 'We bill your insurer directly for the work your policy covers.',
  },
  ...(PRICES.range === ''
    ? []
    : [{ id: 'price', what: 'What a tarp costs', price: PRICES.range, text: PRICES.text }]),
  {
    id: 'deductible',
    what: 'Your deductible',
    price: 'Yours to pay',
    text: 'You remain responsible for it. By law, no contractor may pay or waive it.',
  },
  {
    id: 'denied',
    what: 'If the claim is denied',
    price: 'No bill to you',
    text: 'You’re never personally billed for denied claims or uncovered services.',
  },
] as const;

/** A drawn sample of the photos that a job's file has. Nothing in it is about a real house. */
export const PHOTO_FILE = {
  title: 'The file your insurer gets',
  lead: 'Every damaged spot is photographed, numbered, dated and measured, before the tarp and after. You get the same file.',
  sheet: 'Roof photo report',
  tag: 'Sample',
  subject: '123 Palm St (sample address)',
  note: 'Drawn for this page. Your file has photos of your own roof.',
} as const;

export const SAMPLE_PHOTOS = [
  {
    id: 'roof',
    caption: 'Whole roof, south side',
    taken: '2025-08-14T07:42',
    stamp: '08/14/25 7:42 AM',
  },
  {
    id: 'shingles',
    caption: 'Missing shingles, 4\u00a0ft\u00a0×\u00a06\u00a0ft',
    taken: '2025-08-14T07:55',
    stamp: '08/14/25 7:55 AM',
  },
  {
    id: 'ceiling',
    caption: 'Wet ceiling, hall, 3\u00a0ft\u00a0×\u00a05\u00a0ft',
    taken: '2025-08-14T08:10',
    stamp: '08/14/25 8:10 AM',
  },
  {
    id: 'tarp',
    caption: 'Tarp in place, 12\u00a0ft\u00a0×\u00a020\u00a0ft',
    taken: '2025-08-14T09:36',
    stamp: '08/14/25 9:36 AM',
  },
] as const;

export const BEFORE_AFTER = {
  title: 'Before and after',
  labels: { before: 'Before', after: 'After' },
} as const;

/** Ids from faq.ts. */
export const HOME_QUESTIONS: readonly string[] = ['speed', 'weather', 'insurer-first', 'trust'];
