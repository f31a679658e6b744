import { describe, expect, test } from 'vitest';
import { areaCode, areaCodeZones } from '#backend/core/calling-hours/area-codes.ts';
import type { Zone } from '#backend/core/calling-hours/call-hours.ts';

describe('the area code of a number', () => {
  test.each([
    ['13215550100', '321'],
    ['3215550100', ''],
    ['442079460958', ''],
    ['5550100', ''],
    ['123', ''],
    ['', ''],
  ])('of %j is %j', (key, code) => {
    expect(areaCode(key)).toBe(code);
  });
});

describe('an area code lies in', () => {
  test.each<[string, readonly Zone[]]>([
    ['321', ['eastern']],
    ['251', ['central']],
    ['850', ['eastern', 'central']],
    ['448', ['eastern', 'central']],
    ['303', ['mountain']],
    ['602', ['arizona']],
    ['928', ['mountain', 'arizona']],
    ['619', ['pacific']],
    ['907', ['alaska', 'aleutian']],
    ['808', ['hawaii']],
    ['671', ['guam']],
    ['670', ['guam']],
    ['684', ['samoa']],
    ['787', ['atlantic']],
    ['939', ['atlantic']],
    ['340', ['atlantic']],
    ['208', ['mountain', 'pacific']],
    ['701', ['central', 'mountain']],
  ])('%s: %j', (code, zones) => {
    expect(areaCodeZones(code)).toEqual(zones);
  });

  test.each(['800', '833', '844', '855', '866', '877', '888', '900', '500', '999', '902', '441', '123', ''])(
    'no place: %j',
    (code) => {
      expect(areaCodeZones(code)).toEqual([]);
    },
  );
});
