import fc from 'fast-check';
import { isCallingTime } from '#backend/core/calling-hours/call-hours.ts';
import { homeOf } from '#backend/core/calling-hours/call-window.ts';
import { whyOutsideHours } from '#contract/dates/calling-time.ts';
import { timeInWords } from '#contract/dates/eastern-time.ts';
import { fuzz } from './fuzz.ts';

const EVERY_ZONE = [
  ...['New_York', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles', 'Anchorage', 'Adak', 'Puerto_Rico'].map(
    (city) => `America/${city}`,
  ),
  ...['Pacific/Honolulu', 'Pacific/Pago_Pago', 'Pacific/Guam'],
];

/** Addresses and where they may be, written down apart from the tables of the core. */
const ADDRESSES: [state: string, zip: string, ...zones: string[]][] = [
  ['', ''],
  ['FL', '32901', 'America/New_York'],
  ['FL', '32501.0', 'America/Chicago'],
  ['FL', 'n/a', 'America/New_York', 'America/Chicago'],
  ['Florida', '', 'America/New_York'],
  ['PR', '00901', 'America/Puerto_Rico'],
  ['TX', '79901', 'America/Denver'],
  ['TX', '', 'America/Chicago', 'America/Denver'],
  ['AZ', '86045', 'America/Phoenix', 'America/Denver'],
  ['ID', '', 'America/Denver', 'America/Los_Angeles'],
  ['CA', '90001', 'America/Los_Angeles'],
  ['AK', '99501', 'America/Anchorage'],
  ['AK', '', 'America/Anchorage', 'America/Adak'],
  ['HI', '96813', 'Pacific/Honolulu'],
  ['AS', '96799', 'Pacific/Pago_Pago'],
  ['GU', '96910', 'Pacific/Guam'],
  ['FL', '90210', 'America/New_York', 'America/Chicago', 'America/Los_Angeles'],
  ['', 'n/a', ...EVERY_ZONE],
  ['Flatonia', '', ...EVERY_ZONE],
];
const NUMBERS: [key: string, ...zones: string[]][] = [
  [''],
  ['18005550101'],
  ['442079460958'],
  ['13215550101', 'America/New_York'],
  ['18505550101', 'America/New_York', 'America/Chicago'],
  ['12515550101', 'America/Chicago'],
  ['13035550101', 'America/Denver'],
  ['19285550101', 'America/Denver', 'America/Phoenix'],
  ['16195550101', 'America/Los_Angeles'],
  ['12085550101', 'America/Denver', 'America/Los_Angeles'],
  ['19075550101', 'America/Anchorage', 'America/Adak'],
  ['18085550101', 'Pacific/Honolulu'],
  ['16845550101', 'Pacific/Pago_Pago'],
  ['16715550101', 'Pacific/Guam'],
  ['17875550101', 'America/Puerto_Rico'],
];

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
  ([state, zip, ...ofAddress], keys, ms) => {
    const said = [...ofAddress, ...keys.flatMap(([, ...zones]) => zones)];
    const zones = said.length === 0 ? EVERY_ZONE : said;
    const { window } = homeOf({ state, zip, numberKeys: keys.map(([key]) => key) });
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
    const why = whyOutsideHours({ zones, zone }, atMs, nowMs);
    if (why === null && known.some((each) => !isDay(each, atMs))) throw new Error('at night');
    if (why !== null && !why.includes(' is outside calling hours there.')) throw new Error(why);
  },
);
