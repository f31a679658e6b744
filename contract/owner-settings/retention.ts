import { YEAR_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';

/**
 * For how many months the owner keeps what is no longer needed: `least` and `most` that can be set. An empty
 * setting means forever, and of photos what the privacy policy promises.
 */
export const RETENTION = {
  monthsOfClosedLeads: { least: 6, most: 240 },
  monthsOfPhotos: { least: 1, most: (12 * DURATIONS.photoRetention) / YEAR_MS },
  monthsOfRequests: { least: 1, most: 240 },
  monthsOfActivity: { least: 6, most: 240 },
} as const;
export type RetentionName = keyof typeof RETENTION;

const isRetentionName = (name: string): name is RetentionName => Object.hasOwn(RETENTION, name);
export const RETENTION_NAMES: readonly RetentionName[] = Object.keys(RETENTION).filter(isRetentionName);

/** Reads whole months, 0 for an empty text; undefined for what is none, too few or too many. */
export function parseMonths(name: RetentionName, text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 0;
  const { least, most } = RETENTION[name];
  const months = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  return months >= least && months <= most ? months : undefined;
}

/**
 * Before which moment (milliseconds since 1970) this is deleted; null for never. What cannot be read counts as
 * empty. @param text the setting as typed
 */
export function getRetentionEnd(name: RetentionName, text: string, nowMs: number): number | null {
  const months = parseMonths(name, text) ?? 0;
  if (months > 0) return nowMs - (months * YEAR_MS) / 12;
  return name === 'monthsOfPhotos' ? nowMs - DURATIONS.photoRetention : null;
}
