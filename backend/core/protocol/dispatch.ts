import { createBooking } from '#backend/core/bookings/booking.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { Settings } from '#backend/core/settings.ts';
import { answerOnly, type Decision, refuse } from '#backend/core/writes.ts';
import { BOOKING_HONEYPOT, bookingPost } from '#contract/forms/booking.ts';
import { parseRequest } from '#contract/parse.ts';
import { ACTIONS } from './action-table.ts';
import type { EndpointRequest } from './request.ts';

/**
 * Answers one request: checks the static token, then runs the action, or refuses. A request is parsed before
 * any row is read. Throws only what the host's own functions throw; the host answers that as `internal`.
 */
export function* dispatch(request: EndpointRequest, settings: Settings, context: Context): Plan<Decision> {
  switch (request.kind) {
    case 'refused':
      return answerOnly(request.answer);
    case 'booking':
      return yield* dispatchBooking(request.fields, settings, context);
    case 'action':
      return yield* dispatchAction(request, settings, context);
  }
}

function* dispatchBooking(
  fields: Record<string, string>,
  settings: Settings,
  context: Context,
): Plan<Decision> {
  if (fields.token !== settings.bookingToken) return refuse('bad_token');
  // Only bots fill in the hidden field. They get a success answer, and nothing is stored.
  if (fields[BOOKING_HONEYPOT]) return answerOnly({ ok: true });
  const parsed = parseRequest(bookingPost, fields);
  if (!parsed.ok) return refuse('bad_request', undefined, parsed.fields);
  return yield* createBooking(parsed.data, settings, context);
}

function* dispatchAction(
  { action, method, fields }: Extract<EndpointRequest, { kind: 'action' }>,
  settings: Settings,
  context: Context,
): Plan<Decision> {
  if (action === 'ping') return answerOnly({ ok: true });
  const entry = ACTIONS.get(action);
  if (!entry) return refuse('unknown_action');
  const { token = 'repToken', method: sentBy, isReadOnly } = entry.action;
  if (fields.token !== settings[token]) return refuse('bad_token');
  if (method === 'GET' && sentBy !== 'GET' && !isReadOnly) {
    return refuse('bad_request', 'This action must be sent by POST.');
  }
  return yield* entry.run(fields, context, settings);
}
