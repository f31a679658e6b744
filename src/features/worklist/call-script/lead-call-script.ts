import type { CallScript } from '#contract/actions/call-scripts.ts';
import type { VisitOfLead } from '#contract/actions/next-lead.ts';
import { formatE164 } from '#contract/e164.ts';
import { BOOKING_SERVICE_IDS } from '#contract/form-choices.ts';
import type { Language } from '#contract/languages.ts';
import type { Lead, LeadOrigin } from '#contract/lead/lead.ts';
import { OPEN_STATUSES } from '#contract/lead/status.ts';
import { isOrganization } from '#contract/lead-list/listed-name.ts';
import {
  type CallKind,
  type CallScriptService,
  END_STATUSES,
} from '#contract/owner-settings/call-scripts.ts';
import { parseSlot } from '#contract/slots.ts';
import { readAppointment, readSlotId, TO_AGREE } from '#contract/visits/visit-choice.ts';
import { BOOKING_SERVICES } from '#contract-words/visit.ts';
import { scriptIn } from '#src/content/rep/call-scripts/call-scripts.ts';
import { fillCallScript } from '#src/content/rep/call-scripts/fill-call-script.ts';
import { spokenReason, spokenService, spokenSlot } from '#src/content/rep/call-scripts/spoken-words.ts';
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

type VisitTime = Pick<VisitOfLead, 'apptDate' | 'apptTime' | 'agreedTime' | 'toAgree'>;
const NO_TIME: VisitTime = { apptDate: '', apptTime: '', agreedTime: '', toAgree: true };

/** Formats the slot of a visit to be said; empty for none. */
function spokenVisit({ apptDate, apptTime, agreedTime, toAgree }: VisitTime, language: Language): string {
  const slot = toAgree ? null : parseSlot(apptDate, apptTime);
  return slot ? spokenSlot(slot, agreedTime, language) : '';
}

/**
 * The visit that the words are about: the news, else the one chosen, else the one that stands, else what was noted
 * for a lead without a visit; empty for no slot.
 */
function visitToSay(kind: CallKind, came: LeadAsCame, chosen: VisitPick, language: Language): string {
  const { lead, answer } = came;
  if (kind.service === 'visit') return answer.visitNews ? spokenVisit(answer.visitNews, language) : '';
  if (chosen.slot === TO_AGREE) return '';
  const slot = readSlotId(chosen.slot);
  if (slot) return spokenSlot(slot, chosen.time, language);
  if (answer.visit) return spokenVisit(standingVisit(came) ?? NO_TIME, language);
  const noted = readAppointment(lead.apptDate, lead.apptTime);
  const notedSlot = readSlotId(noted.choice);
  return notedSlot ? spokenSlot(notedSlot, noted.time, language) : '';
}

interface Said {
  came: LeadAsCame;
  /** What the rep has chosen for the visit. */
  visit: VisitPick;
  rep: string;
}

/**
 * What this rep says to this homeowner: the owner's text for such a call, or ours, with the language that it is in.
 * @param language to say it in; English where there is no text in it
 */
export function toCallScript(
  kind: CallKind,
  { came, visit, rep }: Said,
  callScripts: readonly CallScript[],
  language: Language,
): { text: string; language: Language } {
  const { lead } = came;
  const first = toFirstCall(came) ?? { service: toService(lead), status: 'New Lead' };
  const script = scriptIn(language, kind, callScripts);
  const values = {
    'first name': lead.firstName || (isOrganization(lead.lastName) ? lead.lastName : ''),
    rep,
    company: env.companyName,
    reason: spokenReason(first, lead.city, script.language),
    service: spokenService(lead.service, lead.source === REQUEST, script.language),
    visit: visitToSay(kind, came, visit, script.language),
    city: lead.city,
    hotline: formatE164(env.hotline),
  };
  return { ...script, text: fillCallScript(script.text, values, script.language) };
}
