import type { CompanyContent } from '#contract/company-content.ts';
import { ownersLanguage } from '#src/content/company/content-languages.ts';

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
    lead: 'The inspection costs you nothing, even if you don’t file a claim or hire us.',
  },
  cities: {
    title: 'Where we work',
    lead: 'Brevard County from Titusville to Palm Bay, and Central Florida from Vero Beach to Deltona.',
    action: 'See the whole service area',
  },
  questions: {
    title: 'Common questions',
    action: 'See how it works, step by step',
  },
  closing: {
    title: 'Get it covered before the next rain',
    text: 'If water is coming in, call now. If it can wait, pick a time.',
  },
} as const;

declare global {
  /** Inlined by the build, which reads and checks the owner's file (build/config/company-folder.ts). */
  const __PRICES__: CompanyContent['prices'];
}

/** Empty texts while the owner has given no prices. */
export const PRICES = __PRICES__;

/** Before the cases and the owner's text; empty while the owner has given no price. */
export const HOME_PRICE = PRICES.range && `A tarp costs ${PRICES.range}.`;

/** Specification, sections 1 and 9. What the owner does not say of the last two, they decide case by case. */
export const HOME_COSTS = [
  {
    id: 'insured',
    what: 'Insurance covers it',
    price: 'Nothing up front',
    text: 'We bill your insurer directly. By law, you remain responsible for your deductible. You’re never personally billed for denied claims or uncovered services.',
  },
  {
    id: 'under-deductible',
    what: 'It costs less than your deductible',
    price: PRICES.range || 'The agreed price',
    text:
      PRICES.underDeductible ||
      'Your insurer then pays nothing toward the tarp. We tell you the price before we start, and you decide.',
    lang: PRICES.underDeductible ? ownersLanguage('prices.json') : undefined,
  },
  {
    id: 'uninsured',
    what: 'You have no insurance',
    price: PRICES.range || 'The agreed price',
    text: PRICES.noInsurance || 'We tell you the price before we start. You owe nothing until you sign.',
    lang: PRICES.noInsurance ? ownersLanguage('prices.json') : undefined,
  },
] as const;

/** A drawn sample of the photos that a job's file has. Nothing in it is about a real house. */
export const PHOTO_FILE = {
  title: 'The file your insurer gets',
  lead: 'Every damaged spot is photographed, numbered, dated and measured, before the tarp and after.',
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
