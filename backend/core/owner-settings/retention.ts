import { createAuditWrite } from '#backend/core/audit.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { SETTING_NOTES } from '#backend/core/words/history.ts';
import { answerOnly, type Write } from '#backend/core/writes.ts';
import {
  type Retention,
  saveRetentionAction,
  showRetentionAction,
} from '#contract/actions/manager/retention.ts';
import { OWNER_SETTINGS } from '#contract/owner-settings/names.ts';
import { RETENTION_NAMES } from '#contract/owner-settings/retention.ts';

/** Returns the settings as typed; empty for those that are not set. */
export function* readRetention(): Plan<Retention> {
  const settings = yield* read('ownerSettings', {});
  const typed = (wanted: string) => settings.find(({ name }) => name === wanted)?.value ?? '';
  return {
    monthsOfClosedLeads: typed('monthsOfClosedLeads'),
    monthsOfPhotos: typed('monthsOfPhotos'),
    monthsOfRequests: typed('monthsOfRequests'),
    monthsOfActivity: typed('monthsOfActivity'),
  };
}

/** `show_retention`: returns the owner's settings as typed. Managers only. */
export const showRetention = signedIn(showRetentionAction, function* () {
  return answerOnly({ ok: true, ...(yield* readRetention()) });
});

/** `save_retention`: replaces the owner's settings. Managers only; each change is audited. Who saves last wins. */
export const saveRetention = signedIn(saveRetentionAction, function* (request, context, caller) {
  const before = yield* readRetention();
  const changed = RETENTION_NAMES.filter((name) => request[name] !== before[name]);
  const writes = changed.flatMap((name): Write[] => {
    const value = request[name];
    const note = SETTING_NOTES.changed(OWNER_SETTINGS[name], value);
    return [
      { kind: 'putOwnerSetting', row: { name, value } },
      createAuditWrite(context, { rep: caller.rep.email, action: 'retention', note }),
    ];
  });
  return { answer: { ok: true, ...request }, writes };
});
