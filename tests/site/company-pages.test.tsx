import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CITIES } from '#src/content/places/cities.ts';
import { SERVICE_AREAS } from '#src/content/places/service-areas.ts';
import { open } from '#tests/render.tsx';

const main = () => within(screen.getByRole('main'));

describe('the services page', () => {
  test('has four cards that lead to the schedule, and the button below them', async () => {
    await open('/services');
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
      'We Work With Your Insurer, NOT Your Wallet.',
    );
    for (const name of [
      'Rapid Emergency Response',
      'Professional Roof Tarping',
      'Property Management Support',
      'Damage Documentation',
      'Book Your Service Now',
    ]) {
      expect(main().getByRole('link', { name })).toHaveAttribute('href', '/schedule');
    }
  });
});

test.each([
  ['/services', 4],
  ['/about', 2],
  ['/community', 1],
])('%s shows parts of the scene in its header again: %i', async (path, count) => {
  await open(path);
  const shown = [...document.querySelectorAll('main section use')].map(
    (use) => use.getAttribute('href') ?? '#none',
  );
  expect(shown).toHaveLength(count);
  for (const id of shown) expect(document.querySelector(`.page-header ${id}`)).not.toBeNull();
});

test('the process page has five benefits, and says how to check who is at the door', async () => {
  await open('/process');
  const benefits = within(main().getByRole('region', { name: 'What you can count on' }));
  expect(benefits.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(main().getByRole('heading', { name: 'How to recognize our crew' })).toBeVisible();
  const never = main().getByRole('heading', { name: 'What we never ask for' }).parentElement;
  expect(never).toHaveTextContent('Your Social Security number');
  expect(main().getByRole('link', { name: '(321) 555-0123' })).toHaveAttribute('href', 'tel:+13215550123');
});

test('the service area page links to each city, and names every other area under its county', async () => {
  await open('/service-area');
  for (const { name, slug } of CITIES) {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', `/${slug}`);
  }
  const others = within(main().getByRole('region', { name: 'We also serve' }));
  for (const { name, county } of SERVICE_AREAS) {
    expect(others.getByText(`${county} County:`).parentElement).toHaveTextContent(name);
  }
  expect(others.getByRole('link')).toHaveAttribute('href', '/contact');
});

test('the testimonials page has the average rating, six reviews and three reasons', async () => {
  await open('/testimonials');
  expect(main().getByText('5.0')).toBeVisible();
  expect(main().getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(6);
  const reasons = within(main().getByRole('region', { name: 'Why Customers Choose Us' }));
  expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(main().getByRole('link', { name: 'Request No-Cost Assessment' })).toHaveAttribute(
    'href',
    '/schedule',
  );
});
