import { CALL_SCRIPT_TITLES } from './call-scripts.ts';

/**
 * What the owner sets while the backend runs, by name, with the title that it has in the sheet's tab
 * Settings. Each value is a text; one that is absent means the default.
 */
export const OWNER_SETTINGS = {
  jobsPerMorning: 'Jobs per morning',
  jobsPerAfternoon: 'Jobs per afternoon',
  closedDays: 'Closed days',
  hoursBetweenCalls: 'Hours between calls',
  monthsOfClosedLeads: 'Months closed leads are kept',
  monthsOfPhotos: 'Months photos are kept',
  monthsOfRequests: 'Months denied account requests are kept',
  monthsOfActivity: 'Months activity is kept',
  crewLink: 'Crew link',
  calendarLink: 'Calendar link',
  pepperCheck: 'Check of PIN_PEPPER',
  ...CALL_SCRIPT_TITLES,
} as const;
export type OwnerSettingName = keyof typeof OWNER_SETTINGS;

export const isOwnerSettingName = (name: string): name is OwnerSettingName =>
  Object.hasOwn(OWNER_SETTINGS, name);

/** All names, in the order of OWNER_SETTINGS. */
export const OWNER_SETTING_NAMES: readonly OwnerSettingName[] =
  Object.keys(OWNER_SETTINGS).filter(isOwnerSettingName);
