/**
 * `warning`: it is here or about to be, and no crew climbs. `advisory`: strong wind, each roof is judged on
 * its own. `watch`: it may come.
 */
export type AlertKind = 'warning' | 'advisory' | 'watch';

/**
 * The alerts that matter to a roof, by the National Weather Service's names, gravest first. Hail has no alert
 * of its own: it is part of a severe thunderstorm. Others, such as heat, floods and rip currents, are left
 * out.
 */
export const ALERT_KINDS: Readonly<Record<string, AlertKind>> = {
  'Extreme Wind Warning': 'warning',
  'Tornado Warning': 'warning',
  'Hurricane Warning': 'warning',
  'Tropical Storm Warning': 'warning',
  'Severe Thunderstorm Warning': 'warning',
  'High Wind Warning': 'warning',
  'Hurricane Watch': 'watch',
  'Tornado Watch': 'watch',
  'Tropical Storm Watch': 'watch',
  'Severe Thunderstorm Watch': 'watch',
  'High Wind Watch': 'watch',
  'Wind Advisory': 'advisory',
};
