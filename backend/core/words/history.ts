import type { PartialLeadFields } from '#backend/core/leads/lead-facts.ts';
import type { AuditRow, Instant, LeadRow } from '#backend/core/rows.ts';
import { formatDay, isDay } from '#contract/dates/calendar.ts';
import { easternDay, formatEasternTime } from '#contract/dates/eastern-time.ts';
import { LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadField } from '#contract/lead/lead-fields.ts';
import { PERIODS, type Period, periodLabel } from '#contract/slots.ts';
import { languageName } from '#contract/words/languages.ts';
import { TIME_TO_AGREE } from '#contract-words/visit.ts';

/*
 * What the core writes into rows for reps and managers: lines of a lead's history and of the audit trail, and
 * batches. Some are read again, and rows of earlier versions have them: those must stay as they are.
 */

/** The batches that the backend creates, as they are stored. */
export const BATCHES = {
  bookings: {
    name: 'Website bookings',
    description: 'Homeowners who booked on the website and are waiting for a call.',
  },
  requests: {
    name: 'Website requests',
    description: 'Homeowners who sent the contact form and are waiting for a call.',
  },
  repLeads: { name: 'Rep leads', description: 'Leads that reps added.' },
  /** @param day `yyyy-mm-dd`. @param count from 1 on: how many of them the day has */
  toCheck: (day: string, count: number) => ({
    name: `Website bookings to check, ${formatDay(day, { month: 'short', day: 'numeric' })}${count === 1 ? '' : ` (${count})`}`,
    description: 'Many bookings came from one sender. A manager can archive them, and bring them back.',
  }),
} as const;

/** The time of a lead whose visit has no slot yet. Stored so. @param asked for by the homeowner; null for none */
export const timeToAgree = (asked: Period | null): string =>
  asked === null ? TIME_TO_AGREE : `${TIME_TO_AGREE} (asked for ${asked})`;

/** A line that names the booking. */
export const referenceLine = (reference: string): string => `Reference: ${reference}`;

const MOMENT = {
  ...({ weekday: 'short', month: 'short', day: 'numeric' } as const),
  ...({ hour: 'numeric', minute: '2-digit' } as const),
};
const easternMoment = (at: Instant): string => formatEasternTime(at, MOMENT);

type Visit = Pick<LeadRow, 'apptDate' | 'apptTime'>;
const visitWords = ({ apptDate, apptTime }: Visit): string =>
  [isDay(apptDate) && formatDay(apptDate), periodLabel(apptTime)].filter(Boolean).join(', ');

/** Notes about a booking. */
export const BOOKING_NOTES = {
  bookedAgain: 'Booked again after it was canceled',
  /** @param status that it was closed with */
  openAgain: (status: string): string => `Open again, to be called. It was: ${status}`,
  moved: (now: Visit, before: Visit): string => `Visit: ${visitWords(now)} (was: ${visitWords(before)})`,
  canceled: (before: Visit): string => `Visit canceled, was: ${visitWords(before)}`,
  done: (visit: Visit): string => `Visit done: ${visitWords(visit)}`,
  restored: (now: Visit): string => `No longer canceled. Visit: ${visitWords(now)}`,
  /** @param time agreed on, `9:30 AM`; empty for any of the slot. @param before null for a new visit */
  set: (now: Visit, time: string, before: Visit | null): string =>
    `Visit: ${visitWords(now)}${time && `, at about ${time}`}${before ? ` (was: ${visitWords(before) || 'canceled'})` : ''}`,
  /** @param before and @param after versions of the consent text; empty for no consent */
  consent: (to: 'contact' | 'marketing', before: string, after: string): string =>
    `Consent to ${to}: ${after || 'none'} (was: ${before || 'none'})`,
  consentGiven: (to: 'contact' | 'marketing', version: string): string => `Consent to ${to}: ${version}`,
  listed: (wish: 'visit' | 'call', nowMs: number): string =>
    `This number is on the do-not-call list, but the homeowner asked for this ${wish} on ${formatDay(easternDay(nowMs))}.`,
  /** @param at when somebody of the company was to call, before the homeowner asked for a call now */
  callbackBefore: (at: Instant): string => `A callback was agreed for ${easternMoment(at)} Eastern.`,
} as const;

/**
 * Returns the appointment before a move (`yyyy-mm-dd`, and a period or the words for none), by a note of
 * `BOOKING_NOTES.moved`; null for another note.
 */
export function findMovedFrom(note: string): Visit | null {
  const [, day = '', time = ''] = /^Visit: .+ \(was: \w+, (\w+ \d+, \d{4}), (.+)\)$/m.exec(note) ?? [];
  const ms = Date.parse(`${day} UTC`);
  if (Number.isNaN(ms)) return null;
  const apptDate = new Date(ms).toISOString().slice(0, 10);
  return { apptDate, apptTime: PERIODS.find((period) => periodLabel(period) === time) ?? time };
}

/** Until when a rep had a lead without saving it. */
export const heldUntilNote = (until: Instant): string => `Held until ${easternMoment(until)} Eastern.`;

/** The notes of a lead without any, with a status that needs some. */
export const VISIT_SET_NOTE = 'Visit set by phone.';

/** What became of a closed lead: `Not Qualified, Oct 3, 2025 (Milton list)`. */
function saidBefore({ status, workedAt, batchId }: LeadRow, batchNames: ReadonlyMap<string, string>): string {
  const at = Date.parse(workedAt);
  const day = Number.isNaN(at)
    ? []
    : [formatDay(easternDay(at), { month: 'short', day: 'numeric', year: 'numeric' })];
  const name = batchNames.get(batchId);
  return [status, ...day].join(', ') + (name ? ` (${name})` : '');
}

/** Notes about an imported list and its leads. @param batchNames by id */
export const IMPORT_NOTES = {
  file: (batchName: string): string => `${batchName} (import)`,
  listed: (batchName: string): string => `${batchName}: the imported list says so`,
  undone: (batchName: string, leads: number): string => `${batchName}: ${leads} leads`,
  calledBefore: (last: LeadRow, batchNames: ReadonlyMap<string, string>): string =>
    `Called before: ${saidBefore(last, batchNames)}.`,
  openedAgain: (last: LeadRow, batchNames: ReadonlyMap<string, string>): string =>
    `Opened again after ${`${last.firstName} ${last.lastName}`.trim()}, ${saidBefore(last, batchNames)}`,
} as const;

/** Why a number is on the do-not-call list. */
export const LISTED_NOTES = {
  newNumber: 'New number of a lead with the status DO NOT CALL.',
  inSheet: 'The status was set in the sheet.',
} as const;

/** Notes about what the owner keeps no longer. */
export const RETENTION_NOTES = { closedLeads: 'Closed leads whose time was over' } as const;

/** Notes about a setting of the owner. */
export const SETTING_NOTES = {
  changed: (title: string, value: string): string => `${title}: ${value || 'none'}`,
  originalScript: (call: string): string => `${call}: original text`,
} as const;

const FILE = 'File ';

/** The note of an audit row about a file of numbers; one about a number starts with its digits. */
export const fileNote = (fileName: string): string => FILE + fileName;

/** Returns the name of the file by such a note. */
export const fileNameOf = (note: string): string => note.slice(FILE.length);

/**
 * A line of a correction's note that says who could save the lead then: who holds it, or has held it last.
 * Read again. @param rep email
 */
export const leaseHolderLine = (rep: string): string => `Last held by: ${rep}`;

/** The note of a line of a lead's history without the emails of reps, which some actions write there. */
export const withoutReps = ({ action, note }: Pick<AuditRow, 'action' | 'note'>): string =>
  action === 'released' || action === 'unreserved'
    ? ''
    : note
        .split('\n')
        .filter((line) => !line.startsWith(leaseHolderLine('')))
        .join('\n');

/** Lines after the first are indented, so that typed notes cannot look like the line of another field. */
const toLine = (name: LeadField, words: string): string =>
  `${LEAD_FIELDS[name].label}: ${words.replaceAll('\n', '\n  ')}`;

/** What a field says in a history. */
export const valueInWords = (name: LeadField, value: string): string =>
  name === 'language' ? languageName(value) : value;

/** Formats the non-empty fields as lines for a lead's history. */
export const leadFieldsInWords = (facts: PartialLeadFields): string[] =>
  LEAD_FIELD_NAMES.filter((name) => facts[name]).map((name) =>
    toLine(name, valueInWords(name, facts[name] ?? '')),
  );

/** Formats the fields that would change on this lead as lines for its history. Read by `findBefore`. */
export const changesInWords = (lead: LeadRow, facts: PartialLeadFields): string[] =>
  LEAD_FIELD_NAMES.filter((name) => (facts[name] ?? '') !== lead[name]).map((name) =>
    toLine(
      name,
      `${valueInWords(name, facts[name] ?? '') || NOTHING}${WAS}${valueInWords(name, lead[name]) || NOTHING})`,
    ),
  );

const NOTHING = 'nothing';
const WAS = ' (was: ';

/** Returns what a field of one line was before, by a note of `changesInWords`; null if it is not in it. */
export function findBefore(note: string, name: LeadField): string | null {
  const line = note.split('\n').find((each) => each.startsWith(toLine(name, '')));
  if (line === undefined) return null;
  const before = line.slice(line.indexOf(WAS) + WAS.length, -1);
  return before === NOTHING ? '' : before;
}
