import { createAuditWrite } from '#backend/core/audit.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { SETTING_NOTES } from '#backend/core/words/history.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { saveRestHoursAction, showRestHoursAction } from '#contract/actions/manager/rest-hours.ts';
import { HOURS_BETWEEN_CALLS } from '#contract/limits.ts';
import { OWNER_SETTINGS } from '#contract/owner-settings/names.ts';
import { parseRestHours } from '#contract/owner-settings/rest-hours.ts';

const NAME = 'hoursBetweenCalls';

/** The setting as typed; empty for none. */
function* readTyped(): Plan<string> {
  const settings = yield* read('ownerSettings', {});
  return settings.find(({ name }) => name === NAME)?.value ?? '';
}

/**
 * Returns how many hours a number rests at least after a call without an answer; 0 for no rest. What cannot be read
 * means the usual ones.
 */
export function* readRestHours(): Plan<number> {
  return parseRestHours(yield* readTyped()) ?? HOURS_BETWEEN_CALLS.usual;
}

/** `show_rest_hours`: returns the owner's setting as typed. Managers only. */
export const showRestHours = signedIn(showRestHoursAction, function* () {
  return answerOnly({ ok: true, [NAME]: yield* readTyped() });
});

/**
 * `save_rest_hours`: replaces the owner's setting, which counts from the next call on. Managers only; audited. Who
 * saves last wins.
 */
export const saveRestHours = signedIn(saveRestHoursAction, function* (request, context, caller) {
  const value = request[NAME];
  const answer = { ok: true, [NAME]: value };
  if ((yield* readTyped()) === value) return answerOnly(answer);
  const note = SETTING_NOTES.changed(OWNER_SETTINGS[NAME], value);
  return {
    answer,
    writes: [
      { kind: 'putOwnerSetting', row: { name: NAME, value } },
      createAuditWrite(context, { rep: caller.rep.email, action: 'rest_hours', note }),
    ],
  };
});
