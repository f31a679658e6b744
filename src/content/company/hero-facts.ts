import type { SiteConfig } from '#contract/config.ts';
import { TESTIMONIALS } from '#src/content/pages/testimonials.ts';
import { COMPANY } from './company.ts';

interface Rating {
  isConfirmed: boolean;
  averageRating: string;
  ratingLabel: string;
}

/** The facts in a hero. License, insurance and rating are absent until the owner has given them. */
export const heroFacts = (
  { license, insurance }: Pick<SiteConfig, 'license' | 'insurance'>,
  { isConfirmed, averageRating, ratingLabel }: Rating = TESTIMONIALS,
): string =>
  [
    `Since ${COMPANY.since}`,
    COMPANY.baseCity,
    license && `Florida license ${license}`,
    insurance,
    isConfirmed && `${averageRating} ${ratingLabel}`,
  ]
    .filter(Boolean)
    .join(' · ');
