import fc from 'fast-check';
import { homeOf } from '#backend/core/calling-hours/call-window.ts';
import { isCallingTime } from '#backend/core/calling-hours/calling-hours.ts';
import { whyOutsideCallingHours } from '#contract/dates/calling-time.ts';
import { timeInWords } from '#contract/dates/eastern-time.ts';
import { pairs } from '#tests/written.ts';
import { fuzz } from './fuzz.ts';

const EVERY_ZONE = [
  ...['New_York', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles', 'Anchorage', 'Adak', 'Puerto_Rico'].map(
    (city) => `America/${city}`,
  ),
  ...['Pacific/Honolulu', 'Pacific/Pago_Pago', 'Pacific/Guam'],
];

const toZones = (cities: string) =>
  EVERY_ZONE.filter(
    (zone) => cities === 'anywhere' || cities.split(', ').some((city) => zone.endsWith(`/${city}`)),
  );

/** Addresses and where they may be, written down apart from the tables of the core. */
const ADDRESSES = pairs(`/ =  | FL/32901 = New_York | FL/32501.0 = Chicago | FL/n.a. = New_York, Chicago |
Florida/ = New_York | PR/00901 = Puerto_Rico | TX/79901 = Denver | TX/ = Chicago, Denver | AZ/86045 = Phoenix, Denver |
ID/ = Denver, Los_Angeles | CA/90001 = Los_Angeles | AK/99501 = Anchorage | AK/ = Anchorage, Adak | HI/96813 = Honolulu |
AS/96799 = Pago_Pago | GU/96910 = Guam | FL/90210 = New_York, Chicago, Los_Angeles | /n.a. = anywhere |
Flatonia/ = anywhere`).map(([place, cities]) => {
  const [state = '', zip = ''] = place.split('/');
  return { state, zip, zones: toZones(cities) };
});
const NUMBERS = pairs(` =  | 18005550101 =  | 442079460958 =  | 13215550101 = New_York |
18505550101 = New_York, Chicago | 12515550101 = Chicago | 13035550101 = Denver | 19285550101 = Denver, Phoenix |
16195550101 = Los_Angeles | 12085550101 = Denver, Los_Angeles | 19075550101 = Anchorage, Adak | 18085550101 = Honolulu |
16845550101 = Pago_Pago | 16715550101 = Guam | 17875550101 = Puerto_Rico`).map(([key, cities]) => ({
  key,
  zones: toZones(cities),
}));

const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) });
const address = fc.constantFrom(...ADDRESSES);
const numbers = fc.uniqueArray(fc.constantFrom(...NUMBERS), { maxLength: 3 });

const isDay = (zone: string, ms: number): boolean => {
  const hour = Number(timeInWords(zone, ms, { hour: 'numeric', hourCycle: 'h23' }));
  return hour >= 8 && hour < 20;
};

fuzz(
  'a lead is called only from 8 to 8 in every place that its address and its numbers may mean',
  [address, numbers, instant],
  ({ state, zip, zones: ofAddress }, keys, ms) => {
    const said = [...ofAddress, ...keys.flatMap((number) => number.zones)];
    const zones = said.length === 0 ? EVERY_ZONE : said;
    const { window } = homeOf({ state, zip, numberKeys: keys.map(({ key }) => key) });
    if (!isCallingTime(window, ms)) return;
    const night = zones.filter((zone) => !isDay(zone, ms));
    if (night.length > 0) throw new Error(`${window} is open at night in ${night.join(', ')}`);
  },
);

fuzz(
  'the screen and the script say about any time, in any zones, whether a callback may be there',
  [fc.array(fc.oneof(fc.constantFrom(...EVERY_ZONE), fc.string())), fc.string(), instant, instant],
  (zones, zone, atMs, nowMs) => {
    const known = zones.filter((each) => EVERY_ZONE.includes(each));
    const why = whyOutsideCallingHours({ zones, zone }, atMs, nowMs);
    if (why === null && known.some((each) => !isDay(each, atMs))) throw new Error('at night');
    if (why !== null && !why.includes(' is outside calling hours there.')) throw new Error(why);
  },
);
