import { authenticated, type Caller } from '#backend/core/accounts/auth.ts';
import { blockRep, decideRequest, listReps, listRequests } from '#backend/core/accounts/manager-actions.ts';
import { forgotPin, resetPin } from '#backend/core/accounts/pin-reset.ts';
import { requestUserApproval } from '#backend/core/accounts/request-user-approval.ts';
import { authLogin, logout } from '#backend/core/accounts/sign-in.ts';
import { bookingReceipt } from '#backend/core/bookings/booking-receipt.ts';
import { importLeads } from '#backend/core/import/import-leads.ts';
import { addLead } from '#backend/core/leads/add-lead.ts';
import { exportBatch } from '#backend/core/leads/export-batch.ts';
import { listBatches } from '#backend/core/leads/list-batches.ts';
import { lookupNumber } from '#backend/core/leads/lookup-number.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import { nextLead } from '#backend/core/queue/next-lead.ts';
import { undoLead } from '#backend/core/queue/undo-lead.ts';
import { updateLead } from '#backend/core/queue/update-lead.ts';
import type { Settings } from '#backend/core/settings.ts';
import { liftSuppression, listSuppressed, suppressNumber } from '#backend/core/suppression/suppressions.ts';
import { answerOnly, type Decision } from '#backend/core/writes.ts';
import { decideRequestAction, listRequestsAction } from '#contract/actions/account-requests.ts';
import type { Action } from '#contract/actions/action.ts';
import { addLeadAction } from '#contract/actions/add-lead.ts';
import { bookingReceiptAction } from '#contract/actions/booking-receipt.ts';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import { importLeadsAction } from '#contract/actions/import-leads.ts';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { forgotPinAction, resetPinAction } from '#contract/actions/pin-reset.ts';
import { blockRepAction, listRepsAction } from '#contract/actions/reps.ts';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { authLoginAction, logoutAction } from '#contract/actions/sign-in.ts';
import {
  liftSuppressionAction,
  listSuppressedAction,
  suppressNumberAction,
} from '#contract/actions/suppressions.ts';
import { undoLeadAction, updateLeadAction } from '#contract/actions/update-lead.ts';
import { refusal } from '#contract/errors.ts';
import { parseRequest, type RequestSchema } from '#contract/parse.ts';
import { type Role, sessionFields } from '#contract/session.ts';

export interface ActionEntry {
  action: Action;
  /** Parses the request, authenticates the caller and answers. */
  run: (fields: unknown, context: Context, settings: Settings) => Plan<Decision>;
}

/** Registers an action that needs no session. */
function publicAction<Request>(
  action: Action & { role: 'anybody'; request: RequestSchema<Request> },
  answer: (request: Request, context: Context, settings: Settings) => Plan<Decision>,
): ActionEntry {
  return {
    action,
    *run(fields, context, settings) {
      const parsed = parseRequest(action.request, fields);
      if (!parsed.ok) return answerOnly(refusal('bad_request', undefined, parsed.fields));
      return yield* answer(parsed.data, context, settings);
    },
  };
}

/** Registers an action for reps or for managers only: `answer` runs only for a caller with the role. */
function signedIn<Request>(
  action: Action & { role: Role; request: RequestSchema<Request> },
  answer: (request: Request, context: Context, caller: Caller, settings: Settings) => Plan<Decision>,
): ActionEntry {
  return {
    action,
    *run(fields, context, settings) {
      const { data } = sessionFields.safeParse(fields);
      if (!data) return answerOnly(refusal('unauthenticated'));
      const parsed = parseRequest(action.request, fields);
      if (!parsed.ok) return answerOnly(refusal('bad_request', undefined, parsed.fields));
      const caller = yield* authenticated(data.auth, context, action.role);
      if ('refusal' in caller) return answerOnly(caller.refusal);
      return yield* answer(parsed.data, context, caller, settings);
    },
  };
}

const ENTRIES: readonly ActionEntry[] = [
  publicAction(authLoginAction, authLogin),
  publicAction(logoutAction, logout),
  publicAction(requestUserApprovalAction, requestUserApproval),
  publicAction(forgotPinAction, forgotPin),
  publicAction(resetPinAction, resetPin),
  publicAction(bookingReceiptAction, bookingReceipt),

  signedIn(listBatchesAction, listBatches),
  signedIn(nextLeadAction, nextLead),
  signedIn(updateLeadAction, updateLead),
  signedIn(undoLeadAction, undoLead),
  signedIn(addLeadAction, addLead),
  signedIn(lookupNumberAction, lookupNumber),

  signedIn(listRequestsAction, listRequests),
  signedIn(decideRequestAction, decideRequest),
  signedIn(listRepsAction, listReps),
  signedIn(blockRepAction, blockRep),
  signedIn(listSuppressedAction, listSuppressed),
  signedIn(suppressNumberAction, suppressNumber),
  signedIn(liftSuppressionAction, liftSuppression),
  signedIn(importLeadsAction, importLeads),
  signedIn(exportBatchAction, exportBatch),
];

/** All actions by their name on the wire: those of section 7, and the product's own. */
export const ACTIONS: ReadonlyMap<string, ActionEntry> = new Map(
  ENTRIES.map((entry) => [entry.action.name, entry]),
);
