import { type CallRequest, requestCallAction } from '#contract/actions/bookings/request-call.ts';
import { call } from './rep-endpoint/transport.ts';
import { takesCallRequests } from './taken-slots.ts';

/** Finds out whether the company's script takes requests, so that one that is sent later need not wait for that. */
export const prepareCallRequest = async (): Promise<void> => void (await takesCallRequests());

/**
 * Sends what a visitor has typed into the contact form to the company's script, if that has said that it takes such
 * requests: there it is a lead at once (contract/actions/bookings/request-call.ts). The request outlives the page.
 * @returns whether the script has it; never throws
 */
export async function sendCallRequest(request: CallRequest): Promise<boolean> {
  if (!(await takesCallRequests())) return false;
  return (await call(requestCallAction, request, { keepalive: true })).ok;
}
