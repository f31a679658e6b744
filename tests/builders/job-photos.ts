import type { CompanyContent } from '#contract/company-content.ts';

export const aJob = (name: string): CompanyContent['photos'][number] => ({
  before: { file: `${name}-before.jpg`, alt: `${name}: open ridge` },
  after: { file: `${name}-after.jpg`, alt: `${name}: tarped ridge` },
  caption: `${name}, tarped the same day.`,
  city: 'Palm Bay',
  date: 'October 2026',
});
