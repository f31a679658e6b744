import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CITIES } from '#src/content/places/cities.ts';
import { SERVICE_AREAS } from '#src/content/places/service-areas.ts';
import { open } from '#tests/render.tsx';

const main = () => within(screen.getByRole('main'));

test('the services page has cards that lead to the schedule', async () => {
  await open('/services');
  for (const name of ['Rapid Emergency Response', 'Damage Documentation', 'Book Your Service Now'])
    expect(main().getByRole('link', { name })).toHaveAttribute('href', '/schedule');
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

test('the testimonials page has six five-star reviews and leads to the schedule', async () => {
  await open('/testimonials');
  expect(main().getByText('5.0')).toBeVisible();
  expect(main().getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(6);
  expect(main().getByRole('link', { name: 'Request No-Cost Assessment' })).toHaveAttribute(
    'href',
    '/schedule',
  );
});

test('the contact page has the hotline and the email address', async () => {
  await open('/contact');
  expect(main().getByRole('link', { name: '(321) 555-0123' })).toHaveAttribute('href', 'tel:+13215550123');
  expect(main().getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});
