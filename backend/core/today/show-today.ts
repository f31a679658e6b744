import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { getCompanyToday } from './company-today.ts';

/** `show_today`: returns what the company has to do now and has done this week. Managers only. */
export const showToday = signedIn(showTodayAction, function* (_request, context) {
  return answerOnly({ ok: true, ...(yield* getCompanyToday(context.nowMs)) });
});
