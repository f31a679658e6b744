import { LIMITS } from '#contract/limits.ts';
import { closedDaysError, JOBS_ERROR, parseJobs } from '#contract/visits/visit-limits.ts';
import { CALL_SCRIPT_TITLES, type CallScriptName } from './call-scripts.ts';
import type { OwnerSettingName } from './names.ts';

type Check = (text: string) => string | null;

const jobsError: Check = (text) => (parseJobs(text) === undefined ? JOBS_ERROR : null);

const CHECKS: Readonly<Record<Exclude<OwnerSettingName, CallScriptName>, Check>> = {
  jobsPerMorning: jobsError,
  jobsPerAfternoon: jobsError,
  closedDays: closedDaysError,
};

const isCallScript = (name: OwnerSettingName): name is CallScriptName =>
  Object.hasOwn(CALL_SCRIPT_TITLES, name);

const scriptError: Check = (text) =>
  text.length > LIMITS.callScript ? `Please use at most ${LIMITS.callScript} characters` : null;

/** Says what is wrong with a setting that was typed into the sheet; null if it can be read. */
export const findSettingError = (name: OwnerSettingName, text: string): string | null =>
  isCallScript(name) ? scriptError(text) : CHECKS[name](text);
