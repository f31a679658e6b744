import { describe, expect, test } from 'vitest';
import { areaCodeZones } from '#backend/core/calling-hours/area-codes.ts';
import { addressSays, isZipInState } from '#backend/core/calling-hours/places.ts';
import { readZip, zipZones } from '#backend/core/calling-hours/zip-codes.ts';
import { pairs } from '#tests/written.ts';
import { home, placed } from './home.ts';

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
