import { expect, test } from 'vitest';
import { bookingReference } from '#contract/codes.ts';

test('a submission has the same reference on every device and host: calendars know its entry by that', () => {
  const ids = ['5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10', '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b11', ''];
  expect(ids.map(bookingReference)).toEqual(['RT-G79664', 'RT-7T74P9', 'RT-NQXRQT']);
});
