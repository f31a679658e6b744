import { decideRequest, listRequests } from '#backend/core/accounts/account-requests.ts';
import { authLogin } from '#backend/core/accounts/auth-login.ts';
import { forgotPin } from '#backend/core/accounts/forgot-pin.ts';
import { checkSession, logout } from '#backend/core/accounts/logout.ts';
import { blockRep, listReps } from '#backend/core/accounts/reps.ts';
import { requestUserApproval } from '#backend/core/accounts/request-user-approval.ts';
import { resetPin } from '#backend/core/accounts/reset-pin.ts';
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
import type { Decision } from '#backend/core/writes.ts';
import { decideRequestRequest, listRequestsRequest } from '#contract/actions/account-requests.ts';
import { addLeadRequest } from '#contract/actions/add-lead.ts';
import { authLoginRequest } from '#contract/actions/auth-login.ts';
import { bookingReceiptRequest } from '#contract/actions/booking-receipt.ts';
import { exportBatchRequest } from '#contract/actions/export-batch.ts';
import { forgotPinRequest } from '#contract/actions/forgot-pin.ts';
import { importLeadsRequest } from '#contract/actions/import-leads.ts';
import { listBatchesRequest } from '#contract/actions/list-batches.ts';
import { lookupNumberRequest } from '#contract/actions/lookup-number.ts';
import { nextLeadRequest } from '#contract/actions/next-lead.ts';
import { blockRepRequest, listRepsRequest } from '#contract/actions/reps.ts';
import { requestUserApprovalRequest } from '#contract/actions/request-user-approval.ts';
import { resetPinRequest } from '#contract/actions/reset-pin.ts';
import { sessionRequest } from '#contract/actions/session.ts';
import {
  liftSuppressionRequest,
  listSuppressedRequest,
  suppressNumberRequest,
} from '#contract/actions/suppressions.ts';
import { undoLeadRequest } from '#contract/actions/undo-lead.ts';
import { updateLeadRequest } from '#contract/actions/update-lead.ts';
import { type Parsed, parseRequest, type RequestSchema } from '#contract/parse.ts';

/** One action of the script. */
export interface ActionEntry {
  /** The static token its caller carries. */
  token: 'bookingToken' | 'repToken';
  /** Whether it may come by GET; nothing that changes a lead or an account does, but `next_lead` (section 7). */
  get: boolean;
  /** Reads the request; what comes out runs it. */
  prepare: (fields: unknown) => Parsed<(settings: Settings, context: Context) => Plan<Decision>>;
}

function action<T>(
  schema: RequestSchema<T>,
  act: (request: T, context: Context, settings: Settings) => Plan<Decision>,
  { token = 'repToken', get = false }: Partial<Pick<ActionEntry, 'token' | 'get'>> = {},
): ActionEntry {
  return {
    token,
    get,
    prepare(fields) {
      const parsed = parseRequest(schema, fields);
      return parsed.ok
        ? { ok: true, data: (settings, context) => act(parsed.data, context, settings) }
        : parsed;
    },
  };
}

/** Every action by its name on the wire: those of section 7, and the product's own. */
export const ACTIONS: ReadonlyMap<string, ActionEntry> = new Map([
  ['auth_login', action(authLoginRequest, authLogin)],
  ['request_user_approval', action(requestUserApprovalRequest, requestUserApproval)],
  ['forgot_pin', action(forgotPinRequest, forgotPin)],
  ['reset_pin', action(resetPinRequest, resetPin)],
  ['check_session', action(sessionRequest, checkSession, { get: true })],
  ['logout', action(sessionRequest, logout)],

  ['list_batches', action(listBatchesRequest, listBatches, { get: true })],
  ['next_lead', action(nextLeadRequest, nextLead, { get: true })],
  ['update_lead', action(updateLeadRequest, updateLead)],
  ['undo_lead', action(undoLeadRequest, undoLead)],
  ['add_lead', action(addLeadRequest, addLead)],
  ['lookup_number', action(lookupNumberRequest, lookupNumber, { get: true })],

  ['list_requests', action(listRequestsRequest, listRequests, { get: true })],
  ['decide_request', action(decideRequestRequest, decideRequest)],
  ['list_reps', action(listRepsRequest, listReps, { get: true })],
  ['block_rep', action(blockRepRequest, blockRep)],
  ['list_suppressed', action(listSuppressedRequest, listSuppressed, { get: true })],
  ['suppress_number', action(suppressNumberRequest, suppressNumber)],
  ['lift_suppression', action(liftSuppressionRequest, liftSuppression)],
  ['import_leads', action(importLeadsRequest, importLeads)],
  ['export_batch', action(exportBatchRequest, exportBatch, { get: true })],

  ['booking_receipt', action(bookingReceiptRequest, bookingReceipt, { token: 'bookingToken', get: true })],
]);
