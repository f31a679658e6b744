import { describe, expect, test } from 'vitest';
import { findCallWindow, homeOf } from '#backend/core/calling-hours/call-window.ts';
import type { CallWindow } from '#backend/core/rows.ts';
import { at, DAY } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { home, type Place, placed } from './home.ts';

/** A toll-free number says nothing about a place. */
const TOLL_FREE = '800-555-0101';

const expectHours = (_what: string, lead: Place, window: CallWindow) =>
  expect(home(lead).window).toBe(window);

describe('the calling hours of a lead depend on where it lives', () => {
  test.each(
    placed(`Palm Bay: FL/32905/321-555-0101 = eastern | Tallahassee: FL/32301 = eastern | Panama City: FL/32401 = central |
Apalachicola, east of the river: FL/32320 = eastern | Pensacola: fl/32501-1234 = central |
Port St. Joe, Eastern although its ZIP range is Central: FL/32456 = eastern |
Atlanta: GA/30301/404-555-0101 = eastern | Mobile: AL/36601/251-555-0101 = central |
Denver: CO/80014/303-555-0101 = mountain | Phoenix: az/85001/602-555-0101 = mountain-pacific |
Los Angeles:  CA /90001/213-555-0101 = pacific | Anchorage: Alaska/99501/907-555-0101 = alaska |
Adak: AK/99546 = alaska | Honolulu: HI/96813/808-555-0101 = hawaii | San Juan: /00901/787-555-0101 = atlantic |
St. Thomas: VI/00802/340-555-0101 = atlantic | Hagåtña: GU/96910/671-555-0101 = guam |
Saipan: MP/96950/670-555-0101 = guam | Pago Pago: AS/96799/684-555-0101 = samoa`),
  )('%s', expectHours);

  test.each(
    placed(`Nashville: TN/37201 = central | Knoxville, in a ZIP range with two zones: TN/37902 = panhandle |
Louisville: KY/40202 = panhandle | Detroit: MI/48201 = eastern | Gary: IN/46402 = panhandle | Fargo: ND/58102 = central |
Rapid City: SD/57701 = mountain | El Paso: TX/79901 = mountain | Houston: TX/77002 = central | Boise: ID/83701 = mountain |
Van Horn, in a ZIP range with two zones: TX/79855 = continental | Coeur d'Alene: ID/83814 = pacific |
Austin, in a separate ZIP range: Texas/73301 = central | Las Vegas: NV/89101 = pacific |
Tuba City, in the Navajo Nation: AZ/86045 = mountain-pacific | Ontario, Oregon: OR/97914 = mountain-pacific |
Portland: OR/97201 = pacific | somewhere in Tennessee: TN = panhandle | somewhere in Texas: Texas = continental |
somewhere in Idaho: Idaho = mountain-pacific`),
  )('%s, in a state with two zones', expectHours);

  test.each(
    placed(`a name: California = pacific | capitals: ALABAMA = central | its country: Georgia, USA = eastern |
dots: N.C. = eastern | a name with a ZIP code: Texas/75001 = central | the capital: Washington, D.C. = eastern |
an S at the end: Mississippi = central | two spaces: New  York = eastern | two words: Puerto Rico = atlantic |
an island: Hawaii = hawaii | a desert: Arizona = mountain-pacific | nobody has listed: Calif. = anywhere |
nobody has listed, with a ZIP code: Chicagoland/60601 = central`),
  )('a state written as %s', expectHours);
});

describe('Florida without a ZIP code', () => {
  test.each(
    placed(`is eastern with a Brevard number: Fla.//321-555-0101 = eastern |
is eastern with a number that says nothing: Fla.//800-555-0101 = eastern |
is eastern and central with a panhandle number: Fla.//(850) 555-0101 = panhandle |
is eastern and central with the newer panhandle area code: Fla.//+1 448 555 0101 = panhandle`),
  )('%s', expectHours);
});

describe('if ZIP code and state disagree, both count:', () => {
  test.each(
    placed(`a ZIP code of Mobile in Florida: FL/36601 = panhandle | of Beverly Hills in Florida: FL/90210 = continental |
of Honolulu in Florida: FL/96813 = states | of Georgia in Texas: TX/30301 = continental |
of New York in California: CA/10001 = continental | of Chicago in Michigan: MI/60601 = panhandle |
of New York in Tennessee: TN/10001 = panhandle | of New York in Puerto Rico: PR/10001 = atlantic-eastern`),
  )('%s', expectHours);
});

describe('the hours are those of the address and of the number together', () => {
  test.each(
    placed(`no address, a number of Hawaii: //808-555-0341 = hawaii | of Alaska: //907-555-0344 = alaska |
of Puerto Rico: //787-555-0345 = atlantic | of Brevard: //321-555-0346 = eastern | of Guam: //671-555-0101 = guam |
of Samoa: //684-555-0101 = samoa | of the panhandle: //850-555-0101 = panhandle |
of Arizona: //520-555-0101 = mountain-pacific | of Toronto: //416-555-0101 = eastern |
Melbourne with a number of San Diego: FL/32901/619-555-0342 = continental |
Pensacola without a ZIP code: FL//850-555-0343 = panhandle |
Palm Bay with a panhandle number: /32905/850-555-0101 = panhandle |
Pensacola with a Brevard number: FL/32501/321-555-0101 = panhandle |
Orlando with a number of Puerto Rico: FL/32801/939-555-0101 = atlantic-eastern |
Melbourne with a number of Hawaii: FL/32901/808-555-0101 = states |
Denver with a number of Los Angeles: CO/80014/213-555-0101 = mountain-pacific |
Melbourne with a toll-free number: FL/32901/800-555-0101 = eastern |
Melbourne with a number of Halifax, which says nothing: /32901/902-555-0101 = eastern |
no address, a toll-free number: //800-555-0101 = anywhere | a foreign number: //+44 20 7946 0958 = anywhere |
a local number: //555-0101 = anywhere | a number of no area code: //999-555-0101 = anywhere |
no address and no number: // = anywhere`),
  )('%s', expectHours);

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
