import type { LeadOfPerson, Person } from '#contract/actions/manager/people.ts';
import { formatDay, isDay } from '#contract/dates/calendar.ts';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { escapeHtml, textElement } from '#contract/html.ts';
import { LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadField } from '#contract/lead/lead-fields.ts';
import { formatPhone } from '#contract/phone.ts';
import { clockInWords, periodLabel } from '#contract/slots.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { HISTORY_WORDS, ORIGIN_NAMES } from '#contract/words/history.ts';
import { languageName } from '#contract/words/languages.ts';
import { PERSON_WORDS } from '#contract/words/person.ts';
import { nameOfPerson, numberLine } from './person-words.ts';

export interface PersonFileOptions {
  /** The company's name. */
  company: string;
  /** The photos by their ids, JPEG as base64url without padding. */
  photos: ReadonlyMap<string, string>;
  nowMs: number;
}

/** Black on white, for the screen and for paper. */
const STYLES = `
body { max-width: 46em; margin: 2em auto; padding: 0 16px; background: #fff; color: #000; font: 16px/1.45 Arial, Helvetica, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5em; }
h2 { margin-top: 2em; border-bottom: 2px solid #000; font-size: 1.2em; }
h3 { margin: 1.2em 0 0.3em; font-size: 1em; }
dl { display: grid; grid-template-columns: 11em 1fr; gap: 0.2em 1em; margin: 0.6em 0; }
dt { color: #444; }
dd { margin: 0; white-space: pre-line; }
ul { margin: 0; padding-left: 1.2em; }
li { white-space: pre-line; }
img { display: block; max-width: 100%; margin-top: 0.6em; }
@media (max-width: 32em) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5em; } }
`;

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;
const moment = (instant: string): string => (instant === '' ? '' : formatEasternTime(instant, MOMENT));

/** Returns all that is kept about a person as an HTML document that needs nothing else, photos included. */
export function toPersonFile(person: Person, { company, photos, nowMs }: PersonFileOptions): string {
  const title = PERSON_WORDS.title(company, nameOfPerson(person));
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    textElement('title', title),
    `<style>${STYLES}</style></head><body>`,
    textElement('h1', title),
    textElement('p', PERSON_WORDS.asOf(formatEasternTime(nowMs, MOMENT))),
    ...section('h2', PERSON_WORDS.numbers, person.numbers.map(numberLine)),
    ...person.leads.flatMap((lead) => leadParts(lead, photos)),
    '</body></html>',
  ].join('\n');
}

/** A heading with a list; nothing without lines. */
const section = (heading: 'h2' | 'h3', title: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [textElement(heading, title), `<ul>${lines.map((line) => textElement('li', line)).join('\n')}</ul>`];

function leadParts(one: LeadOfPerson, photos: PersonFileOptions['photos']): string[] {
  const { lead } = one;
  const origin = ORIGIN_NAMES[lead.source] ?? lead.source;
  const facts: [label: string, text: string][] = [
    ...LEAD_FIELD_NAMES.map((name): [string, string] => [LEAD_FIELDS[name].label, inWords(name, lead[name])]),
    [PERSON_WORDS.status, lead.status],
    [PERSON_WORDS.calls, one.attempts > 0 ? String(one.attempts) : ''],
    [PERSON_WORDS.lastSaved, moment(one.workedAt)],
    [PERSON_WORDS.callback, moment(one.callbackAt)],
  ];
  const rows = facts.filter(([, text]) => text !== '');
  return [
    textElement('h2', [origin, moment(lead.createdAt)].filter(Boolean).join(', ')),
    `<dl>${rows.map(([label, text]) => textElement('dt', label) + textElement('dd', text)).join('\n')}</dl>`,
    ...section('h3', PERSON_WORDS.visits, one.visits.map(visitLine)),
    ...section('h3', PERSON_WORDS.consents, one.bookings.map(consentLine)),
    ...(one.photos.length > 0 ? [textElement('h3', PERSON_WORDS.photos)] : []),
    ...one.photos.map(({ photoId, receivedAt }) => photoPart(photos.get(photoId) ?? '', receivedAt)),
    ...section('h3', PERSON_WORDS.emails, one.messages.map(messageLine)),
    ...section('h3', PERSON_WORDS.history, one.history.map(historyLine)),
  ];
}

function inWords(field: LeadField, text: string): string {
  if (field === 'phone') return formatPhone(text);
  if (field === 'language') return languageName(text);
  if (field === 'service') return serviceLabel(text);
  if (field === 'apptTime') return periodLabel(text);
  return isDay(text) ? formatDay(text) : text;
}

function visitLine(visit: LeadOfPerson['visits'][number]): string {
  const day = isDay(visit.apptDate) ? formatDay(visit.apptDate) : visit.apptDate;
  const time = visit.agreedTime === '' ? periodLabel(visit.apptTime) : clockInWords(visit.agreedTime);
  const facts = [
    visit.reference,
    serviceLabel(visit.service),
    visit.toAgree ? PERSON_WORDS.asksTime : [day, time].filter(Boolean).join(', '),
    DAY_WORDS.states[visit.state],
  ];
  const words = visit.words === '' ? '' : `\n${PERSON_WORDS.theyWrote(visit.words)}`;
  return facts.filter(Boolean).join(' · ') + words;
}

const consentLine = (booking: LeadOfPerson['bookings'][number]): string =>
  [
    booking.reference,
    moment(booking.receivedAt),
    PERSON_WORDS.consent('contact', booking.contactConsent),
    PERSON_WORDS.consent('marketing', booking.marketingConsent),
  ].join(' · ');

function photoPart(photo: string, receivedAt: string): string {
  const caption = textElement('p', moment(receivedAt) + (photo === '' ? `: ${PERSON_WORDS.photoGone}` : ''));
  if (photo === '') return caption;
  const base64 = photo.replaceAll('-', '+').replaceAll('_', '/');
  return `${caption}<img alt="" src="data:image/jpeg;base64,${escapeHtml(base64)}">`;
}

const messageLine = ({ at, to, subject, sentAt }: LeadOfPerson['messages'][number]): string =>
  [moment(sentAt || at), to, subject, ...(sentAt === '' ? [PERSON_WORDS.notSent] : [])].join(' · ');

function historyLine({ at, action, byHomeowner, toStatus, note }: LeadOfPerson['history'][number]): string {
  const what = action === 'saved' && toStatus !== '' ? toStatus : (HISTORY_WORDS[action] ?? action);
  const facts = [moment(at), what, byHomeowner ? PERSON_WORDS.byYou : PERSON_WORDS.byUs];
  return facts.join(' · ') + (note === '' ? '' : `\n${note}`);
}
