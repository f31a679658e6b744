import { PLACEHOLDERS } from '#contract/config.ts';
import { diagnose } from '#tests/doctor/diagnosis.ts';
import { BUILT_SITE } from '../support/site/built-site.ts';
import { expect, test } from '../support/test.ts';

test('the doctor reads the real build: its values, pages and headers are ticked, and a changed value is named', async ({
  site,
}) => {
  const examine = (variables: Record<string, string>) =>
    diagnose({
      folder: BUILT_SITE,
      dist: '.',
      variables,
      // The site is built for another port.
      send: (address, init) => fetch(String(address).replace(PLACEHOLDERS.VITE_SITE_URL, site.url), init),
    });
  const { done } = await examine(PLACEHOLDERS);
  expect(Object.keys(done)).toEqual(
    expect.arrayContaining([
      'dist/ is built with the values of .env',
      'The published site has the values of .env',
      'Every page answers with its own document',
      'An unknown address answers 404',
      'Every page has the headers of dist/_headers',
      'service-worker.js is not cached',
      'The booking script accepts VITE_BOOKING_TOKEN',
      'The contact form has a mail service that answers',
    ]),
  );
  const { open } = await examine({ ...PLACEHOLDERS, VITE_REP_TOKEN: 'another' });
  expect(open['The published site has the values of .env']).toContain('VITE_REP_TOKEN on the site');
});
