import { describe, expect, test } from 'vitest';
import { findCallWindow, homeOf } from '#backend/core/calling-hours/call-window.ts';
import type { CallWindow } from '#backend/core/rows.ts';
import { at, DAY } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { home, type Place } from './home.ts';

/** A toll-free number says nothing about a place. */
const TOLL_FREE = '800-555-0101';

describe('the calling hours of a lead depend on where it lives', () => {
  test.each<[string, Place, CallWindow]>([
    ['Palm Bay', { state: 'FL', zip: '32905', phone: '321-555-0101' }, 'eastern'],
    ['Tallahassee', { state: 'FL', zip: '32301' }, 'eastern'],
    ['Apalachicola, east of the river', { state: 'FL', zip: '32320' }, 'eastern'],
    ['Panama City', { state: 'FL', zip: '32401' }, 'central'],
    ['Pensacola', { state: 'fl', zip: '32501-1234' }, 'central'],
    ['Port St. Joe, Eastern although its ZIP range is Central', { state: 'FL', zip: '32456' }, 'eastern'],
    ['Atlanta', { state: 'GA', zip: '30301', phone: '404-555-0101' }, 'eastern'],
    ['Mobile', { state: 'AL', zip: '36601', phone: '251-555-0101' }, 'central'],
    ['Denver', { state: 'CO', zip: '80014', phone: '303-555-0101' }, 'mountain'],
    ['Phoenix', { state: 'az', zip: '85001', phone: '602-555-0101' }, 'mountain-pacific'],
    ['Los Angeles', { state: ' CA ', zip: '90001', phone: '213-555-0101' }, 'pacific'],
    ['Anchorage', { state: 'Alaska', zip: '99501', phone: '907-555-0101' }, 'alaska'],
    ['Adak', { state: 'AK', zip: '99546' }, 'alaska'],
    ['Honolulu', { state: 'HI', zip: '96813', phone: '808-555-0101' }, 'hawaii'],
    ['San Juan', { zip: '00901', phone: '787-555-0101' }, 'atlantic'],
    ['St. Thomas', { state: 'VI', zip: '00802', phone: '340-555-0101' }, 'atlantic'],
    ['Hagåtña', { state: 'GU', zip: '96910', phone: '671-555-0101' }, 'guam'],
    ['Saipan', { state: 'MP', zip: '96950', phone: '670-555-0101' }, 'guam'],
    ['Pago Pago', { state: 'AS', zip: '96799', phone: '684-555-0101' }, 'samoa'],
  ])('%s', (_place, lead, window) => {
    expect(home(lead).window).toBe(window);
  });

  test.each<[string, Place, CallWindow]>([
    ['Nashville', { state: 'TN', zip: '37201' }, 'central'],
    ['Knoxville, in a ZIP range with two zones', { state: 'TN', zip: '37902' }, 'panhandle'],
    ['Louisville', { state: 'KY', zip: '40202' }, 'panhandle'],
    ['Detroit', { state: 'MI', zip: '48201' }, 'eastern'],
    ['Gary', { state: 'IN', zip: '46402' }, 'panhandle'],
    ['Fargo', { state: 'ND', zip: '58102' }, 'central'],
    ['Rapid City', { state: 'SD', zip: '57701' }, 'mountain'],
    ['El Paso', { state: 'TX', zip: '79901' }, 'mountain'],
    ['Van Horn, in a ZIP range with two zones', { state: 'TX', zip: '79855' }, 'continental'],
    ['Houston', { state: 'TX', zip: '77002' }, 'central'],
    ['Austin, in a separate ZIP range', { state: 'Texas', zip: '73301' }, 'central'],
    ['Boise', { state: 'ID', zip: '83701' }, 'mountain'],
    ["Coeur d'Alene", { state: 'ID', zip: '83814' }, 'pacific'],
    ['Las Vegas', { state: 'NV', zip: '89101' }, 'pacific'],
    ['Tuba City, in the Navajo Nation', { state: 'AZ', zip: '86045' }, 'mountain-pacific'],
    ['Ontario, Oregon', { state: 'OR', zip: '97914' }, 'mountain-pacific'],
    ['Portland', { state: 'OR', zip: '97201' }, 'pacific'],
    ['somewhere in Tennessee', { state: 'TN' }, 'panhandle'],
    ['somewhere in Texas', { state: 'Texas' }, 'continental'],
    ['somewhere in Idaho', { state: 'Idaho' }, 'mountain-pacific'],
  ])('%s, in a state with two zones', (_place, lead, window) => {
    expect(home(lead).window).toBe(window);
  });

  test.each<[string, string, CallWindow]>([
    ['California', '', 'pacific'],
    ['ALABAMA', '', 'central'],
    ['Georgia, USA', '', 'eastern'],
    ['N.C.', '', 'eastern'],
    ['Texas', '75001', 'central'],
    ['Washington, D.C.', '', 'eastern'],
    ['Mississippi', '', 'central'],
    ['New  York', '', 'eastern'],
    ['Puerto Rico', '', 'atlantic'],
    ['Hawaii', '', 'hawaii'],
    ['Arizona', '', 'mountain-pacific'],
    ['Calif., which nobody has listed', '', 'anywhere'],
    ['Chicagoland, with a ZIP code', '60601', 'central'],
  ])('a state written as %s', (state, zip, window) => {
    expect(home({ state, zip }).window).toBe(window);
  });
});

describe('Florida without a ZIP code', () => {
  test.each<[string, string, CallWindow]>([
    ['is eastern with a Brevard number', '321-555-0101', 'eastern'],
    ['is eastern with a number that says nothing', TOLL_FREE, 'eastern'],
    ['is eastern and central with a panhandle number', '(850) 555-0101', 'panhandle'],
    ['is eastern and central with the newer panhandle area code', '+1 448 555 0101', 'panhandle'],
  ])('%s', (_what, phone, window) => {
    expect(home({ state: 'Fla.', phone }).window).toBe(window);
  });
});

describe('if ZIP code and state disagree, both count:', () => {
  test.each<[string, Place, CallWindow]>([
    ['a ZIP code of Mobile in Florida', { state: 'FL', zip: '36601' }, 'panhandle'],
    ['a ZIP code of Beverly Hills in Florida', { state: 'FL', zip: '90210' }, 'continental'],
    ['a ZIP code of Honolulu in Florida', { state: 'FL', zip: '96813' }, 'states'],
    ['a ZIP code of Georgia in Texas', { state: 'TX', zip: '30301' }, 'continental'],
    ['a ZIP code of New York in California', { state: 'CA', zip: '10001' }, 'continental'],
    ['a ZIP code of Chicago in Michigan', { state: 'MI', zip: '60601' }, 'panhandle'],
    ['a ZIP code of New York in Tennessee', { state: 'TN', zip: '10001' }, 'panhandle'],
    ['a ZIP code of New York in Puerto Rico', { state: 'PR', zip: '10001' }, 'atlantic-eastern'],
  ])('%s', (_what, lead, window) => {
    expect(home(lead).window).toBe(window);
  });
});

describe('the hours are those of the address and of the number together', () => {
  test.each<[string, Place, CallWindow]>([
    ['no address, a number of Hawaii', { phone: '808-555-0341' }, 'hawaii'],
    [
      'Melbourne with a number of San Diego',
      { state: 'FL', zip: '32901', phone: '619-555-0342' },
      'continental',
    ],
    ['Pensacola without a ZIP code', { state: 'FL', phone: '850-555-0343' }, 'panhandle'],
    ['no address, a number of Alaska', { phone: '907-555-0344' }, 'alaska'],
    ['no address, a number of Puerto Rico', { phone: '787-555-0345' }, 'atlantic'],
    ['no address, a number of Brevard', { phone: '321-555-0346' }, 'eastern'],
    ['no address, a number of Guam', { phone: '671-555-0101' }, 'guam'],
    ['no address, a number of Samoa', { phone: '684-555-0101' }, 'samoa'],
    ['no address, a number of the panhandle', { phone: '850-555-0101' }, 'panhandle'],
    ['no address, a number of Arizona', { phone: '520-555-0101' }, 'mountain-pacific'],
    ['no address, a number of Toronto', { phone: '416-555-0101' }, 'eastern'],
    ['Palm Bay with a panhandle number', { zip: '32905', phone: '850-555-0101' }, 'panhandle'],
    ['Pensacola with a Brevard number', { state: 'FL', zip: '32501', phone: '321-555-0101' }, 'panhandle'],
    [
      'Orlando with a number of Puerto Rico',
      { state: 'FL', zip: '32801', phone: '939-555-0101' },
      'atlantic-eastern',
    ],
    ['Melbourne with a number of Hawaii', { state: 'FL', zip: '32901', phone: '808-555-0101' }, 'states'],
    [
      'Denver with a number of Los Angeles',
      { state: 'CO', zip: '80014', phone: '213-555-0101' },
      'mountain-pacific',
    ],
    ['Melbourne with a toll-free number', { state: 'FL', zip: '32901', phone: TOLL_FREE }, 'eastern'],
    [
      'Melbourne with a number of Halifax, which says nothing',
      { zip: '32901', phone: '902-555-0101' },
      'eastern',
    ],
    ['no address, a toll-free number', { phone: TOLL_FREE }, 'anywhere'],
    ['no address, a foreign number', { phone: '+44 20 7946 0958' }, 'anywhere'],
    ['no address, a local number', { phone: '555-0101' }, 'anywhere'],
    ['no address, a number of no area code', { phone: '999-555-0101' }, 'anywhere'],
    ['no address and no number', {}, 'anywhere'],
  ])('%s', (_what, lead, window) => {
    expect(home(lead).window).toBe(window);
  });

  test('each of several numbers counts', () => {
    const numberKeys = ['13215550101', '12515550101', '18005550101', ''];
    expect(homeOf({ state: 'FL', zip: '32901', numberKeys })).toEqual({
      window: 'panhandle',
      places: ['ZIP code 32901', 'area code 321', 'area code 251'],
      zone: 'America/New_York',
    });
  });
});

describe('the rep is told what made the hours', () => {
  test.each<[Place, string[]]>([
    [{ state: 'FL', zip: '32901-1234', phone: '619-555-0101' }, ['ZIP code 32901', 'area code 619']],
    [{ state: ' FL ', phone: '850-555-0101' }, ['FL', 'area code 850']],
    [{ state: 'FL', zip: 'n/a', phone: TOLL_FREE }, ['FL with an unreadable ZIP code']],
    [{ state: 'FL', zip: '90210' }, ['ZIP code 90210', 'FL']],
    [{ zip: 'n/a' }, ['an unreadable ZIP code']],
    [{ state: 'Chicagoland' }, ['an unreadable state']],
    [{ phone: '808-555-0101' }, ['area code 808']],
    [{ phone: TOLL_FREE }, []],
  ])('%j: %j', (lead, places) => {
    expect(home(lead).places).toEqual(places);
  });

  test.each<[string, Place, string]>([
    ['that of a number without an address', { phone: '808-555-0101' }, 'Pacific/Honolulu'],
    [
      'that of the address if the number is from elsewhere',
      { zip: '32501', phone: '850-555-0101' },
      'America/Chicago',
    ],
    ['of Arizona', { state: 'AZ', zip: '85001', phone: '602-555-0101' }, 'America/Phoenix'],
    ['none if the address may be in two', { state: 'FL', phone: '850-555-0101' }, ''],
    ['none if nothing is known', {}, ''],
  ])('the clock shown is %s', (_what, lead, zone) => {
    expect(home(lead).zone).toBe(zone);
  });
});

describe('a booking', () => {
  const pensacola = {
    source: 'booking',
    state: 'FL',
    zip: '32501',
    phoneKey: '18005550101',
    otherKeys: '',
    createdAt: at(0),
    apptDate: '2026-11-21',
  } as const;

  test('may be called at any hour in its first week, because the homeowner asked for it', () => {
    expect(findCallWindow(pensacola, FRIDAY_TEN)).toBe('any');
    expect(findCallWindow(pensacola, FRIDAY_TEN + 7 * DAY - 1)).toBe('any');
  });

  test('may be called only in its local calling hours after the homeowner has canceled the visit', () => {
    expect(findCallWindow({ ...pensacola, apptDate: '' }, FRIDAY_TEN)).toBe('central');
  });

  test('may be called only in its local calling hours once it is a week old', () => {
    expect(findCallWindow(pensacola, FRIDAY_TEN + 7 * DAY)).toBe('central');
  });
});
