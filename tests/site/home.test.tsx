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

test('a sample of the insurer’s file is marked as one', async () => {
  await open('/');
  const file = within(main().getByRole('region', { name: 'The file your insurer gets' }));
  expect(file.getByText('Sample')).toBeVisible();
  expect(file.getByText('123 Palm St (sample address)')).toBeVisible();
  const used = [...document.querySelectorAll('figure use')].map((use) => use.getAttribute('href') ?? '');
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((id) => document.querySelector(id) === null)).toEqual([]);
});
