import { describe, expect, test } from 'vitest';
import { isCallingTime } from '#backend/core/calling-hours/call-hours.ts';
import { findCallWindow } from '#backend/core/calling-hours/call-window.ts';
import { isZipInState, stateWindow, zipWindow } from '#backend/core/calling-hours/places.ts';
import type { CallWindow } from '#backend/core/rows.ts';
import { phoneKey } from '#tests/builders/phone.ts';
import { at, DAY, HOUR } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

type Lead = Partial<Parameters<typeof findCallWindow>[0]> & { phone?: string };

const getWindow = ({ phone = '', ...lead }: Lead, nowMs = FRIDAY_TEN) =>
  findCallWindow(
    {
      source: 'import',
      state: '',
      zip: '',
      phoneKey: phoneKey(phone),
      createdAt: at(0),
      apptDate: '2026-11-21',
      ...lead,
    },
    nowMs,
  );

describe('the calling hours of a lead depend on where it lives', () => {
  test.each<[string, Lead, CallWindow]>([
    ['Palm Bay', { state: 'FL', zip: '32905' }, 'eastern'],
    ['Tallahassee', { state: 'FL', zip: '32301' }, 'eastern'],
    ['Apalachicola, east of the river', { state: 'FL', zip: '32320' }, 'eastern'],
    ['Panama City', { state: 'FL', zip: '32401' }, 'central'],
    ['Pensacola', { state: 'fl', zip: '32501-1234' }, 'central'],
    ['Port St. Joe, Eastern although its ZIP range is Central', { state: 'FL', zip: '32456' }, 'eastern'],
    ['no ZIP code, a panhandle number', { state: 'FL', phone: '(850) 555-0101' }, 'panhandle'],
    ['no ZIP code, the newer panhandle area code', { state: 'Fla.', phone: '+1 448 555 0101' }, 'panhandle'],
    ['a panhandle number at a Palm Bay ZIP code', { zip: '32905', phone: '850-555-0101' }, 'eastern'],
    ['no ZIP code, a Brevard number', { state: 'FL', phone: '321-555-0101' }, 'eastern'],
    ['an invalid ZIP code', { state: 'Florida', zip: 'n/a', phone: '850-555-0101' }, 'panhandle'],
    ['Atlanta', { state: 'GA', zip: '30301' }, 'eastern'],
    ['Mobile', { state: 'AL', zip: '36601', phone: '251-555-0101' }, 'central'],
    ['Denver', { state: 'CO', zip: '80014' }, 'continental'],
    ['Phoenix', { state: 'az', zip: '85001' }, 'continental'],
    ['Los Angeles', { state: ' CA ', zip: '90001' }, 'continental'],
    ['Honolulu', { state: 'HI', zip: '96813' }, 'anywhere'],
    ['San Juan', { zip: '00901' }, 'anywhere'],
    ['Anchorage', { state: 'Alaska', zip: '99501' }, 'anywhere'],
  ])('%s', (_place, lead, window) => {
    expect(getWindow(lead)).toBe(window);
  });

  test.each<[string, Lead, CallWindow]>([
    ['Nashville', { state: 'TN', zip: '37201' }, 'central'],
    ['Knoxville, in a ZIP range with two zones', { state: 'TN', zip: '37902' }, 'panhandle'],
    ['Louisville', { state: 'KY', zip: '40202' }, 'panhandle'],
    ['Detroit', { state: 'MI', zip: '48201' }, 'eastern'],
    ['Gary', { state: 'IN', zip: '46402' }, 'panhandle'],
    ['Fargo', { state: 'ND', zip: '58102' }, 'continental'],
    ['Rapid City', { state: 'SD', zip: '57701' }, 'continental'],
    ['El Paso', { state: 'TX', zip: '79901' }, 'continental'],
    ['Houston', { state: 'TX', zip: '77002' }, 'central'],
    ['Austin, in a separate ZIP range', { state: 'Texas', zip: '73301' }, 'central'],
    ["Coeur d'Alene", { state: 'ID', zip: '83814' }, 'continental'],
    ['Winamac, near the zone line in Indiana', { state: 'IN', zip: '46996' }, 'panhandle'],
    ['Ontario, Oregon', { state: 'OR', zip: '97914' }, 'continental'],
    ['somewhere in Tennessee', { state: 'TN' }, 'panhandle'],
    ['somewhere in Texas', { state: 'Texas' }, 'continental'],
    ['somewhere in Idaho', { state: 'Idaho' }, 'continental'],
  ])('%s, in a state with two zones', (_place, lead, window) => {
    expect(getWindow(lead)).toBe(window);
  });

  test.each<[string, string, CallWindow]>([
    ['California', '', 'continental'],
    ['ALABAMA', '', 'central'],
    ['Georgia, USA', '', 'eastern'],
    ['Calif., which nobody has listed', '', 'continental'],
    ['N.C.', '', 'eastern'],
    ['Texas', '75001', 'central'],
    ['Washington, D.C.', '', 'eastern'],
    ['Mississippi', '', 'central'],
    ['New  York', '', 'eastern'],
    ['Puerto Rico', '', 'anywhere'],
  ])('a state written as %s', (state, zip, window) => {
    expect(getWindow({ state, zip })).toBe(window);
  });

  test.each<[string, Lead, CallWindow]>([
    ['no state, a ZIP code of Beverly Hills', { zip: '90210' }, 'continental'],
    ['an unknown state, a ZIP code of Chicago', { state: 'Chicagoland', zip: '60601' }, 'central'],
    ['Florida by default, a ZIP code of Mobile', { state: 'FL', zip: '36601' }, 'panhandle'],
    ['Florida by default, a ZIP code of Beverly Hills', { state: 'FL', zip: '90210' }, 'continental'],
    ['Florida by default, a ZIP code of Honolulu', { state: 'FL', zip: '96813' }, 'anywhere'],
    ['a ZIP code of Georgia in Texas', { state: 'TX', zip: '30301' }, 'continental'],
    ['a ZIP code of New York in California', { state: 'CA', zip: '10001' }, 'continental'],
    ['a ZIP code of Chicago in Michigan', { state: 'MI', zip: '60601' }, 'panhandle'],
    ['a ZIP code of New York in Tennessee', { state: 'TN', zip: '10001' }, 'panhandle'],
    ['a ZIP code of New York in Puerto Rico', { state: 'PR', zip: '10001' }, 'anywhere'],
    ['no state, a ZIP code without its leading zero', { zip: '2134' }, 'continental'],
    ['a military address', { state: 'AE', zip: '09012' }, 'continental'],
    ['a nine-digit ZIP code without a hyphen, with spaces around it', { zip: ' 325011234 ' }, 'central'],
    ['a number that is longer than a ZIP code', { zip: '325011' }, 'continental'],
    ['a ZIP code after another word', { zip: 'ZIP 32501' }, 'continental'],
    ['a place that only begins like Florida', { state: 'Flatonia', phone: '850-555-0101' }, 'continental'],
    ['a place that only ends like Florida', { state: 'West Florida', phone: '850-555-0101' }, 'continental'],
    ['a country before the state', { state: 'USA Georgia' }, 'continental'],
    ['only a phone number', { phone: '850-555-0101' }, 'continental'],
    ['nothing', {}, 'continental'],
  ])('with %s', (_what, lead, window) => {
    expect(getWindow(lead)).toBe(window);
  });
});

describe('a booking', () => {
  const pensacola: Lead = { source: 'booking', state: 'FL', zip: '32501' };

  test('may be called at any hour in its first week, because the homeowner asked for it', () => {
    expect(getWindow(pensacola)).toBe('any');
    expect(getWindow(pensacola, FRIDAY_TEN + 7 * DAY - 1)).toBe('any');
  });

  test('may be called only in its local calling hours after the homeowner has canceled the visit', () => {
    expect(getWindow({ ...pensacola, apptDate: '' })).toBe('central');
  });

  test('may be called only in its local calling hours once it is a week old', () => {
    expect(getWindow(pensacola, FRIDAY_TEN + 7 * DAY)).toBe('central');
  });
});

const EVERY_STATE = (
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA ' +
  'RI SC SD TN TX UT VA VT WA WI WV WY AS GU MP PR VI'
).split(' ');

test.each(EVERY_STATE)('the state code %s is known', (code) => {
  expect(stateWindow(code)).not.toBeNull();
});

test('almost every ZIP code prefix has a known call window', () => {
  const zips = Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`);
  expect(zips.filter((zip) => zipWindow(zip) !== null).length).toBeGreaterThan(880);
});

test('Florida’s ZIP codes start with 320 to 349, except for military mail', () => {
  const isFloridaZip = (zip: string) => isZipInState('Fla.', zip);
  expect(['32003', '32905', '34997-1234'].every(isFloridaZip)).toBe(true);
  expect(['31999', '34001', '35004', '13205', '3290', ''].some(isFloridaZip)).toBe(false);
});

test.each(['10001', '30301', '48201', '60601', '75201', '90210', '96813'])(
  'a lead whose state does not match its ZIP code %s is never called outside that state’s calling hours',
  (zip) => {
    const noon = Date.parse('2026-11-20T17:00:00.000Z');
    for (const state of EVERY_STATE.filter((code) => !isZipInState(code, zip))) {
      const window = getWindow({ state, zip });
      for (let hour = 0; hour < 24; hour++) {
        const ms = noon + hour * HOUR;
        const allowed = isCallingTime(stateWindow(state) ?? 'any', ms);
        if (isCallingTime(window, ms)) expect([state, hour, allowed]).toEqual([state, hour, true]);
      }
    }
  },
);
