import type { SiteConfig } from '#contract/config.ts';
import { HERO_FACTS } from '#words/company/company.ts';
import { COMPANY } from './company.ts';
import { RATING } from './rating.ts';

/** The facts in a hero. License, insurance and rating are absent until the owner has given them. */
export const heroFacts = (
  { license, insurance }: Pick<SiteConfig, 'license' | 'insurance'>,
  { isConfirmed, average }: Pick<typeof RATING, 'isConfirmed' | 'average'> = RATING,
): string =>
  [
    HERO_FACTS.since(COMPANY.since),
    COMPANY.baseCity,
    license && HERO_FACTS.license(license),
    insurance,
    isConfirmed && HERO_FACTS.rating(average),
  ]
    .filter(Boolean)
    .join(' · ');
