import { type DayParts, formatDay, isDay } from '#contract/dates/calendar.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadField } from '#contract/lead/lead-fields.ts';
import { periodLabel } from '#contract/slots.ts';
import { ORIGIN_NAMES } from '#contract/words/history.ts';
import { LEAD_VISIT, shortDay } from '#src/content/rep/lead-visit.ts';
import { CAME_IN, CARD_LABELS, WORKLIST } from '#src/content/rep/worklist.ts';
import { easternDateTime } from '#src/features/worklist/calling/eastern-words.ts';

export const leadName = ({ firstName, lastName }: Lead): string =>
  `${firstName} ${lastName}`.trim() || WORKLIST.noName;

export const leadAddress = ({ address, city, state, zip }: Lead): string =>
  [address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');

const DAY: DayParts = { weekday: 'short', month: 'short', day: 'numeric' };

const dayWords = (day: string, parts: DayParts = { ...DAY, year: 'numeric' }): string =>
  isDay(day) ? formatDay(day, parts) : day;

/** Its hours, in parentheses, are not broken in the narrow column. */
const appointment = ({ apptDate, apptTime }: Lead): string =>
  [dayWords(apptDate), periodLabel(apptTime).replace(/\(.*\)/, (hours) => hours.replaceAll(' ', '\u00a0'))]
    .filter(Boolean)
    .join(', ');

export const requestedWords = ({ service, apptDate, apptTime }: Lead): { service: string; slot: string } => ({
  service: serviceLabel(service),
  slot: [shortDay(apptDate), periodLabel(apptTime)].filter(Boolean).join(', '),
});

/** Fields shown elsewhere on the card, or together with another one. */
const ELSEWHERE: readonly LeadField[] = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'address',
  'city',
  'state',
  'zip',
  'apptTime',
  'language',
  'notes',
];

/** Fields that are not shown as they are stored. */
const WORDS: Partial<Record<LeadField, (lead: Lead) => string>> = {
  service: (lead) => serviceLabel(lead.service),
  apptDate: appointment,
  dateOfLoss: (lead) => dayWords(lead.dateOfLoss),
  mostRecentStormDate: (lead) => dayWords(lead.mostRecentStormDate),
};

/** @param isVisitCanceled whether the service is not asked for anymore */
export const leadDetails = (lead: Lead, isVisitCanceled = false): { name: string; text: string }[] =>
  [
    ...LEAD_FIELD_NAMES.filter((field) => !ELSEWHERE.includes(field)).map((field) => {
      const text = WORDS[field]?.(lead) ?? lead[field];
      const isCanceled = isVisitCanceled && field === 'service' && text !== '';
      return {
        name: CARD_LABELS[field] ?? LEAD_FIELDS[field].label,
        text: isCanceled ? LEAD_VISIT.serviceCanceled(text) : text,
      };
    }),
    { name: CAME_IN.source, text: ORIGIN_NAMES[lead.source] ?? lead.source },
    { name: CAME_IN.createdAt, text: easternDateTime(lead.createdAt) },
  ].filter(({ text }) => text);
