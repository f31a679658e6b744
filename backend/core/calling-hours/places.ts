import { PLACES } from '#backend/core/words/answers.ts';
import { ALL_ZONES, type Zone } from './calling-hours.ts';
import { readZip, zipZones } from './zip-codes.ts';

interface State {
  /** Every time zone of the state. */
  zones: readonly Zone[];
  /** Abbreviations and names, space-separated: lowercase, letters only. */
  names: string;
  /** Its ZIP codes. Needed if the ZIP code decides between several zones, or may have lost its zero. */
  zips?: RegExp;
}

const FLORIDA: State = { zones: ['eastern', 'central'], names: 'fl florida fla', zips: /^3[2-4]/ };

/** States and territories. Those of one zone share a row. */
const STATES: readonly State[] = [
  FLORIDA,
  { zones: ['eastern', 'central'], names: 'in indiana', zips: /^4[67]/ },
  { zones: ['eastern', 'central'], names: 'ky kentucky', zips: /^4[0-2]/ },
  { zones: ['eastern', 'central'], names: 'mi michigan', zips: /^4[89]/ },
  { zones: ['eastern', 'central'], names: 'tn tennessee', zips: /^3(7|8[0-5])/ },
  { zones: ['central', 'mountain'], names: 'ks kansas', zips: /^6[67]/ },
  { zones: ['central', 'mountain'], names: 'ne nebraska', zips: /^6[89]/ },
  { zones: ['central', 'mountain'], names: 'nd northdakota', zips: /^58/ },
  { zones: ['central', 'mountain'], names: 'sd southdakota', zips: /^57/ },
  { zones: ['central', 'mountain'], names: 'tx texas', zips: /^(7[5-9]|733|885)/ },
  { zones: ['mountain', 'pacific'], names: 'id idaho', zips: /^83[2-8]/ },
  { zones: ['mountain', 'pacific'], names: 'nv nevada', zips: /^8(89|9)/ },
  { zones: ['mountain', 'pacific'], names: 'or oregon', zips: /^97/ },
  { zones: ['mountain', 'arizona'], names: 'az arizona', zips: /^8[56]/ },
  { zones: ['alaska', 'aleutian'], names: 'ak alaska', zips: /^99[5-9]/ },
  {
    zones: ['eastern'],
    names: 'ct connecticut ma massachusetts me maine nh newhampshire nj newjersey ri rhodeisland vt vermont',
    zips: /^0[1-8]/,
  },
  {
    zones: ['eastern'],
    names:
      'dc districtofcolumbia washingtondc de delaware ga georgia md maryland nc northcarolina ny newyork ' +
      'oh ohio pa pennsylvania sc southcarolina va virginia wv westvirginia',
  },
  {
    zones: ['central'],
    names:
      'al alabama ar arkansas ia iowa il illinois la louisiana mn minnesota mo missouri ms mississippi ok oklahoma wi wisconsin',
  },
  { zones: ['mountain'], names: 'co colorado mt montana nm newmexico ut utah wy wyoming' },
  { zones: ['pacific'], names: 'ca california wa washington' },
  { zones: ['hawaii'], names: 'hi hawaii' },
  { zones: ['samoa'], names: 'as americansamoa' },
  { zones: ['guam'], names: 'gu guam mp northernmarianaislands' },
  {
    zones: ['atlantic'],
    names: 'pr puertorico vi virginislands usvirginislands',
    zips: /^00[6-9]/,
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

/** One thing that is known about where a lead may be. */
export interface Said {
  /** For the rep: `ZIP code 32901`, `FL`, `area code 619`. */
  words: string;
  /** The time zones that it may mean. */
  zones: readonly Zone[];
}

interface AddressSays {
  said: Said[];
  /** The zones that the lead may live in by its address. */
  home: readonly Zone[];
}

const NOTHING: AddressSays = { said: [], home: [] };

/**
 * Tells what an address says: its ZIP code, else its state, and both if they disagree. What was typed and
 * cannot be read may be any place: with a ZIP code like that, every zone of the state counts.
 * @param isPanhandle the lead has a number of northwest Florida, which makes Florida without a ZIP code
 *   central too, where it is eastern otherwise
 */
export function addressSays(state: string, zip: string, isPanhandle: boolean): AddressSays {
  const known = findState(state);
  const five = readZip(zip, (code) => (known ? isInState(known, code) : zipZones(code).length > 0));
  const byZip = zipZones(five);
  if (byZip.length > 0) {
    const ofZip: Said = { words: PLACES.zipCode(five), zones: byZip };
    const agrees = !known || isInState(known, five) || known.zones.every((zone) => byZip.includes(zone));
    return agrees
      ? { said: [ofZip], home: byZip }
      : { said: [ofZip, { words: state.trim(), zones: known.zones }], home: [...byZip, ...known.zones] };
  }
  if (zip.trim() !== '') {
    const zones = known?.zones ?? ALL_ZONES;
    const words = known ? PLACES.unreadableZipOf(state.trim()) : PLACES.unreadableZip;
    return { said: [{ words, zones }], home: zones };
  }
  if (known) {
    const zones: readonly Zone[] = known === FLORIDA && !isPanhandle ? ['eastern'] : known.zones;
    return { said: [{ words: state.trim(), zones }], home: known.zones };
  }
  if (!/\p{L}/u.test(state)) return NOTHING;
  return { said: [{ words: PLACES.unreadableState, zones: ALL_ZONES }], home: ALL_ZONES };
}

const isInState = ({ zips }: State, five: string): boolean => zips?.test(five) === true;

/** For a state with `zips`: tells whether a ZIP code as typed lies in it. */
export function isZipInState(state: string, zip: string): boolean {
  const known = findState(state);
  if (!known) return false;
  const five = readZip(zip, (code) => isInState(known, code));
  return zipZones(five).length > 0 && isInState(known, five);
}
