/** Key in local storage: until when the storm banner is shown, in ms since 1970 (banner.ts). */
export const STORM_BANNER_KEY = 'stormUntil';

/**
 * Whether the storm banner is known to show on this page. Does not parse, so that the inline loader can
 * reserve its space cheaply.
 */
export function isStormBannerKnown(): boolean {
  try {
    return Number(localStorage[STORM_BANNER_KEY]) > Date.now();
  } catch {
    return false; // Blocked storage knows of no storm.
  }
}
