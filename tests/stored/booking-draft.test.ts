// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';

afterEach(() => sessionStorage.clear());

const EMPTY = { values: {}, prefilled: {}, submissionId: '', isOwn: false };

test.each(['', 'x', '[', 'null', '"text"', '12'])('%j in storage is an empty draft', (text) => {
  sessionStorage.setItem('bookingDraft', text);
  expect(bookingDraft.read()).toEqual(EMPTY);
});

test('only the valid values of a draft that something else changed are read', () => {
  const values = {
    firstName: 'Ada',
    lastName: 7,
    notes: 'x'.repeat(4 * LIMITS.notes + 1),
    shoeSize: '42',
    ownerConfirmed: 'Yes',
  };
  sessionStorage.setItem(
    'bookingDraft',
    JSON.stringify({ values, prefilled: 'none', submissionId: 'id'.repeat(99), isOwn: 'yes' }),
  );
  expect(bookingDraft.read()).toEqual({ ...EMPTY, values: { firstName: 'Ada', ownerConfirmed: 'Yes' } });
});

test('a draft is read as it was written, and is empty after it is removed', () => {
  const draft = {
    values: { firstName: 'Ada' },
    prefilled: { service: 'roof-inspection' },
    submissionId: 'id-1',
    isOwn: true,
  };
  bookingDraft.write(draft);
  expect(JSON.parse(sessionStorage.getItem('bookingDraft') ?? '')).toEqual(draft);
  expect(bookingDraft.read()).toEqual(draft);
  bookingDraft.remove();
  expect(bookingDraft.read()).toEqual(EMPTY);
});
