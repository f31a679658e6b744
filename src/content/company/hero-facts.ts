import type { SiteConfig } from '#contract/config.ts';
import { HERO_FACTS } from '#words/company/company.ts';
import { COMPANY } from './company.ts';
import { RATING } from './rating.ts';

type Credentials = Pick<SiteConfig, 'license' | 'insurance'>;

/** License and insurance; empty until the owner has given them. */
export const credentials = ({ license, insurance }: Credentials): string =>
  [license && HERO_FACTS.license(license), insurance].filter(Boolean).join(' · ');

/** The facts in a hero. License, insurance and rating are absent until the owner has given them. */
export const heroFacts = (
  of: Credentials,
  { isConfirmed, average }: Pick<typeof RATING, 'isConfirmed' | 'average'> = RATING,
): string =>
  [
    HERO_FACTS.since(COMPANY.since),
    COMPANY.baseCity,
    credentials(of),
    isConfirmed && HERO_FACTS.rating(average),
  ]
    .filter(Boolean)
    .join(' · ');
