import { BOOKING_SERVICE_IDS, type BookingService } from '#contract/form-choices.ts';
import { OPEN_STATUSES, type OpenStatus } from '#contract/lead/status.ts';
import { BOOKING_SERVICES } from '#contract/words/visit.ts';

/** What a call is about: a service that the homeowner booked, or `none`, such as a lead from a list. */
export type CallScriptService = BookingService | 'none';
export const CALL_SCRIPT_SERVICES: readonly CallScriptService[] = [...BOOKING_SERVICE_IDS, 'none'];

/** Which call a script is for. Only a lead that still needs a call has one. */
export interface CallKind {
  service: CallScriptService;
  status: OpenStatus;
}

/** Every call that has a script of its own, by service. */
export const CALL_KINDS: readonly CallKind[] = CALL_SCRIPT_SERVICES.flatMap((service) =>
  OPEN_STATUSES.map((status) => ({ service, status })),
);

/** The label of a service of CALL_SCRIPT_SERVICES. */
export const callScriptServiceLabel = (service: CallScriptService): string =>
  service === 'none' ? 'No service' : BOOKING_SERVICES[service];

/** Names the call for people: `No Cost Emergency Tarping, New Lead`. */
export const callKindLabel = ({ service, status }: CallKind): string =>
  `${callScriptServiceLabel(service)}, ${status}`;

export type CallScriptName = `callScript ${CallScriptService} ${OpenStatus}`;

/** The name of the owner's setting with the script of this call. */
export const callScriptName = ({ service, status }: CallKind): CallScriptName =>
  `callScript ${service} ${status}`;

/** The titles of these settings. */
export const CALL_SCRIPT_TITLES = Object.fromEntries(
  CALL_KINDS.map((kind) => [callScriptName(kind), `Call script: ${callKindLabel(kind)}`]),
  // `fromEntries` loses the key type; every call has an entry.
) as Readonly<Record<CallScriptName, string>>;
