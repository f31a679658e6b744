import { sendMail } from '#backend/core/messages/messages.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import { countShare } from '#backend/core/rate-limit.ts';
import type { Settings } from '#backend/core/settings.ts';
import { CONTACT_SUBJECT } from '#backend/core/words/company-mail.ts';
import { type Decision, refuse } from '#backend/core/writes.ts';
import { DAY_MS } from '#contract/durations.ts';
import { SHARES } from '#contract/limits.ts';

/**
 * Takes a message of the contact form for the company. Refuses it as `busy` when its sender, or all together,
 * have sent their share of the day: the form keeps the words then.
 * @param text what was typed, with the name of each field
 * @param replyTo the visitor's address; empty for none
 */
export function* takeContactMessage(
  text: string,
  replyTo: string,
  { company }: Settings,
  context: Context,
): Plan<Decision> {
  const share = yield* countShare('contact', SHARES.contact, DAY_MS, context);
  if (!share) return refuse('busy');
  const mail = { kind: 'contact', to: company.email, subject: CONTACT_SUBJECT, text } as const;
  return {
    answer: { ok: true },
    writes: [...share, sendMail({ ...mail, ...(replyTo !== '' && { replyTo }) }, context)],
  };
}
