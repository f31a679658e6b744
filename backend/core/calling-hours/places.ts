import type { CallWindow } from '#backend/core/rows.ts';
import { zipDigits } from '#contract/lead/zip.ts';

/**
 * Calling windows by three-digit ZIP prefix (USPS labeling list L002; time zone boundaries by 49 CFR 71). A
 * range that a time zone line crosses gets the window that is right on both sides. Prefixes without residents
 * and military mail are left out.
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

/** Southern Gulf County is eastern, in the middle of a central range. */
const EASTERN_ZIPS: readonly string[] = ['32456', '32457'];

interface State {
  /** The window when only the state is known. */
  window: CallWindow;
  /** Abbreviations and names, space-separated: lowercase, letters only. */
  names: string;
  /** ZIP codes of a state with more than one time zone, where the ZIP code decides the zone. */
  zips?: RegExp;
}

const FLORIDA: State = { window: 'panhandle', names: 'fl florida fla', zips: /^3[2-4]/ };

/** States and territories. Those that share calling hours statewide share a row. */
const STATES: readonly State[] = [
  FLORIDA,
  { window: 'panhandle', names: 'in indiana', zips: /^4[67]/ },
  { window: 'panhandle', names: 'ky kentucky', zips: /^4[0-2]/ },
  { window: 'panhandle', names: 'mi michigan', zips: /^4[89]/ },
  { window: 'panhandle', names: 'tn tennessee', zips: /^3(7|8[0-5])/ },
  { window: 'continental', names: 'tx texas', zips: /^(7[5-9]|733|885)/ },
  {
    window: 'eastern',
    names:
      'ct connecticut dc districtofcolumbia washingtondc de delaware ga georgia ma massachusetts md maryland me maine nc northcarolina ' +
      'nh newhampshire nj newjersey ny newyork oh ohio pa pennsylvania ri rhodeisland sc southcarolina va virginia vt vermont ' +
      'wv westvirginia',
  },
  {
    window: 'central',
    names:
      'al alabama ar arkansas ia iowa il illinois la louisiana mn minnesota mo missouri ms mississippi ok oklahoma wi wisconsin',
  },
  {
    window: 'continental',
    names:
      'az arizona ca california co colorado id idaho ks kansas mt montana nd northdakota ne nebraska nm newmexico nv nevada or oregon ' +
      'sd southdakota ut utah wa washington wy wyoming',
  },
  {
    window: 'anywhere',
    names:
      'ak alaska hi hawaii as americansamoa gu guam mp northernmarianaislands pr puertorico vi virginislands usvirginislands',
  },
];

const BY_NAME = new Map(
  STATES.flatMap((state) => state.names.split(' ').map((name) => [name, state] as const)),
);

/** Finds a state by the way people write it (`FL`, `Fla.`, `Florida, USA`); null if it is unknown. */
function findState(typed: string): State | null {
  const name = typed.toLowerCase().replace(/[^a-z]/g, '');
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/(usa|unitedstates)$/, '')) ?? null;
}

/** Returns the calling window of a state, or null if the state is unknown. */
export const stateWindow = (typed: string): CallWindow | null => findState(typed)?.window ?? null;

export const isFlorida = (typed: string): boolean => findState(typed) === FLORIDA;

/** Returns the calling window of a ZIP code, or null if it is not a ZIP code or has no window. */
export function zipWindow(zip: string): CallWindow | null {
  const five = zipDigits(zip);
  if (EASTERN_ZIPS.includes(five)) return 'eastern';
  const prefix = five.slice(0, 3);
  return ZIP_RANGES.find(([from, to]) => from <= prefix && prefix <= to)?.[2] ?? null;
}

/** For a state with several time zones: tells whether the ZIP code lies in it, and so decides the zone. */
export const isZipInState = (state: string, zip: string): boolean =>
  zipWindow(zip) !== null && (findState(state)?.zips?.test(zipDigits(zip)) ?? false);
