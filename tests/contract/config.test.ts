import { describe, expect, test } from 'vitest';
import { ConfigError, PLACEHOLDERS, placeholdersLeft, readSiteConfig } from '#contract/config.ts';

test('without any settings, or with empty ones, the site has its placeholders and backend, and claims no license', () => {
  expect(readSiteConfig({})).toMatchObject({
    companyName: PLACEHOLDERS.VITE_COMPANY_NAME,
    bookingEndpoint: '/api/script',
    repEndpoint: '/api/script',
    emailjsOrigin: '',
    license: undefined,
    insurance: undefined,
    emailjsBlockList: [],
    emailjsBlockHeadless: false,
    stormBanner: 'auto',
  });
  expect(readSiteConfig({ VITE_HOTLINE: '  ' }).hotline).toBe(PLACEHOLDERS.VITE_HOTLINE);
});

test('with a real EmailJS account, mail goes to EmailJS unless another origin is set', () => {
  expect(readSiteConfig({ VITE_EMAILJS_PUBLIC_KEY: 'k1' }).emailjsOrigin).toBe('https://api.emailjs.com');
  const own = { VITE_EMAILJS_PUBLIC_KEY: 'k1', VITE_EMAILJS_ORIGIN: 'https://mail.tarps.example' };
  expect(readSiteConfig(own).emailjsOrigin).toBe('https://mail.tarps.example');
});

test('license and insurance are shown as written; the EmailJS limits are seconds, a list, and yes or no', () => {
  const set = {
    VITE_LICENSE: ' CCC1234567, CBC765432 ',
    VITE_INSURANCE: 'General liability insured',
    VITE_EMAILJS_THROTTLE_SECONDS: '15',
    VITE_EMAILJS_BLOCKLIST: ' Spam@One.example , two@one.example',
    VITE_EMAILJS_BLOCK_HEADLESS: 'yes',
  };
  expect(readSiteConfig(set)).toMatchObject({
    license: 'CCC1234567, CBC765432',
    insurance: 'General liability insured',
    emailjsThrottleMs: 15_000,
    emailjsBlockList: ['spam@one.example', 'two@one.example'],
    emailjsBlockHeadless: true,
  });
});

test.each(['auto', 'on', 'off'])('the storm banner may be %s', (storm) => {
  expect(readSiteConfig({ VITE_STORM: ` ${storm} ` }).stormBanner).toBe(storm);
  const origin = storm === 'off' ? '' : 'https://api.weather.gov';
  expect(readSiteConfig({ VITE_STORM: storm }).weatherOrigin).toBe(origin);
});

describe('a wrong value fails with one line that names the variable and the expected form', () => {
  const ONE_ACCOUNT = 'the address without /u/<number>/, which only works for one account';
  const EXEC = 'the address ending in /exec, not the test address ending in /dev';
  const LICENSE = 'a license number like CCC1234567, or up to three separated by commas';
  const ENDPOINT = 'a path like /api/script, or an https address like https://script.google.com/…/exec';

  test.each<readonly [name: string, value: string, form: string]>([
    ['VITE_HOTLINE', '(321) 555-0123', 'a phone number in E.164 form, like +13215550123'],
    ['VITE_CONTACT_EMAIL', 'help', 'an email address'],
    ['VITE_CONTACT_EMAIL', 'help?cc=x@tarps.example', 'an email address'],
    ['VITE_SITE_URL', 'https://tarps.example/', 'an origin like https://www.example.com, without a path'],
    ['VITE_SITE_URL', 'https://tarps.example:port', 'an origin like https://www.example.com, without a path'],
    [
      'VITE_SITE_URL',
      'https://tarps.example:70000',
      'an origin like https://www.example.com, without a path',
    ],
    ['VITE_MAP_TILES', 'https://[tiles/{z}/{x}/{y}', 'a tile address with {z}, {x} and {y}'],
    ['VITE_REP_ENDPOINT', 'https://script.google.com/a/u/1/s/exec', ONE_ACCOUNT],
    ['VITE_BOOKING_ENDPOINT', 'https://script.google.com/macros/s/x/dev', EXEC],
    ['VITE_BOOKING_ENDPOINT', 'https://script.google.com/macros/s/x', EXEC],
    ...['http://script', 'http://localhost.evil', '//script', 'script', 'ftp://script'].map(
      (start) => ['VITE_REP_ENDPOINT', `${start}.example/exec`, ENDPOINT] as const,
    ),
    ['VITE_REP_ENDPOINT', 'https://tarps.example:port/api', ENDPOINT],
    ['VITE_EMAILJS_ORIGIN', 'http://mail.example', 'an https origin like https://api.emailjs.com'],
    ['VITE_LICENSE', 'Lic. #1234567', LICENSE],
    ['VITE_LICENSE', 'CCC1234567,,CBC1234567', LICENSE],
    ['VITE_INSURANCE', 'x'.repeat(41), 'a text of up to 40 characters, like General liability insured'],
    ['VITE_STORM', 'yes', 'auto, on or off'],
    ['VITE_STORM', 'ON', 'auto, on or off'],
    ['VITE_REP_TOKEN', 'two words', '1 to 200 characters without spaces'],
  ])('%s=%s', (name, value, form) => {
    expect(() => readSiteConfig({ [name]: value })).toThrow(new ConfigError(`${name} must be ${form}`));
  });

  test('and two wrong values fail with two lines', () => {
    const wrong = { VITE_HOTLINE: 'x', VITE_CONTACT_EMAIL: 'y' };
    expect(() => readSiteConfig(wrong)).toThrow(/HOTLINE.*\n.*CONTACT_EMAIL/);
  });
});

test.each([
  '/api/script',
  'https://script.google.com/macros/s/x/exec',
  'https://leads.tarps.example/api/script',
  'http://localhost:5173/api/script',
  'http://127.0.0.1:4173/api/script',
])('%s is a valid endpoint', (value) => {
  expect(readSiteConfig({ VITE_REP_ENDPOINT: value }).repEndpoint).toBe(value);
});

test('the variables that still have a placeholder are listed by name', () => {
  expect(placeholdersLeft({})).toEqual(Object.keys(PLACEHOLDERS));
  expect(placeholdersLeft({ VITE_HOTLINE: '+13215550199' })).not.toContain('VITE_HOTLINE');
  expect(placeholdersLeft({ VITE_HOTLINE: PLACEHOLDERS.VITE_HOTLINE })).toContain('VITE_HOTLINE');
});
