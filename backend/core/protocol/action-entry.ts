import { authenticated, type Caller } from '#backend/core/accounts/auth.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { Settings } from '#backend/core/settings.ts';
import { answerOnly, type Decision, refuse } from '#backend/core/writes.ts';
import type { Action } from '#contract/actions/action.ts';
import { parseRequest, type RequestSchema } from '#contract/parse.ts';
import { type Role, sessionFields } from '#contract/session.ts';

export interface ActionEntry {
  action: Action;
  /** Parses the request, authenticates the caller and answers. */
  run: (fields: unknown, context: Context, settings: Settings) => Plan<Decision>;
}

/** Registers an action that needs no session. */
export function publicAction<Request>(
  action: Action & { role: 'anybody'; request: RequestSchema<Request> },
  answer: (request: Request, context: Context, settings: Settings) => Plan<Decision>,
): ActionEntry {
  return {
    action,
    *run(fields, context, settings) {
      const parsed = parseRequest(action.request, fields);
      if (!parsed.ok) return refuse('bad_request', undefined, parsed.fields);
      return yield* answer(parsed.data, context, settings);
    },
  };
}

/** Registers an action for reps or for managers only: `answer` runs only for a caller with the role. */
export function signedIn<Request>(
  action: Action & { role: Role; request: RequestSchema<Request> },
  answer: (request: Request, context: Context, caller: Caller, settings: Settings) => Plan<Decision>,
): ActionEntry {
  return {
    action,
    *run(fields, context, settings) {
      const { data } = sessionFields.safeParse(fields);
      if (!data) return refuse('unauthenticated');
      const parsed = parseRequest(action.request, fields);
      if (!parsed.ok) return refuse('bad_request', undefined, parsed.fields);
      const caller = yield* authenticated(data.auth, context, action.role);
      if ('refusal' in caller) return answerOnly(caller.refusal);
      return yield* answer(parsed.data, context, caller, settings);
    },
  };
}
