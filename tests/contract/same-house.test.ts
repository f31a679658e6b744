import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameHouse, type Place, readHouse } from '#contract/lead/same-house.ts';
import { pairs } from '#tests/written.ts';

/** `12 Oak St; Melbourne; 32935`. */
function toPlace(written: string): Place {
  const [address = '', city = '', zip = ''] = written.split('; ');
  return { address, city, zip };
}
const compare = (one: Place, other: Place): boolean => isSameHouse(readHouse(one), readHouse(other));
const areOne = (one: string, other: string): boolean => compare(toPlace(one), toPlace(other));

const SAME =
  pairs(`12 Oak St = 12 Oak St. | 12 Oak St = 12 OAK STREET, Apt. 4, Melbourne FL 32935 | 12 Oak St = 12 Oak |
12 Oak St Melbourne FL 32935 = 12 oak street; Melbourne; 32935-1204 | 0012 Oak St = 12, Oak St |
12 N Oak St = 12 North Oak St | 12 SW Oak St = 12 Oak St SW | 12 N.W. 5th Ave = 12 NW Fifth Avenue |
12 First St = 12 1st Street | 12 42nd Ave = 12 42 Avenue | 12 St Johns Ave = 12 Saint Johns Avenue |
12 Mt. Vernon Dr = 12 Mount Vernon Drive | 12 Ft Pierce Blvd = 12 Fort Pierce Boulevard |
1200 US Highway 1 = 1200 US-1 | 1200 State Road 520 = 1200 SR520 | 1200 Highway A1A = 1200 A1A |
12 Oak Ridge Ln = 12 Oakridge Lane | 12 O'Brien Ct = 12 O\u2019brien Court | 12 La Mancha Ct = 12 LaMancha Ct |
12 Pe\u00f1a Way = 12 PENA WAY | 12 State St = 12 State Street | 12 Court St = 12 COURT ST, Cocoa, FL |
12A Oak St = 12 A Oak St | 12A Oak St = 12 Oak St, Apt A | 12A Oak St = 12 Oak St | 12-14 Oak St = 12 Oak St |
12 Oak St Apt 4 = 12 Oak St #4 | 12 Oak St Unit 4B = 12 Oak St # 4-b | 12 Oak St Apt04 = 12 Oak St, unit 4 |
12 Oak St Apt 4B = 12 Oak St Apt 4 B | 12 Oak St Apt B4 = 12 Oak St Apt B 4 | Lot 12 N Main St = Lot 12, N Main St |
1200 State Road A1A = 1200 South Highway A1A | 12 O'Brien Rd = 12 O Brien Rd | 12 McDonald Rd = 12 Mc Donald Rd |
12 N St = 12 North Street | 1,234 Oak St = 1234 Oak St | 12 Oak St Bldg 3 Apt 4 = 12 Oak St Apt 4 |
500 Main St Lot 12 = Lot 12, Sunset Park, 500 Main St | 500 Main St Lot 12 = 500 Main St |
12 Oak St; ; 32935 = 12 Oak St; ; 32901 | 12 Oak St; Melbourne; 32935 = 12 Oak St; West Melbourne; 32904 |
12 Oak St; Melbourne; 32940 = 12 Oak St; Viera; 32940 | 12 Oak St; Melborne = 12 Oak St; Melbourne |
12 Oak St; Cocoa = 12 Oak St |  = 12 Oak St |  =  | n/a = 12 Oak St | Oak St = 12 Elm St | PO Box 12 = 14 Oak St |
P.O. Box 12, Melbourne FL 32935 = 14 Oak St | RR 2 Box 14 = 14 Oak St | 12 Oak St, PO Box 5 = 12 Oak St`);

const OTHER = pairs(`12 Oak St = 14 Oak St | 12 Oak St = 112 Oak St | 12A Oak St = 12B Oak St |
12 A Oak St = 12b Oak St | 12A Oak St = 12 Oak St Apt B | 12 Oak St = 12 Elm St |
12 Oak St, Melbourne FL 32935 = 12 Elm St, Melbourne FL 32935 | 12 Oak St Melbourne FL 32935 = 12 Elm St Melbourne FL 32935 |
12 Oak St Melbourne, FL 32935 = 12 Elm St Melbourne, FL 32935 | 12 N Oak St = 12 N Elm St |
12 St Johns Ave = 12 St Lucie Ave | 12 Mount Vernon Dr = 12 Mount Dora Dr | 12 1st St = 12 Second St |
12 Avenue A = 12 Avenue B | 12 N St = 12 S St | 12 Oak St Apt 4 B = 12 Oak St Apt 4 C | 12 State St = 12 Court St |
1200 US Highway 1 = 1200 US Highway 192 | 500 Main St Lot 12 = 500 Main St Lot 13 | 500 Main St Apt 4 = 500 Main St #5 |
500 Main St Apt A = 500 Main St, Unit B, Cocoa FL 32922 | 500 Main St Bldg 3 Apt 4 = 500 Main St Bldg 5 Apt 4 |
12 Oak St, PO Box 5 = 14 Oak St, PO Box 5 | 12 Oak St; Melbourne; 32935 = 12 Oak St; Palm Bay; 32905 |
12 Oak St, Melbourne, FL = 12 Oak St, Palm Bay, FL | 12 Oak St Melbourne FL = 12 Oak St; Palm Bay`);

describe('an address', () => {
  test.each(SAME)('%j and %j may be one house', (one, other) => {
    expect([areOne(one, other), areOne(other, one)]).toEqual([true, true]);
  });

  test.each(OTHER)('%j and %j are two houses', (one, other) => {
    expect([areOne(one, other), areOne(other, one)]).toEqual([false, false]);
  });

  test('is the same house as itself, and two are compared the same in either order', () => {
    const parts = '12/12A/Oak/St/Apt 4/#5/Lot/, /Melbourne/FL/32935/PO Box/N'.split('/');
    const address = fc.oneof(
      fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary' }),
    );
    const place = fc.record({
      address,
      city: fc.constantFrom('', 'Melbourne', 'Palm Bay'),
      zip: fc.constantFrom('', '32935', '32905', 'x'),
    });
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(compare(one, one)).toBe(true);
        expect(compare(one, other)).toBe(compare(other, one));
      }),
      { numRuns: 600 },
    );
  });
});
