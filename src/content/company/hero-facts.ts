import type { SiteConfig } from '#contract/config.ts';
import { COMPANY } from './company.ts';
import { RATING } from './rating.ts';

/** The facts in a hero. License, insurance and rating are absent until the owner has given them. */
export const heroFacts = (
  { license, insurance }: Pick<SiteConfig, 'license' | 'insurance'>,
  { isConfirmed, average, label }: Pick<typeof RATING, 'isConfirmed' | 'average' | 'label'> = RATING,
): string =>
  [
    `Since ${COMPANY.since}`,
    COMPANY.baseCity,
    license && `Florida license ${license}`,
    insurance,
    isConfirmed && `${average} ${label}`,
  ]
    .filter(Boolean)
    .join(' · ');
