import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '#tests/render.tsx';

const main = () => within(screen.getByRole('main'));

test('the about page says since when and from where the crew works, and how to reach it', async () => {
  await open('/about');
  expect(main().getByText(/based in Palm Bay.*since 2020/i)).toBeVisible();
  expect(main().getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+13215550123');
  expect(main().getByRole('link', { name: 'Request No Cost Inspection' })).toHaveAttribute(
    'href',
    '/schedule',
  );
});

test('the community page names the three values, and links to the contact page and the chamber', async () => {
  await open('/community');
  for (const value of ['Local Partnership', 'Economic Growth', 'Innovation Focus']) {
    expect(main().getByRole('heading', { name: value })).toBeVisible();
  }
  expect(main().getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
  expect(main().getByRole('link', { name: /chamber’s website/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  );
});

test('the contact page has the hotline, the email address, the service area and the response time', async () => {
  await open('/contact');
  expect(main().getByText('Brevard County and Central FL')).toBeVisible();
  expect(main().getByText(/within 24 hours/)).toBeVisible();
  expect(main().getByRole('link', { name: '(321) 555-0123' })).toHaveAttribute('href', 'tel:+13215550123');
  expect(main().getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});
