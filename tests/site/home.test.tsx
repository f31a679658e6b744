import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CITIES } from '#src/content/places/cities.ts';
import { open } from '#tests/render.tsx';

const main = () => within(screen.getByRole('main'));

test('the home page opens with the promise of the specification', async () => {
  await open('/');
  const heading = main().getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Protect Your Home\. Protect Your Peace of Mind\.$/);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('every “Request Inspection” leads to the schedule', async () => {
  await open('/');
  const buttons = main().getAllByRole('link', { name: 'Request Inspection' });
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) expect(button).toHaveAttribute('href', '/schedule');
});

test.each([
  'Locally Owned & Operated',
  '24/7 Emergency Response Team',
  'Professional Documentation & Photos',
])('the home page wears the badge “%s”', async (badge) => {
  await open('/');
  expect(main().getByText(badge)).toBeVisible();
});

test('the home page dials the hotline', async () => {
  await open('/');
  for (const link of main().getAllByRole('link', { name: /^Call/ })) {
    expect(link).toHaveAttribute('href', 'tel:+13215550123');
  }
});

test('whoever reads what it costs reads that the deductible is theirs to pay', async () => {
  await open('/');
  const costs = within(main().getByRole('region', { name: 'What it costs' }));
  expect(costs.getByText('Nothing up front')).toBeVisible();
  expect(costs.getByText('Your deductible')).toBeVisible();
  expect(costs.getByText(/You remain responsible for it/)).toBeVisible();
});

test('the home page links to each featured city', async () => {
  await open('/');
  for (const { name, slug } of CITIES) {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', `/${slug}`);
  }
});

test('a question opens to its answer', async () => {
  const { user } = await open('/');
  const question = main().getByText('How fast can you be here?');
  const details = question.closest('details');
  expect(details).not.toHaveAttribute('open');
  await user.click(question);
  expect(details).toHaveAttribute('open');
  expect(main().getByText(/respond to emergencies within 24 hours/)).toBeVisible();
});
