import { expect, test } from 'vitest';
import { toSlug } from '#contract/lead/slug.ts';
import { DISPOSITIONS, isLeadStatus, LEAD_STATUSES } from '#contract/lead/status.ts';
import { hasLostZero, zipDigits } from '#contract/lead/zip.ts';
import { cells } from '#tests/written.ts';

test('the five statuses have the specification’s names; two need notes, and two stay open', () => {
  const closed = ['Qualified – Appointment Set', 'Not Qualified', 'DO NOT CALL'];
  expect(LEAD_STATUSES).toEqual(['New Lead', 'Attempted', ...closed]);
  const needNotes = LEAD_STATUSES.filter((status) => DISPOSITIONS[status].needsNotes);
  expect(needNotes).toEqual(['Attempted', 'Qualified – Appointment Set']);
  expect(LEAD_STATUSES.filter((status) => DISPOSITIONS[status].isOpen)).toEqual(['New Lead', 'Attempted']);
  for (const word of ['Qualified - Appointment Set', 'new lead', '', 'toString'])
    expect(isLeadStatus(word)).toBe(false);
});

test('a ZIP code is read in its usual forms, and is said to have lost its leading zero', () => {
  for (const typed of ['32905', ' 32905 ', '32905-1234', '329051234', '32905 1234']) {
    expect([zipDigits(typed), hasLostZero(typed)]).toEqual(['32905', false]);
  }
  const wrong = cells(' | 3290 | ABCDE | 99999-1 | 329055 | K1A 0B1 | 32905-12345');
  expect(wrong.map(zipDigits).join('')).toBe('');
  expect(['2139', '21391234', '2139-1234'].every(hasLostZero)).toBe(true);
  expect(['213', 'ABCD'].some(hasLostZero)).toBe(false);
});

test.each([
  ['Palm Bay squall line', 'palm-bay-squall-line'],
  ['  Hail, 11/20 (north)! ', 'hail-11-20-north'],
  ['Décembre — São Paulo', 'decembre-sao-paulo'],
  ['---', ''],
  ['東京', ''],
  ['x'.repeat(60), 'x'.repeat(48)],
  [`${'x'.repeat(47)} y`, 'x'.repeat(47)],
])('the batch %j has the id %j', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
