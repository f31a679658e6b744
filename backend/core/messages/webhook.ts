import { toInstant } from '#backend/core/instants.ts';
import type { Context } from '#backend/core/plan.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Write } from '#backend/core/writes.ts';
import { mailRow } from './messages.ts';

/** What the owner's own program can be told. */
export const WEBHOOK_EVENTS = ['booking.created', 'visit.changed', 'visit.canceled', 'lead.status'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/**
 * Returns the write of an event for the webhook; none where the owner has none.
 * @param data its fields (docs/interfaces.md)
 */
export function tellWebhook(
  event: WebhookEvent,
  data: { leadId: string } & Record<string, unknown>,
  { hasWebhook }: Settings,
  context: Context,
): Write[] {
  if (!hasWebhook) return [];
  const row = mailRow({ kind: 'contact', to: '', subject: event, text: '', leadId: data.leadId }, context);
  const body = JSON.stringify({ id: row.messageId, event, at: toInstant(context.nowMs), data });
  return [{ kind: 'insertMessage', row: { ...row, kind: 'webhook', body } }];
}
