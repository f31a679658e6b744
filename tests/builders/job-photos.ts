import type { JobPhotos } from '#src/content/company/job-photos.ts';

export const aJob = (name: string): JobPhotos => ({
  before: { file: `/photos/${name}-before.jpg`, width: 1200, height: 900, alt: `${name}: open ridge` },
  after: { file: `/photos/${name}-after.jpg`, width: 1200, height: 900, alt: `${name}: tarped ridge` },
  caption: `${name}, tarped the same day.`,
  city: 'Palm Bay',
  date: 'October 2026',
});
