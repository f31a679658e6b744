import { describe, expect, test } from 'vitest';
import { ConfigError, PLACEHOLDERS, placeholdersLeft, readSiteConfig } from '#contract/config.ts';

test('with nothing set the site runs on its placeholders and its embedded backend', () => {
  expect(readSiteConfig({})).toMatchObject({
    companyName: PLACEHOLDERS.VITE_COMPANY_NAME,
    bookingEndpoint: '/api/script',
    repEndpoint: '/api/script',
    emailjsOrigin: '',
  });
});

test('an empty variable counts as not set', () => {
  expect(readSiteConfig({ VITE_HOTLINE: '  ' }).hotline).toBe(PLACEHOLDERS.VITE_HOTLINE);
});

test('a real EmailJS account speaks to EmailJS, unless an origin is set', () => {
  expect(readSiteConfig({ VITE_EMAILJS_PUBLIC_KEY: 'k1' }).emailjsOrigin).toBe('https://api.emailjs.com');
  const own = { VITE_EMAILJS_PUBLIC_KEY: 'k1', VITE_EMAILJS_ORIGIN: 'https://mail.tarps.example' };
  expect(readSiteConfig(own).emailjsOrigin).toBe('https://mail.tarps.example');
});

test('who is turned away by EmailJS is read as people write it: seconds, a list with commas, yes or no', () => {
  expect(readSiteConfig({})).toMatchObject({ emailjsBlockList: [], emailjsBlockHeadless: false });
  const set = {
    VITE_EMAILJS_THROTTLE_SECONDS: '15',
    VITE_EMAILJS_BLOCKLIST: ' Spam@One.example , two@one.example',
    VITE_EMAILJS_BLOCK_HEADLESS: 'yes',
  };
  expect(readSiteConfig(set)).toMatchObject({
    emailjsThrottleMs: 15_000,
    emailjsBlockList: ['spam@one.example', 'two@one.example'],
    emailjsBlockHeadless: true,
  });
});

describe('a wrong value stops with one line that names the variable and the form it wants', () => {
  test.each([
    [
      'VITE_HOTLINE',
      '(321) 555-0123',
      'VITE_HOTLINE must be a phone number in E.164 form, like +13215550123',
    ],
    ['VITE_CONTACT_EMAIL', 'help', 'VITE_CONTACT_EMAIL must be an email address'],
    [
      'VITE_SITE_URL',
      'https://tarps.example/',
      'VITE_SITE_URL must be an origin like https://www.example.com, without a path',
    ],
    [
      'VITE_REP_ENDPOINT',
      'https://script.google.com/a/u/1/s/exec',
      'VITE_REP_ENDPOINT must be the address without /u/<number>/, which only works for one account',
    ],
    [
      'VITE_BOOKING_ENDPOINT',
      'https://script.google.com/macros/s/x/dev',
      'VITE_BOOKING_ENDPOINT must be the address ending in /exec, not the test address ending in /dev',
    ],
    [
      'VITE_BOOKING_ENDPOINT',
      'https://script.google.com/macros/s/x',
      'VITE_BOOKING_ENDPOINT must be the address ending in /exec, not the test address ending in /dev',
    ],
    ...[
      'http://script.example/exec',
      'http://localhost.evil.example/exec',
      '//script.example/exec',
      'script.example/exec',
      'ftp://script.example/exec',
    ].map((value) => [
      'VITE_REP_ENDPOINT',
      value,
      'VITE_REP_ENDPOINT must be a path like /api/script, or an https address like https://script.google.com/…/exec',
    ]),
    [
      'VITE_EMAILJS_ORIGIN',
      'http://mail.example',
      'VITE_EMAILJS_ORIGIN must be an https origin like https://api.emailjs.com',
    ],
    ['VITE_REP_TOKEN', 'two words', 'VITE_REP_TOKEN must be 1 to 200 characters without spaces'],
  ])('%s=%s', (name = '', value = '', line = '') => {
    expect(() => readSiteConfig({ [name]: value })).toThrow(new ConfigError(line));
  });

  test('two wrong values are two lines', () => {
    expect(() => readSiteConfig({ VITE_HOTLINE: 'x', VITE_CONTACT_EMAIL: 'y' })).toThrow(
      /HOTLINE.*\n.*CONTACT_EMAIL/,
    );
  });
});

test.each([
  '/api/script',
  'https://script.google.com/macros/s/x/exec',
  'https://leads.tarps.example/api/script',
  'http://localhost:5173/api/script',
  'http://127.0.0.1:4173/api/script',
])('%s can be the endpoint', (value) => {
  expect(readSiteConfig({ VITE_REP_ENDPOINT: value }).repEndpoint).toBe(value);
});

test('what is still a placeholder is known by name', () => {
  expect(placeholdersLeft({})).toEqual(Object.keys(PLACEHOLDERS));
  expect(placeholdersLeft({ VITE_HOTLINE: '+13215550199' })).not.toContain('VITE_HOTLINE');
  expect(placeholdersLeft({ VITE_HOTLINE: PLACEHOLDERS.VITE_HOTLINE })).toContain('VITE_HOTLINE');
});
