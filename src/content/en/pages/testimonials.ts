import type { CompanyContent } from '#contract/company-content.ts';

declare global {
  /** Inlined by the build, which reads and checks the owner's file (build/config/company-folder.ts). */
  const __REVIEWS__: CompanyContent['reviews'];
}

export const REVIEWS = __REVIEWS__;

export const TESTIMONIALS = {
  /** While rating and reviews are not those of the company's customers (16 CFR 465 forbids fake reviews). */
  sampleNotice: 'Sample rating and reviews, shown until our customers’ own take their place.',
  sample: 'Sample',
  heading: 'What Customers Say',
  action: 'Request No-Cost Assessment',
} as const;

export const WHY_CHOOSE_US = [
  {
    id: 'answer',
    title: 'We answer the phone',
    text: 'The line is open 24 hours a day, every day of the year, including holidays.',
  },
  {
    id: 'work',
    title: 'We’re local',
    text: 'We’ve been based in Palm Bay since 2020, and our crews know Brevard County roofs.',
  },
  {
    id: 'paper',
    title: 'You get complete records',
    text: 'You get dated photos of every damaged area and one clear invoice, and your insurer gets the same.',
  },
] as const;

export const TESTIMONIALS_WORDS = {
  description: 'What people on the Space Coast say about our roof tarping, inspections and documentation.',
  why: 'Why Customers Choose Us',
  stars: (rating: number) => `${rating} out of 5 stars`,
  /** Where the customer wrote the review, such as Google. */
  readOn: (source: string) => `Read it on ${source}`,
} as const;
