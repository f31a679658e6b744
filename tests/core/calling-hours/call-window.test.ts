import { describe, expect, test } from 'vitest';
import { callWindowOf } from '#backend/core/calling-hours/call-window.ts';
import { stateCode, zonesOfState } from '#backend/core/calling-hours/states.ts';
import { zipPlace } from '#backend/core/calling-hours/zip-places.ts';
import type { CallWindow } from '#backend/core/rows.ts';
import { phoneKey } from '#contract/phone.ts';
import { DAY } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

type Lead = Partial<Parameters<typeof callWindowOf>[0]> & { phone?: string };

const createdAt = new Date(FRIDAY_TEN).toISOString();
const windowOf = ({ phone = '', ...lead }: Lead, nowMs = FRIDAY_TEN) =>
  callWindowOf(
    { source: 'import', state: '', zip: '', phoneKey: phoneKey(phone), createdAt, ...lead },
    nowMs,
  );

describe('where a lead lives decides its hours', () => {
  test.each<[string, Lead, CallWindow]>([
    ['Palm Bay', { state: 'FL', zip: '32905' }, 'eastern'],
    ['Tallahassee', { state: 'FL', zip: '32301' }, 'eastern'],
    ['Apalachicola, east of the river', { state: 'FL', zip: '32320' }, 'eastern'],
    ['Panama City', { state: 'FL', zip: '32401' }, 'central'],
    ['Pensacola', { state: 'fl', zip: '32501-1234' }, 'central'],
    ['Port St. Joe, central by its ZIP range but eastern', { state: 'FL', zip: '32456' }, 'eastern'],
    ['no ZIP code, a panhandle number', { state: 'FL', phone: '(850) 555-0101' }, 'panhandle'],
    ['no ZIP code, the newer panhandle code', { state: 'Fla.', phone: '+1 448 555 0101' }, 'panhandle'],
    ['a panhandle number that has moved to Palm Bay', { zip: '32905', phone: '850-555-0101' }, 'eastern'],
    ['no ZIP code, a Brevard number', { state: 'FL', phone: '321-555-0101' }, 'eastern'],
    ['a ZIP code that is none', { state: 'Florida', zip: 'n/a', phone: '850-555-0101' }, 'panhandle'],
    ['Atlanta', { state: 'GA', zip: '30301' }, 'eastern'],
    ['Mobile', { state: 'AL', zip: '36601', phone: '251-555-0101' }, 'central'],
    ['Denver', { state: 'CO', zip: '80014' }, 'mountain'],
    ['Phoenix', { state: 'az', zip: '85001' }, 'arizona'],
    ['Los Angeles', { state: ' CA ', zip: '90001' }, 'pacific'],
    ['Honolulu', { state: 'HI', zip: '96813' }, 'hawaii'],
    ['Pago Pago, in Hawaii’s range of ZIP codes', { zip: '96799' }, 'samoa'],
  ])('%s', (_place, lead, window) => {
    expect(windowOf(lead)).toBe(window);
  });

  test.each<[string, Lead, CallWindow]>([
    ['Nashville', { state: 'TN', zip: '37201' }, 'central'],
    ['Knoxville', { state: 'TN', zip: '37902' }, 'eastern'],
    ['Louisville', { state: 'KY', zip: '40202' }, 'eastern'],
    ['Paducah', { state: 'KY', zip: '42001' }, 'central'],
    ['Gary', { state: 'IN', zip: '46402' }, 'central'],
    ['Fargo', { state: 'ND', zip: '58102' }, 'central'],
    ['Rapid City', { state: 'SD', zip: '57701' }, 'mountain'],
    ['El Paso', { state: 'TX', zip: '79901' }, 'mountain'],
    ['Houston', { state: 'TX', zip: '77002' }, 'central'],
    ["Coeur d'Alene", { state: 'ID', zip: '83814' }, 'pacific'],
    ['Winamac, near the line in Indiana', { state: 'IN', zip: '46996' }, 'panhandle'],
    ['Ontario, Oregon', { state: 'OR', zip: '97914' }, 'northwest'],
    ['somewhere in Tennessee', { state: 'TN' }, 'panhandle'],
    ['somewhere in Texas', { state: 'Texas' }, 'plains'],
    ['somewhere in Idaho', { state: 'Idaho' }, 'northwest'],
  ])('%s, in a state with two zones', (_place, lead, window) => {
    expect(windowOf(lead)).toBe(window);
  });

  test.each<[string, string, CallWindow]>([
    ['California', '', 'pacific'],
    ['CALIFORNIA', '', 'pacific'],
    ['Calif.', '', 'pacific'],
    ['Ariz.', '', 'arizona'],
    ['Tex.', '75001', 'central'],
    ['Colorado, USA', '', 'mountain'],
    ['N.M.', '', 'mountain'],
    ['Wash.', '', 'pacific'],
    ['W. Va.', '', 'eastern'],
    ['Washington, D.C.', '', 'eastern'],
    ['Miss.', '', 'central'],
    ['New  York', '', 'eastern'],
    ['Puerto Rico', '', 'atlantic'],
  ])('a state written as %s', (state, zip, window) => {
    expect(windowOf({ state, zip })).toBe(window);
  });

  test.each<[string, Lead, CallWindow]>([
    ['no state, a ZIP code of Beverly Hills', { zip: '90210' }, 'pacific'],
    ['a state that is none, a ZIP code of Chicago', { state: 'Chicagoland', zip: '60601' }, 'central'],
    ['Florida by default, a ZIP code of Mobile', { state: 'FL', zip: '36601' }, 'panhandle'],
    ['Florida by default, a ZIP code of Beverly Hills', { state: 'FL', zip: '90210' }, 'continental'],
    ['Florida by default, a ZIP code of Honolulu', { state: 'FL', zip: '96813' }, 'anywhere'],
    ['no state, a ZIP code that lost its zero', { zip: '2134' }, 'continental'],
    ['a military address', { state: 'AE', zip: '09012' }, 'continental'],
    ['a number alone', { phone: '850-555-0101' }, 'continental'],
    ['nothing', {}, 'continental'],
  ])('known from %s', (_what, lead, window) => {
    expect(windowOf(lead)).toBe(window);
  });
});

describe('a booking', () => {
  const pensacola: Lead = { source: 'booking', state: 'FL', zip: '32501' };

  test('may be called at any hour, because the homeowner has just asked', () => {
    expect(windowOf(pensacola)).toBe('any');
    expect(windowOf(pensacola, FRIDAY_TEN + 7 * DAY - 1)).toBe('any');
  });

  test('is called in the hours of its place once it is a week old', () => {
    expect(windowOf(pensacola, FRIDAY_TEN + 7 * DAY)).toBe('central');
  });
});

const EVERY_STATE =
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA ' +
  'RI SC SD TN TX UT VA VT WA WI WV WY AS GU MP PR VI';

test.each(EVERY_STATE.split(' '))('%s is known by its code and has a zone', (code) => {
  expect(stateCode(code)).toBe(code);
  expect(zonesOfState(code)).not.toEqual([]);
});

test('the zones of every ZIP code are among those of its state', () => {
  const places = Array.from({ length: 1000 }, (_, prefix) =>
    zipPlace(`${String(prefix).padStart(3, '0')}01`),
  );
  const known = places.filter((place) => place !== null);
  expect(known.length).toBeGreaterThan(880);
  for (const { state, zones } of known) {
    expect(zones).not.toEqual([]);
    for (const zone of zones) expect(zonesOfState(state)).toContain(zone);
  }
});
