import type { CallScript } from '#contract/actions/call-scripts.ts';
import { formatE164 } from '#contract/e164.ts';
import { BOOKING_SERVICE_IDS, serviceLabel } from '#contract/form-choices.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { OPEN_STATUSES } from '#contract/lead/status.ts';
import { isOrganization } from '#contract/lead-list/listed-name.ts';
import type { CallKind, CallScriptService } from '#contract/owner-settings/call-scripts.ts';
import { BOOKING_SERVICES } from '#contract/words/visit.ts';
import { CALL_SCRIPTS } from '#src/content/rep/call-scripts/call-scripts.ts';
import { fillCallScript } from '#src/content/rep/call-scripts/fill-call-script.ts';
import { env } from '#src/lib/env.ts';

/** A service that is not one of ours counts as none; another backend may name ours by its label. */
const toService = (service: string): CallScriptService =>
  BOOKING_SERVICE_IDS.find((id) =>
    [id, BOOKING_SERVICES[id]].some((name) => name.toLowerCase() === service.trim().toLowerCase()),
  ) ?? 'none';

/** Which call the lead is, by the status it came with; null for a status that has no call script. */
export function toCallKind({ service, status }: Pick<Lead, 'service' | 'status'>): CallKind | null {
  const open = OPEN_STATUSES.find((each) => each === (status || 'New Lead'));
  return open ? { service: toService(service), status: open } : null;
}

/** What this rep says to this homeowner: the owner's text for such a call, or ours. */
export function toCallScript(
  kind: CallKind,
  lead: Lead,
  rep: string,
  callScripts: readonly CallScript[],
): string {
  const { service, status } = kind;
  const own = callScripts.find(
    (callScript) => callScript.service === service && callScript.status === status,
  );
  return fillCallScript(own?.text || CALL_SCRIPTS[service][status], {
    'first name': lead.firstName || (isOrganization(lead.lastName) ? lead.lastName : ''),
    rep,
    company: env.companyName,
    service: serviceLabel(lead.service),
    city: lead.city,
    hotline: formatE164(env.hotline),
  });
}
