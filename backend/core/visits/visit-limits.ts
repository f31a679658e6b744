import { createAuditWrite } from '#backend/core/audit.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { SETTING_NOTES } from '#backend/core/words/history.ts';
import { type Answer, answerOnly, type Write } from '#backend/core/writes.ts';
import { saveVisitLimitsAction, showVisitLimitsAction } from '#contract/actions/manager/visit-limits.ts';
import { OWNER_SETTINGS } from '#contract/owner-settings/names.ts';
import { VISIT_SETTINGS, type VisitSettings } from '#contract/visits/visit-limits.ts';
import { bookableDays, readVisitSettings } from './full-slots.ts';

/** `show_visit_limits`: returns the owner's settings and the visits of the next days. Managers only. */
export const showVisitLimits = signedIn(showVisitLimitsAction, function* (_request, context) {
  return answerOnly(yield* toAnswer(yield* readVisitSettings(), context));
});

/**
 * `save_visit_limits`: replaces the owner's settings. Booked visits stay as they are. Managers only; who
 * saves last wins, and the audit trail says who changed what.
 */
export const saveVisitLimits = signedIn(saveVisitLimitsAction, function* (settings, context, caller) {
  const before = yield* readVisitSettings();
  const changed = VISIT_SETTINGS.filter((name) => settings[name] !== (before[name] ?? ''));
  const writes = changed.map(
    (name): Write => ({ kind: 'putOwnerSetting', row: { name, value: settings[name] } }),
  );
  if (changed.length > 0) {
    const note = changed
      .map((name) => SETTING_NOTES.changed(OWNER_SETTINGS[name], settings[name]))
      .join('\n');
    writes.push(createAuditWrite(context, { rep: caller.rep.email, action: 'visit_limits', note }));
  }
  return { answer: yield* toAnswer(settings, context), writes };
});

function* toAnswer(settings: VisitSettings, context: Context): Plan<Answer> {
  const booked = yield* read('bookedSlots', { days: bookableDays(context) });
  return {
    ok: true,
    ...settings,
    booked: booked.map(({ apptDate, apptTime, count }) => ({ date: apptDate, period: apptTime, count })),
  };
}
