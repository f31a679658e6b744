import { createBooking } from '#backend/core/bookings/booking.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { Settings, Tokens } from '#backend/core/settings.ts';
import { type Answer, answerOnly, type Decision, refuse } from '#backend/core/writes.ts';
import type { Action } from '#contract/actions/action.ts';
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

/** Whether a request has the static token that its action needs. */
export const hasToken = (
  { token }: Pick<Action, 'token'>,
  fields: Readonly<Record<string, unknown>>,
  settings: Tokens,
): boolean => token === 'none' || fields.token === settings[token ?? 'repToken'];

/**
 * Returns the calendar that answers a request whose caller is a calendar program (`answersCalendar`); null for
 * every other answer, which is sent as JSON.
 */
export function getCalendar(request: EndpointRequest, { ok, calendar }: Answer): string | null {
  const action = request.kind === 'action' ? ACTIONS.get(request.action)?.action : undefined;
  return action?.answersCalendar && ok && typeof calendar === 'string' ? calendar : null;
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
  const { method: sentBy, isReadOnly } = entry.action;
  if (!hasToken(entry.action, fields, settings)) return refuse('bad_token');
  if (method === 'GET' && sentBy !== 'GET' && !isReadOnly) {
    return refuse('bad_request', 'This action must be sent by POST.');
  }
  return yield* entry.run(fields, context, settings);
}
