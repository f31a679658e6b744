import type { CallScript } from '#contract/actions/call-scripts.ts';
import type { VisitOfLead } from '#contract/actions/next-lead.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { formatE164 } from '#contract/e164.ts';
import { BOOKING_SERVICE_IDS, isContactService, serviceLabel } from '#contract/form-choices.ts';
import type { Lead, LeadOrigin } from '#contract/lead/lead.ts';
import { OPEN_STATUSES } from '#contract/lead/status.ts';
import { isOrganization } from '#contract/lead-list/listed-name.ts';
import {
  type CallKind,
  type CallScriptService,
  END_STATUSES,
} from '#contract/owner-settings/call-scripts.ts';
import { clockInWords, parseSlot, periodInWords, type Slot } from '#contract/slots.ts';
import { isClockTime } from '#contract/visits/visit.ts';
import { readAppointment, readSlotId, TO_AGREE } from '#contract/visits/visit-choice.ts';
import { BOOKING_SERVICES } from '#contract-words/visit.ts';
import {
  CALL_SCRIPT_WORDS,
  callReason,
  originalScript,
  REQUESTED_SERVICES,
} from '#src/content/rep/call-scripts/call-scripts.ts';
import { fillCallScript } from '#src/content/rep/call-scripts/fill-call-script.ts';
import type { LeadCard } from '#src/features/worklist/card/card.ts';
import { standingVisit, type VisitPick } from '#src/features/worklist/visit/visit-edit.ts';
import { env } from '#src/lib/env.ts';

const REQUEST = 'request' satisfies LeadOrigin;

/** A service that is not one of ours counts as none; another backend may name ours by its label. */
function toService({ service, source }: Pick<Lead, 'service' | 'source'>): CallScriptService {
  const written = service.trim().toLowerCase();
  const booked = BOOKING_SERVICE_IDS.find((id) =>
    [id, BOOKING_SERVICES[id]].some((name) => name.toLowerCase() === written),
  );
  return booked ?? (source === REQUEST ? 'request' : 'none');
}

type FirstCall = Exclude<CallKind, { service: 'end' }>;

/** A lead as it came. */
export type LeadAsCame = Pick<LeadCard, 'lead' | 'answer'>;

/**
 * Which call the lead is when it comes: about what the homeowner has done with the visit, else by service and
 * status; null for a status that has no call script.
 */
export function toFirstCall({ lead, answer: { visitNews } }: LeadAsCame): FirstCall | null {
  const status = OPEN_STATUSES.find((each) => each === (lead.status || 'New Lead'));
  if (!status) return null;
  if (!visitNews) return { service: toService(lead), status };
  const { what } = visitNews;
  return { service: 'visit', status: what === 'restored' ? 'booked again' : what };
}

/** Which call it is now: its end, once the rep has chosen a status that the lead did not come with. */
export function toCallKind(came: LeadAsCame, status: LeadCard['status']): CallKind | null {
  const end = END_STATUSES.find((each) => each === status && each !== came.lead.status);
  return end ? { service: 'end', status: end } : toFirstCall(came);
}

const spokenService = ({ service, source }: Lead): string =>
  source === REQUEST && isContactService(service) ? REQUESTED_SERVICES[service] : serviceLabel(service);

/** Formats a slot to be said. @param time agreed on in it, `HH:MM`; another text for none */
function spokenSlot({ date, period }: Slot, time: string): string {
  const day = formatDay(date, { weekday: 'long', month: 'long', day: 'numeric' });
  const { about, visit } = CALL_SCRIPT_WORDS;
  return visit(day, isClockTime(time) ? about(clockInWords(time)) : periodInWords(period).hours);
}

type VisitTime = Pick<VisitOfLead, 'apptDate' | 'apptTime' | 'agreedTime' | 'toAgree'>;
const NO_TIME: VisitTime = { apptDate: '', apptTime: '', agreedTime: '', toAgree: true };

/** Formats the slot of a visit to be said; empty for none. */
function spokenVisit({ apptDate, apptTime, agreedTime, toAgree }: VisitTime): string {
  const slot = toAgree ? null : parseSlot(apptDate, apptTime);
  return slot ? spokenSlot(slot, agreedTime) : '';
}

/**
 * The visit that the words are about: the news, else the one chosen, else the one that stands, else what was noted
 * for a lead without a visit; empty for no slot.
 */
function visitToSay(kind: CallKind, came: LeadAsCame, chosen: VisitPick): string {
  const { lead, answer } = came;
  if (kind.service === 'visit') return answer.visitNews ? spokenVisit(answer.visitNews) : '';
  if (chosen.slot === TO_AGREE) return '';
  const slot = readSlotId(chosen.slot);
  if (slot) return spokenSlot(slot, chosen.time);
  if (answer.visit) return spokenVisit(standingVisit(came) ?? NO_TIME);
  const noted = readAppointment(lead.apptDate, lead.apptTime);
  const notedSlot = readSlotId(noted.choice);
  return notedSlot ? spokenSlot(notedSlot, noted.time) : '';
}

interface Said {
  came: LeadAsCame;
  /** What the rep has chosen for the visit. */
  visit: VisitPick;
  rep: string;
}

/** What this rep says to this homeowner: the owner's text for such a call, or ours. */
export function toCallScript(
  kind: CallKind,
  { came, visit, rep }: Said,
  callScripts: readonly CallScript[],
): string {
  const { lead } = came;
  const first = toFirstCall(came) ?? { service: toService(lead), status: 'New Lead' };
  const own = callScripts.find(({ service, status }) => service === kind.service && status === kind.status);
  return fillCallScript(own?.text || originalScript(kind), {
    'first name': lead.firstName || (isOrganization(lead.lastName) ? lead.lastName : ''),
    rep,
    company: env.companyName,
    reason: callReason(first, lead.city),
    service: spokenService(lead),
    visit: visitToSay(kind, came, visit),
    city: lead.city,
    hotline: formatE164(env.hotline),
  });
}
