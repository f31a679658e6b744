import { describe, expect, test } from 'vitest';
import { areaCode, areaCodeZones } from '#backend/core/calling-hours/area-codes.ts';
import { cells, pairs } from '#tests/written.ts';

test('the area code of a number is that of North American keys alone', () => {
  expect(areaCode('13215550100')).toBe('321');
  for (const key of ['3215550100', '442079460958', '5550100', '123', '']) expect(areaCode(key)).toBe('');
});

describe('an area code lies in', () => {
  test.each(
    pairs(`321 = eastern | 251 = central | 850 = eastern, central | 448 = eastern, central | 303 = mountain |
602 = arizona | 928 = mountain, arizona | 619 = pacific | 907 = alaska, aleutian | 808 = hawaii | 671 = guam |
670 = guam | 684 = samoa | 787 = atlantic | 939 = atlantic | 340 = atlantic | 208 = mountain, pacific |
701 = central, mountain`),
  )('%s: %j', (code, zones) => {
    expect(areaCodeZones(code).join(', ')).toBe(zones);
  });

  test.each(cells('800 | 833 | 844 | 855 | 866 | 877 | 888 | 900 | 500 | 999 | 902 | 441 | 123 | '))(
    'no place: %j',
    (code) => {
      expect(areaCodeZones(code)).toEqual([]);
    },
  );
});
