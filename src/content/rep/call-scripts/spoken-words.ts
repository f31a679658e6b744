import { formatDay } from '#contract/dates/calendar.ts';
import {
  type BookingService,
  type ContactService,
  isContactService,
  serviceLabel,
} from '#contract/form-choices.ts';
import type { Language } from '#contract/languages.ts';
import type { CallKind, CallScriptNews, Placeholder } from '#contract/owner-settings/call-scripts.ts';
import { clockInWords, type PeriodWords, periodInWords, type Slot } from '#contract/slots.ts';
import { isClockTime } from '#contract/visits/visit.ts';
import { SPOKEN_ENGLISH } from './spoken-en.ts';
import { SPOKEN_SPANISH } from './spoken-es.ts';

/** What a rep says to a homeowner in place of what is in braces, in the homeowner's language. */
export interface SpokenWords {
  /** After which a name only addresses the homeowner, as parts of a regular expression. */
  greetings: readonly string[];
  /** What stands for a placeholder that has no value; it must fit in the middle of a sentence. */
  instead: Readonly<Record<Placeholder, string>>;
  /** Why a homeowner is called, in the middle of a sentence. */
  reason: Readonly<Record<BookingService | 'request', string>> & {
    /** @param city empty if it is not known */
    none: (city: string) => string;
    visit: Readonly<Record<CallScriptNews, string>>;
  };
  services: Readonly<Record<BookingService | ContactService, string>>;
  /** What a homeowner has asked for with the contact form, in the middle of a sentence. */
  requested: Readonly<Record<ContactService, string>>;
  /** @param day `Tuesday, November 24`. @param time of the visit */
  slot: (day: string, time: string) => string;
  /** @param clock `9:30 AM` */
  about: (clock: string) => string;
  visitWords: PeriodWords;
}

const SPOKEN: Readonly<Record<Language, SpokenWords>> = { en: SPOKEN_ENGLISH, es: SPOKEN_SPANISH };

export const spokenWords = (language: Language): SpokenWords => SPOKEN[language];

/** In every language. */
export const GREETINGS: readonly string[] = Object.values(SPOKEN).flatMap(({ greetings }) => greetings);

/** Why a homeowner is called, in the middle of a sentence. @param city empty if it is not known */
export function spokenReason(
  kind: Exclude<CallKind, { service: 'end' }>,
  city: string,
  language: Language,
): string {
  const { reason } = SPOKEN[language];
  if (kind.service === 'none') return reason.none(city);
  return kind.service === 'visit' ? reason.visit[kind.status] : reason[kind.service];
}

/** Names a service to the homeowner. @param isRequest it was asked for with the contact form */
export const spokenService = (service: string, isRequest: boolean, language: Language): string =>
  isRequest && isContactService(service)
    ? SPOKEN[language].requested[service]
    : serviceLabel(service, SPOKEN[language].services);

/** Formats a slot to be said. @param time agreed on in it, `HH:MM`; another text for none */
export function spokenSlot({ date, period }: Slot, time: string, language: Language): string {
  const { slot, about, visitWords } = SPOKEN[language];
  const day = formatDay(date, { weekday: 'long', month: 'long', day: 'numeric' }, language);
  return slot(
    day,
    isClockTime(time)
      ? about(clockInWords(time, language))
      : periodInWords(period, visitWords, language).hours,
  );
}
