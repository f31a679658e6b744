// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';

afterEach(() => sessionStorage.clear());

const EMPTY = { values: {}, prefilled: {}, submissionId: '', isOwn: false };

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
