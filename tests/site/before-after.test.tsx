import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BeforeAfter } from '#src/components/site/sections/before-after.tsx';
import { BEFORE_AFTER } from '#src/content/pages/home.ts';
import { aJob } from '#tests/builders/job-photos.ts';

test('each job has its two pictures, which load late and hold their place, and says where and when it was', () => {
  render(<BeforeAfter ground="white" {...BEFORE_AFTER} jobs={[aJob('Ridge'), aJob('Valley')]} />);
  const section = within(screen.getByRole('region', { name: 'Before and after' }));
  expect(section.getAllByRole('figure').map((job) => job.textContent)).toEqual([
    'BeforeAfterRidge, tarped the same day. Palm Bay, October 2026',
    'BeforeAfterValley, tarped the same day. Palm Bay, October 2026',
  ]);
  const pictures = section.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/photos/Ridge-before.jpg',
    '/photos/Ridge-after.jpg',
    '/photos/Valley-before.jpg',
    '/photos/Valley-after.jpg',
  ]);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName(/ridge$/);
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
    expect(picture).toHaveAttribute('width', '1200');
    expect(picture).toHaveAttribute('height', '900');
  }
});

test('without a job there is nothing', () => {
  const { container } = render(<BeforeAfter ground="white" {...BEFORE_AFTER} jobs={[]} />);
  expect(container).toBeEmptyDOMElement();
});
