import * as z from 'zod/mini';
import { saveCallScriptAction } from '#contract/actions/call-scripts.ts';
import { restHoursForm } from '#contract/actions/manager/rest-hours.ts';
import { retentionForm } from '#contract/actions/manager/retention.ts';
import { visitLimitsForm } from '#contract/actions/manager/visit-limits.ts';
import { isLinkId } from '#contract/visits/day-link.ts';
import { CALL_SCRIPT_TITLES, type CallScriptName } from './call-scripts.ts';
import type { OwnerSettingName } from './names.ts';

const isCallScript = (name: OwnerSettingName): name is CallScriptName =>
  Object.hasOwn(CALL_SCRIPT_TITLES, name);

const OWN_LINK = 'Only the script can make a link. Empty this cell, and make one on the Visits page.';

/** The id of a link, which only the script writes: the owner can take it away. */
const linkId = z.string().check(z.refine((text) => text === '' || isLinkId(text), { error: OWN_LINK }));

const OWN_CHECK =
  'Only the script writes this value. If PIN_PEPPER is in the script’s properties and right, empty the cell and choose Set up this sheet.';

/** What only the script writes. */
const OWN_VALUES = {
  crewLink: linkId,
  calendarLink: linkId,
  pepperCheck: z.string().check(z.regex(/^(?:[\da-f]{64})?$/, OWN_CHECK)),
} as const;

/** The same for the sheet as for the manager's page. */
const ruleOf = (name: OwnerSettingName) =>
  isCallScript(name)
    ? saveCallScriptAction.request.shape.text
    : { ...visitLimitsForm.shape, ...restHoursForm.shape, ...retentionForm.shape, ...OWN_VALUES }[name];

/** Says what is wrong with a setting that was typed into the sheet; null if it can be read. */
export const findSettingError = (name: OwnerSettingName, text: string): string | null =>
  z.safeParse(ruleOf(name), text).error?.issues[0]?.message ?? null;
