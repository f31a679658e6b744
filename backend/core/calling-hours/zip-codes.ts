import { hasLostZero } from '#contract/lead/zip.ts';
import type { Zone } from './calling-hours.ts';

/**
 * Time zones by three-digit ZIP prefix (USPS labeling list L002; time zone boundaries by 49 CFR 71), each row
 * as first and last prefix. A range that a time zone line crosses has the zones of both sides. Prefixes
 * without residents and military mail are left out.
 */
const ZIP_RANGES: readonly (readonly [from: string, to: string, ...zones: Zone[]])[] = [
  ['005', '005', 'eastern'],
  // Puerto Rico and the Virgin Islands
  ['006', '009', 'atlantic'],
  ['010', '089', 'eastern'],
  ['100', '323', 'eastern'],
  ['324', '325', 'central'],
  ['326', '339', 'eastern'],
  ['341', '349', 'eastern'],
  ['350', '372', 'central'],
  ['373', '379', 'eastern', 'central'],
  ['380', '384', 'central'],
  ['385', '385', 'eastern', 'central'],
  ['386', '397', 'central'],
  ['398', '399', 'eastern'],
  ['400', '427', 'eastern', 'central'],
  ['430', '459', 'eastern'],
  ['460', '479', 'eastern', 'central'],
  ['480', '497', 'eastern'],
  ['498', '499', 'eastern', 'central'],
  ['500', '567', 'central'],
  ['569', '569', 'eastern'],
  ['570', '574', 'central'],
  ['575', '576', 'central', 'mountain'],
  ['577', '577', 'mountain'],
  ['580', '584', 'central'],
  ['585', '588', 'central', 'mountain'],
  ['590', '599', 'mountain'],
  ['600', '658', 'central'],
  ['660', '676', 'central'],
  ['677', '678', 'central', 'mountain'],
  ['679', '689', 'central'],
  ['690', '692', 'central', 'mountain'],
  ['693', '693', 'mountain'],
  ['700', '797', 'central'],
  ['798', '798', 'central', 'mountain'],
  ['799', '816', 'mountain'],
  ['820', '834', 'mountain'],
  ['835', '835', 'mountain', 'pacific'],
  ['836', '837', 'mountain'],
  ['838', '838', 'pacific'],
  ['840', '847', 'mountain'],
  // Arizona; the Navajo Nation has daylight saving time
  ['850', '859', 'arizona'],
  ['860', '860', 'mountain', 'arizona'],
  ['863', '864', 'arizona'],
  ['865', '865', 'mountain', 'arizona'],
  ['870', '885', 'mountain'],
  ['889', '897', 'pacific'],
  ['898', '898', 'mountain', 'pacific'],
  ['900', '961', 'pacific'],
  ['967', '968', 'hawaii'],
  ['969', '969', 'guam'],
  ['970', '978', 'pacific'],
  ['979', '979', 'mountain', 'pacific'],
  ['980', '994', 'pacific'],
  ['995', '999', 'alaska'],
];

const ZONES_BY_PREFIX = new Map(
  ZIP_RANGES.flatMap(([from, to, ...zones]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => [String(Number(from) + index).padStart(3, '0'), zones] as const,
    ),
  ),
);

/** ZIP codes in another time zone than the rest of their range. */
const OTHER_ZONE = new Map<string, readonly Zone[]>([
  // Southern Gulf County, Florida
  ['32456', ['eastern']],
  ['32457', ['eastern']],
  // The western Aleutians
  ['99546', ['aleutian']],
  ['99547', ['aleutian']],
  // American Samoa
  ['96799', ['samoa']],
]);

/** Returns the time zones of a five-digit ZIP code; none if nobody lives there. */
export const zipZones = (five: string): readonly Zone[] =>
  OTHER_ZONE.get(five) ?? ZONES_BY_PREFIX.get(five.slice(0, 3)) ?? [];

/**
 * Reads a ZIP code by its first five digits, whatever is around them: `32501-1234`, `32501.0`. Where a
 * spreadsheet has dropped the leading zero, it is put back.
 * @param mayBe whether the lead may have the ZIP code with that zero
 * @returns empty if the text cannot be read
 */
export function readZip(typed: string, mayBe: (five: string) => boolean): string {
  // A spreadsheet takes a code for a number, and writes it with decimals.
  const code = typed.trim().replace(/\.\d*$/, '');
  const withZero = `0${code.slice(0, 4)}`;
  if (hasLostZero(code) && mayBe(withZero)) return withZero;
  return /\d{5}/.exec(code)?.[0] ?? '';
}
