import { auditOnce } from '#backend/core/audit.ts';
import { sendMail } from '#backend/core/messages/messages.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { unsavedLeadsMail } from '#backend/core/words/company-mail.ts';
import type { Write } from '#backend/core/writes.ts';

/**
 * Returns the writes that tell the company of a rep who reads one lead after the other and saves none, which
 * is no caller: at most once an hour, however often the rep asks for a further lead.
 */
export function* tellOfUnsavedLeads(rep: RepRow, settings: Settings, context: Context): Plan<Write[]> {
  const { email } = rep;
  const line = { rep: email, action: 'unsaved_leads', note: email } as const;
  const audited = yield* auditOnce(context, `reads leads ${email}`, line);
  if (audited.length === 0) return [];
  return [...audited, sendMail(unsavedLeadsMail(rep, settings), context)];
}
