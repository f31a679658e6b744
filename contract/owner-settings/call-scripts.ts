import { BOOKING_SERVICE_IDS, type BookingService } from '#contract/form-choices.ts';
import { LANGUAGE_CODES, type Language, type LanguageBesidesEnglish } from '#contract/languages.ts';
import { LEAD_STATUSES, type LeadStatus, OPEN_STATUSES, type OpenStatus } from '#contract/lead/status.ts';
import { VISIT_NEWS, type VisitNewsKind } from '#contract/visits/visit.ts';
import { languageName } from '#contract/words/languages.ts';
import { BOOKING_SERVICES } from '#contract-words/visit.ts';

/**
 * What a first sentence is about: a service that the homeowner booked, another `request` from the website, or `none`,
 * such as a lead from a list.
 */
export type CallScriptService = BookingService | 'request' | 'none';
export const CALL_SCRIPT_SERVICES: readonly CallScriptService[] = [...BOOKING_SERVICE_IDS, 'request', 'none'];

/** What the homeowner has done with a visit. A cancel that was taken back is a visit `booked again`. */
export type CallScriptNews = Exclude<VisitNewsKind, 'restored'>;
export const CALL_SCRIPT_NEWS: readonly CallScriptNews[] = VISIT_NEWS.filter((what) => what !== 'restored');

/** What a call has come to. */
export type EndStatus = Exclude<LeadStatus, 'New Lead'>;
export const END_STATUSES: readonly EndStatus[] = LEAD_STATUSES.filter((status) => status !== 'New Lead');

/**
 * What a script is for: the first words by service and the status that the lead came with, the first words after
 * news of a `visit`, and the last words (`end`) by the status that the call has come to.
 */
export type CallKind =
  | { service: CallScriptService; status: OpenStatus }
  | { service: 'visit'; status: CallScriptNews }
  | { service: 'end'; status: EndStatus };

/** Every call that has a script of its own. */
export const CALL_KINDS: readonly CallKind[] = [
  ...CALL_SCRIPT_SERVICES.flatMap((service) => OPEN_STATUSES.map((status) => ({ service, status }))),
  ...CALL_SCRIPT_NEWS.map((status) => ({ service: 'visit' as const, status })),
  ...END_STATUSES.map((status) => ({ service: 'end' as const, status })),
];

/** What the fields `service` and `status` of a call can be on the wire; not each pair of them is a call. */
export const CALL_SERVICES = [...CALL_SCRIPT_SERVICES, 'visit', 'end'] as const;
export const CALL_STATUSES = [...LEAD_STATUSES, ...CALL_SCRIPT_NEWS] as const;

/** Returns the call of a service and a status on the wire; undefined for a pair that has no script. */
export const findCallKind = (call: { service: string; status: string }): CallKind | undefined =>
  CALL_KINDS.find(({ service, status }) => service === call.service && status === call.status);

/** What a script may have in braces, such as `{first name}`; each is filled in for the lead. */
export const CALL_SCRIPT_PLACEHOLDERS = [
  'first name',
  'rep',
  'company',
  'reason',
  'service',
  'visit',
  'city',
  'hotline',
] as const;
export type Placeholder = (typeof CALL_SCRIPT_PLACEHOLDERS)[number];

/** Reads what is in braces, in any case; undefined for anything that is not filled in. */
export const readPlaceholder = (typed: string): Placeholder | undefined =>
  CALL_SCRIPT_PLACEHOLDERS.find((name) => name === typed.trim().toLowerCase());

const SERVICE_LABELS: Readonly<Record<CallKind['service'], string>> = {
  ...BOOKING_SERVICES,
  request: 'Website request',
  none: 'No service',
  visit: 'Visit',
  end: 'End of the call',
};

/** Names the call for people: `No Cost Emergency Tarping, New Lead`, `Visit, canceled, in Spanish`. */
export const callKindLabel = ({ service, status }: CallKind, language: Language): string =>
  `${SERVICE_LABELS[service]}, ${status}${language === 'en' ? '' : `, in ${languageName(language)}`}`;

type NameOf<Kind> = Kind extends CallKind
  ?
      | `callScript ${Kind['service']} ${Kind['status']}`
      | `callScript ${LanguageBesidesEnglish} ${Kind['service']} ${Kind['status']}`
  : never;
export type CallScriptName = NameOf<CallKind>;

/** The name of the owner's setting with the script of this call in a language. */
export const callScriptName = ({ service, status }: CallKind, language: Language): CallScriptName =>
  // The template's own type also has the pairs that are no call.
  (language === 'en'
    ? `callScript ${service} ${status}`
    : `callScript ${language} ${service} ${status}`) as CallScriptName;

/** The titles of these settings. */
export const CALL_SCRIPT_TITLES = Object.fromEntries(
  LANGUAGE_CODES.flatMap((language) =>
    CALL_KINDS.map((kind) => [
      callScriptName(kind, language),
      `Call script: ${callKindLabel(kind, language)}`,
    ]),
  ),
  // `fromEntries` loses the key type; every call has an entry in each language.
) as Readonly<Record<CallScriptName, string>>;

/**
 * Finds what is said on a call: the text in the language, else the owner's own English one, else ours in the
 * language. Ours would say something else than what the owner has written.
 * @param own what the owner has set, and @param original what stands without it; both empty for none
 * @returns the text and the language that it is in
 */
export function chooseScript(
  language: Language,
  own: (language: Language) => string,
  original: (language: Language) => string,
): { text: string; language: Language } {
  const text = own(language) || (language !== 'en' && own('en') !== '' ? '' : original(language));
  return text === '' ? { text: own('en') || original('en'), language: 'en' } : { text, language };
}
