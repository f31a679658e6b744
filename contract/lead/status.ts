/**
 * The five dispositions of a lead, in the specification's words (section 4). A lead may change from any one
 * to any other.
 */
export const LEAD_STATUSES = [
  'New Lead',
  'Attempted',
  'Qualified – Appointment Set',
  'Not Qualified',
  'DO NOT CALL',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The status of a lead whose visit is set. */
export const VISIT_SET = 'Qualified – Appointment Set' satisfies LeadStatus;

interface Disposition {
  /** Whether the lead still needs a call. */
  isOpen: boolean;
  /** Whether a note is required (section 5, Worklist). */
  needsNotes: boolean;
  /** Whether saving it counts as a call attempt on the number. */
  isCall: boolean;
  /** Whether saving it adds the number to the do-not-call list. */
  suppresses: boolean;
  /** Whether a visit is agreed on with it. */
  setsVisit: boolean;
}

export const DISPOSITIONS = {
  'New Lead': { isOpen: true, needsNotes: false, isCall: false, suppresses: false, setsVisit: false },
  Attempted: { isOpen: true, needsNotes: true, isCall: true, suppresses: false, setsVisit: false },
  'Qualified – Appointment Set': {
    isOpen: false,
    needsNotes: true,
    isCall: true,
    suppresses: false,
    setsVisit: true,
  },
  'Not Qualified': { isOpen: false, needsNotes: false, isCall: true, suppresses: false, setsVisit: false },
  'DO NOT CALL': { isOpen: false, needsNotes: false, isCall: true, suppresses: true, setsVisit: false },
} as const satisfies Record<LeadStatus, Disposition>;

/** The statuses of a lead that still needs a call. */
export type OpenStatus = {
  [Status in LeadStatus]: (typeof DISPOSITIONS)[Status]['isOpen'] extends true ? Status : never;
}[LeadStatus];
export const OPEN_STATUSES = LEAD_STATUSES.filter(
  (status): status is OpenStatus => DISPOSITIONS[status].isOpen,
);

export const isLeadStatus = (value: string): value is LeadStatus =>
  LEAD_STATUSES.some((status) => status === value);

/**
 * Compares statuses by letters and digits only: case, spaces, dashes and a leading icon do not matter. Some
 * icons are a letter or a digit with a mark that makes it a picture, such as ℹ️ and 1️⃣.
 */
const statusKey = (words: string): string =>
  words.toLowerCase().replace(/[\p{L}\p{N}][\ufe0f\u20e3]+|[^\p{L}\p{N}]/gu, '');

const SAYS_DO_NOT_CALL = new RegExp(
  [
    "\\b(?:dnc|dnd|litigator|do\\s*n[o\u2019']?t\\s*(?:call|contact|phone|text|disturb))\\b",
    '\\b(?:never call|stop calling)\\b|^ *stop *$',
    '\\bno (?:more )?calls?\\b(?! *(?:yet|made|so far|attempt|log|history))',
    '\\b(?:opt(?:ed)? ?out|unsubscribed?)\\b(?! *(?:of|from)?(?: all)? (?:e ?mails?|mail|sms|texts?) *$)',
    '\\b(?:remove|take)\\b.{0,30}\\b(?:from|off)\\b.{0,30}\\blist\\b',
    '\\bno (?:me |nos )?(?:llam(?:ar|e|en)|molestar|contactar)\\b',
  ].join('|'),
  'i',
);

const LIST = '(?:(?:federal|national|state|internal) )?(?:dnc|do not call)(?: list| registry)?';
const NOT_LISTED = new RegExp(
  [
    '^ *(?:not?|non)(?: a)? dnc *$',
    `^ *not?(?: listed| registered| found)? (?:on|in)(?: the| a| any)? ${LIST} *$`,
    `^ *${LIST} ?[:=-]? *(?:no|n|false|clean|clear|cleared|ok|safe) *$`,
  ].join('|'),
  'i',
);

const toWords = (written: string): string => written.replace(/[_-]/g, ' ');

/** Whether words say that a person or number is not on a do-not-call list: `Not on DNC list`, `DNC: no`. */
export const saysNotListed = (written: string): boolean => NOT_LISTED.test(toWords(written));

/** Whether words that are none of our statuses say that a person must not be called. */
export const saysDoNotCall = (written: string): boolean =>
  SAYS_DO_NOT_CALL.test(toWords(written)) && !saysNotListed(written);

/**
 * Normalizes a backend's status, such as `attempted ` or `📞 Attempted`, to the specification's words. An
 * unknown status is only trimmed.
 */
export const normalizeStatus = (written: string): string =>
  LEAD_STATUSES.find((status) => statusKey(status) === statusKey(written)) ?? written.trim();
