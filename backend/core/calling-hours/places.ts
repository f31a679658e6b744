import type { CallWindow } from '#backend/core/rows.ts';

/**
 * Where the first three digits of a ZIP code are, from one prefix to another (USPS labeling list L002; time lines by 49 CFR 71).
 * A range with a time line through it has the window that is right on both sides. Left out are prefixes nobody lives in and
 * those of military mail, which say nothing of a place.
 */
const ZIP_RANGES: readonly (readonly [from: string, to: string, window: CallWindow])[] = [
  ['005', '005', 'eastern'],
  ['006', '009', 'anywhere'],
  ['010', '089', 'eastern'],
  ['100', '323', 'eastern'],
  ['324', '325', 'central'],
  ['326', '339', 'eastern'],
  ['341', '349', 'eastern'],
  ['350', '372', 'central'],
  ['373', '379', 'panhandle'],
  ['380', '384', 'central'],
  ['385', '385', 'panhandle'],
  ['386', '397', 'central'],
  ['398', '399', 'eastern'],
  ['400', '427', 'panhandle'],
  ['430', '459', 'eastern'],
  ['460', '479', 'panhandle'],
  ['480', '497', 'eastern'],
  ['498', '499', 'panhandle'],
  ['500', '567', 'central'],
  ['569', '569', 'eastern'],
  ['570', '599', 'continental'],
  ['600', '658', 'central'],
  ['660', '693', 'continental'],
  ['700', '797', 'central'],
  ['798', '961', 'continental'],
  ['967', '969', 'anywhere'],
  ['970', '994', 'continental'],
  ['995', '999', 'anywhere'],
];

/** The south of Gulf County is eastern in the middle of a central range. */
const EASTERN_ZIPS: readonly string[] = ['32456', '32457'];

/** States and territories by their codes and names, in small letters and without spaces and signs. */
const STATES: readonly (readonly [window: CallWindow, names: string])[] = [
  ['panhandle', 'fl florida fla in indiana ky kentucky mi michigan tn tennessee'],
  [
    'eastern',
    'ct connecticut dc districtofcolumbia washingtondc de delaware ga georgia ma massachusetts md maryland me maine nc northcarolina ' +
      'nh newhampshire nj newjersey ny newyork oh ohio pa pennsylvania ri rhodeisland sc southcarolina va virginia vt vermont ' +
      'wv westvirginia',
  ],
  [
    'central',
    'al alabama ar arkansas ia iowa il illinois la louisiana mn minnesota mo missouri ms mississippi ok oklahoma wi wisconsin',
  ],
  [
    'continental',
    'az arizona ca california co colorado id idaho ks kansas mt montana nd northdakota ne nebraska nm newmexico nv nevada or oregon ' +
      'sd southdakota tx texas ut utah wa washington wy wyoming',
  ],
  [
    'anywhere',
    'ak alaska hi hawaii as americansamoa gu guam mp northernmarianaislands pr puertorico vi virginislands usvirginislands',
  ],
];

const WINDOW_OF_STATE = new Map(
  STATES.flatMap(([window, names]) => names.split(' ').map((name) => [name, window] as const)),
);

const plain = (typed: string): string => typed.toLowerCase().replace(/[^a-z]/g, '');

/** The calling window of a state as people write it (`FL`, `Fla.`, `Florida, USA`); null when it is none. */
export const stateWindow = (typed: string): CallWindow | null =>
  WINDOW_OF_STATE.get(plain(typed)) ??
  WINDOW_OF_STATE.get(plain(typed).replace(/(usa|unitedstates)$/, '')) ??
  null;

export const isFlorida = (state: string): boolean =>
  /^(fl|fla|florida)(usa|unitedstates)?$/.test(plain(state));

/** The five digits of a ZIP code, with or without its four further ones; empty for a text that is none. */
const fiveDigits = (zip: string): string => /^(\d{5})([- ]?\d{4})?$/.exec(zip.trim())?.[1] ?? '';

/** The calling window of a ZIP code; null for one that is none. */
export function zipWindow(zip: string): CallWindow | null {
  const five = fiveDigits(zip);
  if (EASTERN_ZIPS.includes(five)) return 'eastern';
  const prefix = five.slice(0, 3);
  return ZIP_RANGES.find(([from, to]) => from <= prefix && prefix <= to)?.[2] ?? null;
}

/** Whether a ZIP code is one of Florida: 320 to 349. */
export const isFloridaZip = (zip: string): boolean =>
  zipWindow(zip) !== null && /^3[2-4]/.test(fiveDigits(zip));
