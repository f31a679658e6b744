import { describe, expect, test } from 'vitest';
import { CONTACT_SERVICES } from '#contract-words/contact-form.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { SERVICE_AREAS } from '#src/content/places/service-areas.ts';
import { DEDUPLICATION_RULES, SAMPLE_LINKS } from '#src/content/rep/extension-links.ts';
import { RECENT_NOTIFICATIONS } from '#src/content/rep/notifications.ts';
import * as company from '#words/company/company.ts';
import { CONTACT_CONSENT, INSURANCE_DISCLOSURE, MARKETING_CONSENT } from '#words/company/disclosure.ts';
import { PRIVACY_POLICY } from '#words/legal/privacy.ts';
import { TERMS_OF_SERVICE } from '#words/legal/terms.ts';
import { CITY_TITLES, PAGE_TITLES } from '#words/page-titles.ts';
import * as about from '#words/pages/about.ts';
import { CITY_WORDS } from '#words/pages/city.ts';
import * as community from '#words/pages/community.ts';
import { CONTACT_PAGE } from '#words/pages/contact.ts';
import { FAQ } from '#words/pages/faq.ts';
import * as process from '#words/pages/process.ts';
import * as services from '#words/pages/services.ts';
import * as testimonials from '#words/pages/testimonials.ts';
import { countInWords } from '#words/places/service-area-page.ts';
import { cityStory } from './city-stories.ts';
import { getTexts } from './texts.ts';

const everything = getTexts([
  { ...about },
  { PAGE_TITLES, CITY_TITLES },
  CITY_WORDS,
  CITIES.map(({ slug }) => cityStory(slug)),
  { ...community },
  { ...company },
  CONTACT_PAGE,
  FAQ,
  INSURANCE_DISCLOSURE,
  PRIVACY_POLICY,
  TERMS_OF_SERVICE,
  { ...process },
  { ...services },
  { ...testimonials },
]);

describe('under Florida law,', () => {
  test.each([
    [
      'a promise to pay or waive a deductible',
      /\b(we|us|our company)\b( will|’ll| can| may)?( \w+)? (waive|cover|pay|absorb|rebate|eat)s? [^.]*deductible/i,
    ],
    [
      'a deductible that goes away',
      /(no|zero|without( a| your)?) deductible|deductible (is )?(waived|covered|free)/i,
    ],
    ['a free roof', /free roof|new roof for free|roof at no cost/i],
    ['a gift for an inspection', /gift card|coupon|cash ?back|rebate check/i],
    [
      'claim handling',
      /we (will )?(handle|negotiate|settle|fight|maximize) your claim|get (you|your claim) (paid|approved)/i,
    ],
  ])('no page contains %s', (_what, pattern) => {
    expect(everything.filter((text) => pattern.test(text))).toEqual([]);
  });

  test('every text about billing the insurer also says that customers pay their deductible', () => {
    const billing = [
      company.INSURANCE_FOOTNOTE,
      services.SERVICES_PAGE.lead,
      process.PROCESS_BENEFITS[2].text,
    ];
    for (const text of billing) expect(text).toMatch(/you remain responsible for your deductible/i);
  });

  test('the footnote is about billing the insurer and says that no benefits are assigned', () => {
    expect(company.INSURANCE_FOOTNOTE).toContain('Work Authorization');
    expect(company.INSURANCE_FOOTNOTE).toContain('not an assignment of benefits');
    expect(company.INSURANCE_FOOTNOTE).toContain('bill your insurer directly');
  });

  test('the disclosure makes the three statements of F.S. 489.147', () => {
    const [deductible, rebate, falseClaim] = INSURANCE_DISCLOSURE.statements;
    expect(deductible).toContain('responsible for the payment of any insurance deductible');
    expect(rebate).toMatch(/felony of the third degree.*pay, waive, or rebate/);
    expect(falseClaim).toMatch(/felony of the third degree.*false, incomplete, or misleading/);
  });

  test('the two consents have different versions, and both name the company and STOP', () => {
    for (const consent of [CONTACT_CONSENT, MARKETING_CONSENT]) {
      expect(consent.text).toContain('Space Coast Roof Tarping');
      expect(consent.version).toMatch(/^\d{4}-\d{2}/);
      expect(consent.text).toContain('STOP');
    }
    expect(CONTACT_CONSENT.text).toContain('not a condition of purchase');
    expect(MARKETING_CONSENT.version).not.toBe(CONTACT_CONSENT.version);
  });
});

test('both legal pages are in force, with one section for each id', () => {
  for (const page of [PRIVACY_POLICY, TERMS_OF_SERVICE]) {
    expect(page.effective).toEqual({ day: '2025-01-01', label: 'January 1, 2025' });
    expect(new Set(page.sections.map((section) => section.id)).size).toBe(page.sections.length);
  }
});

test.each([
  'Work Authorization',
  'not an assignment of benefits',
  'within 10 days',
  'limited to the amount we invoiced',
  'Florida law governs',
  'Reply STOP',
])('the terms say: %s', (point) => {
  expect(getTexts(TERMS_OF_SERVICE).join(' ')).toContain(point);
});

test.each(['Access', 'Correction', 'Deletion', 'Marketing opt-out', 'STOP'])(
  'the privacy policy covers: %s',
  (point) => {
    expect(getTexts(PRIVACY_POLICY).join(' ')).toContain(point);
  },
);

test('as the specification says, five services of contact, five time windows and the sample rows of the rep area', () => {
  expect(Object.keys(CONTACT_SERVICES)).toEqual([
    'emergency-tarping',
    'roof-repair',
    'damage-assessment',
    'insurance-coordination',
    'full-replacement',
  ]);
  expect(company.TIME_SLOT_LABELS).toHaveLength(5);
  expect(about.STATISTICS.find((one) => one.id === 'cities')?.value).toBe(
    String(CITIES.length + SERVICE_AREAS.length),
  );
  expect(RECENT_NOTIFICATIONS).toHaveLength(5);
  expect(DEDUPLICATION_RULES).toHaveLength(4);
  expect(SAMPLE_LINKS).toHaveLength(10);
});

test('a count is a word up to twelve, and digits after that', () => {
  expect([0, 8, 12, 13].map(countInWords)).toEqual(['zero', 'eight', 'twelve', '13']);
});
