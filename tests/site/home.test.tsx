import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CITIES } from '#src/content/places/cities.ts';
import { open } from '#tests/render.tsx';

const main = () => within(screen.getByRole('main'));

beforeEach(async () => {
  await open('/');
});

test('the home page has the heading and the badges of the specification', () => {
  const heading = main().getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Protect Your Home\. Protect Your Peace of Mind\.$/);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  for (const badge of [
    'Locally Owned & Operated',
    '24/7 Emergency Response Team',
    'Professional Documentation & Photos',
  ]) {
    expect(main().getByText(badge)).toBeVisible();
  }
});

test('the home page links to the schedule, the hotline and each featured city', () => {
  for (const button of main().getAllByRole('link', { name: 'Request Inspection' })) {
    expect(button).toHaveAttribute('href', '/schedule');
  }
  for (const link of main().getAllByRole('link', { name: /^Call/ })) {
    expect(link).toHaveAttribute('href', 'tel:+13215550123');
  }
  for (const { name, slug } of CITIES) {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', `/${slug}`);
  }
});

test('the section on costs says that customers pay their deductible', () => {
  const costs = within(main().getByRole('region', { name: 'What it costs' }));
  expect(costs.getByText('Nothing up front')).toBeVisible();
  expect(costs.getByText('Your deductible')).toBeVisible();
  expect(costs.getByText(/You remain responsible for it/)).toBeVisible();
});

test('a click on a question shows its answer', () => {
  const question = main().getByText('How fast can you get here?');
  const details = question.closest('details');
  expect(details).not.toHaveAttribute('open');
  question.click();
  expect(details).toHaveAttribute('open');
  expect(main().getByText(/respond to emergencies within 24 hours/)).toBeVisible();
});
