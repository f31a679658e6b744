/**
 * Area codes of the North American Numbering Plan outside the US and Canada (nanpa.com, 2026): calls to them
 * are billed like calls abroad. Calls to Canada mostly are not.
 */
const ABROAD = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
);

/** Why a call may cost much: `premium` is billed for whoever is called, `foreign` as a call abroad. */
export type CallCharge = 'premium' | 'foreign';

/** Why a call to a number may cost much; null when it costs as usual. @param key of contract/phone.ts */
export function callCharge(key: string): CallCharge | null {
  const [, area = '', exchange = ''] = /^1(\d{3})(\d{3})\d{4}$/.exec(key) ?? [];
  if (area === '') return 'foreign';
  if (area === '900' || exchange === '976') return 'premium';
  return ABROAD.has(area) ? 'foreign' : null;
}
