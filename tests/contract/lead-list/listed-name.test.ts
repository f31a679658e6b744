import { describe, expect, test } from 'vitest';
import { readListedName } from '#contract/lead-list/listed-name.ts';
import { cells, pairs } from '#tests/written.ts';

/** Names with their first and last name. Behind `*` something was written that has no field. */
const NAMES = pairs(`Grace Hollis = Grace/Hollis |   Jo   Day  = Jo/Day | Cher = /Cher |  = / |
Anna Maria de la Cruz = Anna Maria/de la Cruz | Van Nguyen = Van/Nguyen | DOE, JANE ANN = Jane Ann/Doe |
Martin Luther King, Jr. = Martin Luther/King Jr. | DOE, JANE A = Jane/Doe* | SMITH JR, ROBERT = Robert/Smith Jr |
KING, MARTIN, III = Martin/King III | John Q Public III = John/Public III* | McDonald, Pat = Pat/McDonald |
O'BRIEN-MCKAY, SEAN = Sean/O'Brien-McKay | NGUYỄN, THU = Thu/Nguyễn | LI, BO = Bo/Li | St. John, Amy = Amy/St. John |
CHURCH, FRANK = Frank/Church | DOE JANE A = Jane/Doe* | DOE JR JOHN = John/Doe Jr | SMITH JOHN A TR = John/Smith* |
JOHNSON, BOB 1/2 INT = Bob/Johnson* | DOE, JANE Y = Jane/Doe*`);

const SEVERAL_OWNERS =
  pairs(`GARCIA-LOPEZ, MARIA & JUAN = Maria & Juan/Garcia-Lopez | Kim & Lee Park = Kim & Lee/Park |
Doe, Jane and Joe = Jane and Joe/Doe | DOE, JOHN & ROE, JANE = John/Doe* | JOHN DOE & JANE ROE = John/Doe* |
BROWN, AL & SUE ET UX = Al & Sue/Brown* | DOE JANE A & JOHN B = Jane/Doe* | DOE JANE & JOHN = Jane & John/Doe |
Garcia, Maria y Juan = Maria y Juan/Garcia | SMITH, JOHN TR = John/Smith* | SMITH, JOHN ETAL = John/Smith*`);

const ORGANIZATIONS = cells(`PALM BAY HOLDINGS LLC | Palm Bay Holdings, L.L.C. | THE SMITH FAMILY TRUST |
DOE, JANE A REVOCABLE TRUST | ESTATE OF JOHN DOE | City of Palm Bay | First Baptist Church | Smith and Jones Co |
Sunshine Realty | J&J ROOFING | JANE DOE REV LIV TR | DOE JANE EST | SECRETARY OF HOUSING & URBAN DEV |
ST JOHNS RIVER WATER MGMT DIST | Indian River Condominium Assn`);

const rows = [...NAMES, ...SEVERAL_OWNERS].map(([written, read]) => {
  const [firstName = '', lastName = ''] = read.replace('*', '').split('/');
  return [written, firstName, lastName, read.endsWith('*')] as const;
});

describe('a whole name of a list', () => {
  test.each(rows)('%j is said as %s %s', (written, firstName, lastName, isShorter) => {
    expect(readListedName(written)).toEqual({ firstName, lastName, isShorter });
  });

  test.each(ORGANIZATIONS)('of an organization stays whole: %s', (name) => {
    expect(readListedName(name)).toEqual({ firstName: '', lastName: name, isShorter: false });
  });
});
