import { closedDaysError, JOBS_ERROR, parseJobs } from '#contract/visits/visit-limits.ts';
import type { OwnerSettingName } from './names.ts';

const jobsError = (text: string): string | null => (parseJobs(text) === undefined ? JOBS_ERROR : null);

const CHECKS: Readonly<Record<OwnerSettingName, (text: string) => string | null>> = {
  jobsPerMorning: jobsError,
  jobsPerAfternoon: jobsError,
  closedDays: closedDaysError,
};

/** Says what is wrong with a setting that was typed into the sheet; null if it can be read. */
export const findSettingError = (name: OwnerSettingName, text: string): string | null => CHECKS[name](text);
