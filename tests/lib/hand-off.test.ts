import { describe, expect, it } from 'vitest';
import { readHandOff } from '#src/lib/hand-off.ts';

describe('the hand-off from the schedule to the booking page', () => {
  it('is null when the query has none of its parameters', () => {
    for (const query of ['', '?', '?utm_source=mail', '?firstName=Ada'])
      expect(readHandOff(query)).toBeNull();
  });

  it.each([
    ['?phone=+13215550142', '+13215550142'],
    ['?phone=%2B1%20321%20555%200142', '+1 321 555 0142'],
    ['?phone=%20%20(321)', '(321)'],
  ])('reads the phone number in %s', (query, phone) => {
    expect(readHandOff(query)?.values.phone).toBe(phone);
  });
});
