import { describe, expect, test } from 'vitest';
import { areaCode, areaCodeZones } from '#backend/core/calling-hours/area-codes.ts';
import { findCallWindow, homeOf } from '#backend/core/calling-hours/call-window.ts';
import { addressSays, isZipInState } from '#backend/core/calling-hours/places.ts';
import { readZip, zipZones } from '#backend/core/calling-hours/zip-codes.ts';
import { CALL_WINDOWS, type CallWindow } from '#backend/core/rows.ts';
import { phoneKey } from '#tests/builders/phone.ts';
import { at, DAY } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { cells, pairs } from '#tests/written.ts';

interface Place {
  state?: string;
  zip?: string;
  phone?: string;
}

const home = ({ state = '', zip = '', phone = '' }: Place) =>
  homeOf({ state, zip, numberKeys: [phoneKey(phone)] });

/** `Palm Bay: FL/32905/321-555-0101 = eastern`: a place with its state, ZIP code and number, and its hours. */
const placed = (text: string) =>
  cells(text).map((each): [what: string, place: Place, window: CallWindow] => {
    const [what = '', rest = ''] = each.split(': ');
    const [lead = '', window = ''] = rest.split(' = ');
    const [state = '', zip = '', phone = ''] = lead.split('/');
    return [what, { state, zip, phone }, readWindow(window)];
  });

function readWindow(word: string): CallWindow {
  const window = CALL_WINDOWS.find((each) => each === word);
  if (!window) throw new Error(`There is no call window ${word}.`);
  return window;
}

/** A toll-free number says nothing about a place. */
const TOLL_FREE = '800-555-0101';

const expectWindow = (_what: string, lead: Place, window: CallWindow) =>
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
  )('%s', expectWindow);

  test.each(
    placed(`Nashville: TN/37201 = central | Knoxville, in a ZIP range with two zones: TN/37902 = panhandle |
Louisville: KY/40202 = panhandle | Detroit: MI/48201 = eastern | Gary: IN/46402 = panhandle | Fargo: ND/58102 = central |
Rapid City: SD/57701 = mountain | El Paso: TX/79901 = mountain | Houston: TX/77002 = central | Boise: ID/83701 = mountain |
Van Horn, in a ZIP range with two zones: TX/79855 = continental | Coeur d'Alene: ID/83814 = pacific |
Austin, in a separate ZIP range: Texas/73301 = central | Las Vegas: NV/89101 = pacific |
Tuba City, in the Navajo Nation: AZ/86045 = mountain-pacific | Ontario, Oregon: OR/97914 = mountain-pacific |
Portland: OR/97201 = pacific | somewhere in Tennessee: TN = panhandle | somewhere in Texas: Texas = continental |
somewhere in Idaho: Idaho = mountain-pacific`),
  )('%s, in a state with two zones', expectWindow);

  test.each(
    placed(`a name: California = pacific | capitals: ALABAMA = central | its country: Georgia, USA = eastern |
dots: N.C. = eastern | a name with a ZIP code: Texas/75001 = central | the capital: Washington, D.C. = eastern |
an S at the end: Mississippi = central | two spaces: New  York = eastern | two words: Puerto Rico = atlantic |
an island: Hawaii = hawaii | a desert: Arizona = mountain-pacific | nobody has listed: Calif. = anywhere |
nobody has listed, with a ZIP code: Chicagoland/60601 = central`),
  )('a state written as %s', expectWindow);
});

describe('Florida without a ZIP code', () => {
  test.each(
    placed(`is eastern with a Brevard number: Fla.//321-555-0101 = eastern |
is eastern with a number that says nothing: Fla.//800-555-0101 = eastern |
is eastern and central with a panhandle number: Fla.//(850) 555-0101 = panhandle |
is eastern and central with the newer panhandle area code: Fla.//+1 448 555 0101 = panhandle`),
  )('%s', expectWindow);
});

describe('if ZIP code and state disagree, both count:', () => {
  test.each(
    placed(`a ZIP code of Mobile in Florida: FL/36601 = panhandle | of Beverly Hills in Florida: FL/90210 = continental |
of Honolulu in Florida: FL/96813 = states | of Georgia in Texas: TX/30301 = continental |
of New York in California: CA/10001 = continental | of Chicago in Michigan: MI/60601 = panhandle |
of New York in Tennessee: TN/10001 = panhandle | of New York in Puerto Rico: PR/10001 = atlantic-eastern`),
  )('%s', expectWindow);
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
  )('%s', expectWindow);

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

describe('a ZIP code is its first five digits', () => {
  test.each(
    pairs(`32501 = 32501 | 32501-1234 = 32501 | 32501 1234 = 32501 | 325011234 = 32501 | 32501.0 = 32501 |
32501. = 32501 |  32501  = 32501 | ZIP 32501 = 32501 | FL 32501.0 = 32501 | 325011 = 32501 | 2139 = 02139 |
2139.0 = 02139 | 2139-1234 = 02139 | 21391234 = 02139 | 02139 = 02139 | 3250 = 03250 | 1234567 = 12345 | 9999 =  |
901 =  | n/a =  | 3250l =  |  = `),
  )('%j is read as %j', (typed, five) => {
    expect(readZip(typed, (code) => zipZones(code).length > 0)).toBe(five);
  });

  test.each(
    placed(`of Pensacola that a spreadsheet took for a number: FL/32501.0 = central |
of Pensacola after a word, without a state: /ZIP 32501 = central | without its zero, in its state: MA/2139 = eastern |
without its zero and without a state: /2139 = eastern | without its zero, with a fraction: MA/2139.0 = eastern |
without its zero, in Florida, so it has lost another digit: FL/3250 = panhandle |
of eight digits that is no ZIP code of the state with a zero: FL/32501123 = central`),
  )('%s', (_what, lead, window) => {
    expect(home(lead).window).toBe(window);
  });
});

describe('a ZIP code that cannot be read is not a missing one:', () => {
  test.each(
    placed(`in Florida it may be on either side of the line: Florida/n.a. = panhandle |
so with a Brevard number: FL/3290/321-555-0101 = panhandle | in Texas, every zone of the state counts: TX/? = continental |
in Puerto Rico, the state has one zone: PR/901 = atlantic |
without a state, every zone of the country counts: /n.a./321-555-0101 = anywhere |
five digits at which nobody lives say as little: FL/00000 = panhandle | so does a military address: AE/09012 = anywhere |
a state that cannot be read may be any: Flatonia//850-555-0101 = anywhere |
also one that only ends like Florida: West Florida = anywhere | but a dash is no state: -//321-555-0101 = eastern`),
  )('%s', (_what, lead, window) => {
    expect(home(lead).window).toBe(window);
  });
});

const EVERY_STATE = (
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA ' +
  'RI SC SD TN TX UT VA VT WA WI WV WY AS GU MP PR VI'
).split(' ');

test.each(EVERY_STATE)('the state code %s is known', (code) => {
  expect(home({ state: code }).places).toEqual([code]);
});

test.each<[string, string]>(
  (
    'AL 205 AK 907 AZ 602 AR 501 CA 619 CO 303 CT 860 DE 302 DC 202 FL 850 GA 404 HI 808 IA 515 ID 208 IL 312 IN 812 KS 785 ' +
    'KY 270 LA 504 MA 617 MD 410 ME 207 MI 906 MN 612 MO 314 MS 601 MT 406 NC 704 ND 701 NE 308 NH 603 NJ 201 NM 505 NV 775 ' +
    'NY 212 OH 216 OK 405 OR 541 PA 215 RI 401 SC 803 SD 605 TN 423 TX 432 UT 801 VA 804 VT 802 WA 206 WI 414 WV 304 WY 307 ' +
    'AS 684 GU 671 MP 670 PR 787 VI 340'
  )
    .split(' ')
    .flatMap((word, index, words) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : [])),
)('the area code of %s, %s, lies in the time zones of the state', (state, code) => {
  const { home: zones } = addressSays(state, '', false);
  expect(areaCodeZones(code).length).toBeGreaterThan(0);
  expect(zones).toEqual(expect.arrayContaining([...areaCodeZones(code)]));
});

test('almost every ZIP code prefix has known time zones', () => {
  const zips = Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`);
  expect(zips.filter((zip) => zipZones(zip).length > 0).length).toBeGreaterThan(870);
});

test('Florida’s ZIP codes start with 320 to 349, except for military mail', () => {
  const isFloridaZip = (zip: string) => isZipInState('Fla.', zip);
  expect(['32003', '32905', '34997-1234', '32501.0'].every(isFloridaZip)).toBe(true);
  expect(['31999', '34001', '35004', '13205', '3290', ''].some(isFloridaZip)).toBe(false);
});

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
