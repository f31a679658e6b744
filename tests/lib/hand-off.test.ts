import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HAND_OFF_FIELDS, handOffQuery, readHandOff, SCHEDULE_FIELDS } from '#src/lib/hand-off.ts';

const line = fc.string({ maxLength: 200 }).map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, '').trim());
const contact = fc.record({
  serviceType: line,
  name: line,
  lastName: line,
  email: line,
  phone: line,
  address: line,
  city: line,
  state: line,
  zipCode: line,
});

describe('the hand-off from the schedule to the booking page', () => {
  it('carries over exactly what was typed', () => {
    fc.assert(
      fc.property(contact, (values) => {
        const read = readHandOff(`?${handOffQuery(values, { date: '2026-11-21', period: 'morning' })}`);
        expect(read).toMatchObject({ date: '2026-11-21', time: 'morning' });
        for (const field of SCHEDULE_FIELDS) {
          expect(read?.values[HAND_OFF_FIELDS[field]] ?? '').toBe(values[field]);
        }
      }),
    );
  });

  it('is null when the query has none of its parameters', () => {
    for (const query of ['', '?', '?utm_source=mail', '?firstName=Ada'])
      expect(readHandOff(query)).toBeNull();
  });

  it('never throws, and reads short lines of well-formed text from any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (noise) => {
        const read = readHandOff(`?name=${noise}&phone=${noise}&timePreference=${noise}`);
        for (const value of [read?.date, read?.time, ...Object.values(read?.values ?? {})]) {
          expect(value).not.toMatch(/\p{Cc}|\p{Cs}/u);
          expect(value?.length).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });

  it.each([
    ['?phone=+13215550142', '+13215550142'],
    ['?phone=%2B1%20321%20555%200142', '+1 321 555 0142'],
    ['?phone=%20%20(321)', '(321)'],
  ])('reads the phone number in %s', (query, phone) => {
    expect(readHandOff(query)?.values.phone).toBe(phone);
  });
});
