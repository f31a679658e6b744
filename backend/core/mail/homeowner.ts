import { toInstant } from '#backend/core/instants.ts';
import type { Mail } from '#backend/core/messages/messages.ts';
import { pick } from '#backend/core/pick.ts';
import type { Instant, LeadRow, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { type HomeownerWords, homeownerWords } from '#backend/core/words/homeowner.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { parseEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { toLanguage } from '#contract/languages.ts';
import { isPeriod, PERIOD_HOURS, type Period } from '#contract/slots.ts';
import { calendarFile, placeInOneLine } from '#contract/visits/calendar-file.ts';
import { isClockTime } from '#contract/visits/visit.ts';
import { visitLink } from '#contract/visits/visit-link.ts';

/** What has happened to a visit, or that it is near. */
export type HomeownerNews = keyof HomeownerWords['subject'];

/** News of what the company has done, after its person has spoken with the homeowner. */
const COMPANY_NEWS: readonly HomeownerNews[] = ['set', 'confirmed', 'calledOff'];

/** The id of the message about the last change of a visit, if the company has made it. */
export const companyNewsId = ({ visitId, changes }: Pick<VisitRow, 'visitId' | 'changes'>): string =>
  `visit ${visitId} ${changes}`;

/** The id of the message that reminds of a visit, by which it can be withdrawn. @param visit as it was then */
export const reminderId = ({ visitId, apptDate }: Pick<VisitRow, 'visitId' | 'apptDate'>): string =>
  `reminder ${visitId} ${apptDate}`;

/** The address of a house. */
export type House = Pick<LeadRow, 'address' | 'city' | 'state' | 'zip'>;

interface HomeownerMail {
  news: HomeownerNews;
  to: string;
  /** As it is now. */
  visit: VisitRow;
  /** Where a calendar may have an entry of it from before; null for none. */
  entry: Pick<VisitRow, 'apptDate' | 'apptTime'> | null;
  /** Until when a canceled visit can be brought back; empty if it cannot. */
  undoUntil: Instant;
  /** Where the house is; null if that is not known. */
  house: House | null;
  /** The code of the homeowner's language; English if it is empty. */
  language: string;
  /** The visit's; both empty if there is none. */
  link: { token: string; endsAt: Instant };
}

/**
 * Email to the homeowner about a visit, with its entry for the calendar. Anybody can book with any address:
 * it holds nothing that the form lets people type freely, only the reference and what was chosen from lists.
 * What the company promises has the address too: its person has spoken with the homeowner.
 */
export function homeownerMail(
  { news, to, visit, entry, undoUntil, house, language: code, link }: HomeownerMail,
  settings: Settings,
  nowMs: number,
): Mail {
  const { company } = settings;
  const language = toLanguage(code);
  const words = homeownerWords(language);
  const { reference, service, apptDate, apptTime, toAgree, agreedTime, state } = visit;
  const url =
    link.token === '' || company.siteUrl === '' ? '' : visitLink(company.siteUrl, link.token, language);
  const isCanceled = state === 'canceled';
  const isReminder = news === 'reminder';
  const isByCompany = COMPANY_NEWS.includes(news);
  // Without a time it is in no calendar any more.
  const inCalendar = toAgree ? entry : visit;
  // The company promises to come there. A booking that it cancels may be somebody's joke.
  const isPromise = isByCompany && !toAgree && !isCanceled;
  const place = house ? (isPromise ? placeInOneLine(house) : placeOf(house)) : '';
  return {
    kind: 'homeowner',
    to,
    ...(isReminder && { messageId: reminderId(visit) }),
    leadId: visit.leadId,
    subject: (toAgree ? words.subjectToAgree : words.subject)[news](reference),
    text: [
      words.hello,
      '',
      isReminder && state === 'confirmed'
        ? words.reminderOfConfirmed
        : (toAgree ? words.newsToAgree : words.news)[
            toAgree && !isDay(apptDate) && !isCanceled ? 'set' : news
          ],
      '',
      words.reference(reference),
      words.service(service),
      ...(isPromise && place !== '' ? [words.where(place)] : []),
      ...(toAgree
        ? [
            ...(isDay(apptDate) ? [words.askedFor(apptDate, apptTime)] : []),
            ...(entry ? [words.toCalendar.canceled] : []),
          ]
        : [
            words.when(apptDate, apptTime),
            ...(isClockTime(agreedTime) ? [words.at(agreedTime)] : []),
            ...(news === 'reminder' ? [] : [toCalendarLine(news, entry !== null, words)]),
          ]),
      '',
      ...linkLines(url, link.endsAt, visit, undoUntil, words),
      ...(isCanceled ? [] : [words.untilThen, ...words.safetySteps.map((line) => `- ${line}`), '']),
      ...questionLines(settings, words),
      visit.madeBy === '' ? words.notYou : words.notYourVisit,
      '',
      company.name,
    ].join('\n'),
    expiresAt: isReminder ? endOfReminder(visit) : link.endsAt,
    ...(inCalendar &&
      !isReminder && {
        attachment: calendarFile(
          {
            slot: { date: inCalendar.apptDate, period: toPeriod(inCalendar.apptTime) },
            ...pick(visit, ['agreedTime', 'service', 'reference', 'changes']),
            id: reference,
            isConfirmed: state === 'confirmed',
            isCanceled: isCanceled || toAgree,
            place,
            url,
          },
          company,
          nowMs,
          words.calendar,
        ),
      }),
  };
}

/** What to do with the file: without an entry from before, it adds one. */
function toCalendarLine(
  news: keyof HomeownerWords['toCalendar'] | 'set',
  hasEntry: boolean,
  { toCalendar }: HomeownerWords,
): string {
  if (!hasEntry && news !== 'canceled' && news !== 'calledOff') return toCalendar.booked;
  return toCalendar[news === 'set' ? 'moved' : news];
}

/** A reminder is not sent once the slot has begun. */
const endOfReminder = ({ apptDate, apptTime }: VisitRow): Instant =>
  toInstant(
    parseEasternLocalTime(`${apptDate}T${String(PERIOD_HOURS[toPeriod(apptTime)].from).padStart(2, '0')}:00`),
  );

const toPeriod = (apptTime: string): Period => (isPeriod(apptTime) ? apptTime : 'morning');

/** The only part of an address that nobody can write a message into: `FL 32907`. */
const placeOf = ({ state, zip }: Pick<LeadRow, 'state' | 'zip'>): string =>
  /^[A-Z]{2}$/.test(state) && /^\d{5}$/.test(zip) ? `${state} ${zip}` : '';

function linkLines(
  url: string,
  endsAt: Instant,
  { state }: VisitRow,
  undoUntil: Instant,
  words: HomeownerWords,
): string[] {
  if (url === '' || (state === 'canceled' && undoUntil === '')) return [];
  const { link, linkOfCanceled, linkEnds } = words;
  return [state === 'canceled' ? linkOfCanceled(undoUntil) : link, url, linkEnds(endsAt), ''];
}

function questionLines({ company }: Settings, words: HomeownerWords): string[] {
  if (company.hotline !== '') return [words.callUs(company.hotline)];
  return company.email === '' ? [] : [words.emailUs(company.email)];
}
