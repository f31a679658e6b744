import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CITIES } from '#src/content/places/cities.ts';
import { open } from '#tests/render.tsx';

const main = () => within(screen.getByRole('main'));

test('the home page claims nothing that is not given, and leads to the schedule, the hotline and each city', async () => {
  await open('/');
  const heading = main().getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Protect Your Home\. Protect Your Peace of Mind\.$/);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(main().getByText(/^Since 2020/)).toHaveTextContent(/^Since 2020 · Palm Bay$/);
  expect(screen.queryByText('Before and after')).toBeNull();
  for (const button of main().getAllByRole('link', { name: 'Request Inspection' }))
    expect(button).toHaveAttribute('href', '/schedule');
  for (const link of main().getAllByRole('link', { name: /^Call/ }))
    expect(link).toHaveAttribute('href', 'tel:+13215550123');
  for (const { name, slug } of CITIES)
    expect(main().getByRole('link', { name })).toHaveAttribute('href', `/${slug}`);
  expect(
    within(main().getByRole('region', { name: 'What it costs' })).getByText(/You remain responsible for it/),
  ).toBeVisible();
});

test('a sample of the insurer’s file is marked as one, and each photo has a number, a measure and a date', async () => {
  await open('/');
  const file = within(main().getByRole('region', { name: 'The file your insurer gets' }));
  expect(file.getByText('Sample')).toBeVisible();
  expect(file.getByText('123 Palm St (sample address)')).toBeVisible();
  const photos = file.getAllByRole('figure').filter((photo) => photo.closest('li'));
  expect(photos.map((photo) => photo.querySelector('figcaption')?.textContent)).toEqual([
    '1 · Whole roof, south side',
    '2 · Missing shingles, 4\u00a0ft\u00a0×\u00a06\u00a0ft',
    '3 · Wet ceiling, hall, 3\u00a0ft\u00a0×\u00a05\u00a0ft',
    '4 · Tarp in place, 12\u00a0ft\u00a0×\u00a020\u00a0ft',
  ]);
  for (const photo of photos) {
    expect(photo.querySelector('time')?.dateTime).toMatch(/^2025-08-14T\d\d:\d\d$/);
    expect(within(photo).getByText(/^08\/14\/25 \d+:\d\d AM$/)).toBeVisible();
  }
  const used = [...document.querySelectorAll('figure use')].map((use) => use.getAttribute('href') ?? '');
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((id) => document.querySelector(id) === null)).toEqual([]);
});
