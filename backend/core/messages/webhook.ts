import { toInstant } from '#backend/core/instants.ts';
import type { Context } from '#backend/core/plan.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Write } from '#backend/core/writes.ts';
import { messageRow } from './messages.ts';

/** What the owner's own program can be told. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'visit.changed',
  'visit.canceled',
  'lead.status',
  'alert',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/**
 * Whether an answer of the webhook is about this call, so that others may succeed. Any other refusal, such as
 * of a wrong address, concerns all calls.
 * @param status of the HTTP answer
 */
export const isAboutCall = (status: number): boolean => [400, 413, 422].includes(status);

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
  const row = messageRow({ kind: 'webhook', to: '', subject: event, text: '', leadId: data.leadId }, context);
  const body = JSON.stringify({ id: row.messageId, event, at: toInstant(context.nowMs), data });
  return [{ kind: 'insertMessage', row: { ...row, body } }];
}
