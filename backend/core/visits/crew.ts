import { findPhoto, listPhotos } from '#backend/core/leads/lead-photos.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import { CREW_ANSWERS } from '#backend/core/words/answers.ts';
import { answerOnly, refuse } from '#backend/core/writes.ts';
import {
  CREW_CONTACT,
  type CrewVisit,
  crewDayAction,
  crewPhotoAction,
  crewPhotosAction,
  crewVisitSchema,
  visitFeedAction,
} from '#contract/actions/crew.ts';
import type { DayVisit } from '#contract/actions/manager/visits.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { parseSlot } from '#contract/slots.ts';
import { calendarText, feedHead, placeInOneLine } from '#contract/visits/calendar-file.ts';
import { daysOfLink, isDayOfLink } from '#contract/visits/day-link.ts';
import {
  callableNumbers,
  isForbidden,
  isPlanned,
  phoneWords,
  visitorName,
} from '#contract/visits/day-sheet.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { speaks } from '#contract/words/languages.ts';
import { checkKey } from './day-links.ts';
import { byPlan, toDayVisits } from './day-visits.ts';
import { isOwnLead, readVisits } from './visit-facts.ts';

/** `crew_day`: returns where the crew drives on a day, for whoever has the crew's link. */
export const crewDay = publicAction(crewDayAction, function* ({ key, day }, context) {
  const wrong = yield* whyNotCrew(key, context);
  if (wrong) return answerOnly(wrong);
  if (!isDayOfLink(day, easternDay(context.nowMs))) return refuse('bad_request', CREW_ANSWERS.dayNotShown);
  const most = PAGE_SIZES.visitsOfDay;
  const rows = yield* read('visitsOfDays', { from: day, until: day, isPlanned: true, limit: most + 1 });
  const visits = yield* toDayVisits(rows.slice(0, most), context);
  return answerOnly({ ok: true, visits: visits.sort(byPlan).map(toCrewVisit), more: rows.length > most });
});

/** `crew_photos`: the photos of a lead that the crew's link shows, with small pictures. */
export const crewPhotos = publicAction(crewPhotosAction, function* ({ key, leadId }, context) {
  const wrong = (yield* whyNotCrew(key, context)) ?? (yield* whyNotShown(leadId, context));
  return answerOnly(wrong ?? (yield* listPhotos(leadId)));
});

/** `crew_photo`: one of these photos in full; `not_found` if it is gone, or another lead's. */
export const crewPhoto = publicAction(crewPhotoAction, function* ({ key, leadId, photoId }, context) {
  const wrong = (yield* whyNotCrew(key, context)) ?? (yield* whyNotShown(leadId, context));
  return answerOnly(wrong ?? (yield* findPhoto(leadId, photoId)));
});

/** `visit_feed`: the visits of the days of `daysOfLink` as a calendar, for whoever has the calendar's link. */
export const visitFeed = publicAction(visitFeedAction, function* ({ key }, context, settings) {
  const state = yield* checkKey('calendar', key, context);
  if (state === 'unknown') return refuse('bad_link');
  const { name, siteUrl } = settings.company;
  const toText = (title: string, visits: readonly DayVisit[]) =>
    calendarText(feedHead(title), visits.flatMap(toEntry), siteUrl, context.nowMs);
  if (state === 'ended')
    return answerOnly({ ok: true, calendar: toText(CREW_ANSWERS.calendarEnded(name), []) });
  const today = easternDay(context.nowMs);
  const { from, until } = daysOfLink(today);
  const limit = PAGE_SIZES.visitsOfFeed;
  const ahead = yield* read('visitsOfDays', { from: today, until, isPlanned: true, limit });
  const before = { from, until: addDays(today, -1), isPlanned: true, limit: limit - ahead.length };
  const over = before.limit > 0 ? yield* read('visitsOfDays', before) : [];
  const visits = yield* toDayVisits([...over, ...ahead], context);
  return answerOnly({ ok: true, calendar: toText(CREW_ANSWERS.calendarName(name), visits) });
});

function* whyNotCrew(key: string, context: Context): Plan<Refusal | null> {
  const state = yield* checkKey('crew', key, context);
  if (state === 'unknown') return refusal('bad_link');
  return state === 'ended' ? refusal('expired_link', CREW_ANSWERS.crewLinkEnded) : null;
}

/** Refuses a lead without a visit to its own home on one of the days that the link shows. */
function* whyNotShown(leadId: string, { nowMs }: Context): Plan<Refusal | null> {
  const today = easternDay(nowMs);
  const [lead] = yield* read('leads', { leadIds: [leadId] });
  const visits = lead ? yield* readVisits(lead) : [];
  const isShown = visits.some(
    (visit) => lead && isOwnLead(lead, visit) && isPlanned(visit) && isDayOfLink(visit.apptDate, today),
  );
  return isShown ? null : refusal('not_found');
}

const toCrewVisit = (visit: DayVisit): CrewVisit => ({
  ...pick(visit, CREW_VISIT_FIELDS),
  forbidden: isForbidden(visit),
  contact: {
    ...pick(visit.contact, CREW_CONTACT),
    phone: isForbidden(visit) ? '' : callableNumbers(visit) || visit.contact.phone,
  },
});

/** Nothing else of a visit leaves the office. */
const CREW_VISIT_FIELDS = Object.keys(crewVisitSchema.shape) as (keyof CrewVisit)[];

/**
 * What a calendar shows of a visit. It may lie with others than the crew, so no notes of reps are in it; nor are
 * the words of who has a number that must not be called, which may name it.
 */
function toEntry(visit: DayVisit) {
  const { service, contact, state, agreedTime, changes } = visit;
  const words = visit.forbidden || visit.forbiddenNumbers.length > 0 ? '' : visit.words;
  // A hand may have written another half-day into the sheet: the day is right.
  const slot = parseSlot(visit.apptDate, visit.apptTime) ?? parseSlot(visit.apptDate, 'morning');
  if (!slot) return [];
  const name = [visitorName(visit), contact.city].filter(Boolean).join(', ');
  return [
    {
      ...{ id: visit.reference || visit.leadId, slot, agreedTime, changes, isConfirmed: state !== 'asked' },
      title: [name, serviceLabel(service)].filter(Boolean).join(': '),
      description: [
        phoneWords(visit),
        speaks(contact.language),
        (visit.isElsewhere || visit.isGone) && DAY_WORDS.askOffice,
        words && `${DAY_WORDS.words}: ${words}`,
        [DAY_WORDS.states[state], visit.reference].filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join('\n'),
      place: placeInOneLine(contact),
    },
  ];
}
