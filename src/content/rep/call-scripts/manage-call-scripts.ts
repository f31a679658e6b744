import type { CallKind, Placeholder } from '#contract/owner-settings/call-scripts.ts';

type When = { [Kind in CallKind as Kind['service']]: Readonly<Record<Kind['status'], string>> };

const CALLED = { 'New Lead': 'The first call.', Attempted: 'Somebody has called before.' } as const;
const REQUESTED = 'For a request from the contact form.';
const NO_SERVICE = 'For a lead from a list, or one that a rep added.';

/** When a script is shown. */
const WHEN: Readonly<When> = {
  'roof-inspection': CALLED,
  'emergency-tarping': CALLED,
  request: {
    'New Lead': `${CALLED['New Lead']} ${REQUESTED}`,
    Attempted: `${CALLED.Attempted} ${REQUESTED}`,
  },
  none: {
    'New Lead': `${CALLED['New Lead']} ${NO_SERVICE}`,
    Attempted: `${CALLED.Attempted} ${NO_SERVICE}`,
  },
  visit: {
    canceled: 'The homeowner has canceled the visit.',
    moved: 'The homeowner has moved the visit to another time.',
    'booked again': 'The homeowner has booked once more, or has taken the cancel back.',
  },
  end: {
    Attempted: 'Nobody answers: the voicemail or message to leave.',
    'Qualified – Appointment Set': 'A visit is agreed on: repeat it.',
    'Not Qualified': 'The homeowner doesn’t need you.',
    'DO NOT CALL': 'The homeowner wants no more calls.',
  },
};

/** Says when a script is shown. */
export function whenShown(kind: CallKind): string {
  if (kind.service === 'visit') return WHEN.visit[kind.status];
  if (kind.service === 'end') return WHEN.end[kind.status];
  return WHEN[kind.service][kind.status];
}

/** Where the owner changes what reps say. */
export const MANAGE_CALL_SCRIPTS = {
  title: 'Call Scripts',
  lead: 'What reps see on the lead’s card: what to say first, and, once they choose another status, what to say last.',
  groups: {
    first: {
      title: 'First words',
      lead: 'They depend on what the homeowner asked for, and on whether somebody has called before.',
    },
    visit: {
      title: 'First words after news of a visit',
      lead: 'Instead of the ones above, until a rep has saved the lead.',
    },
    end: { title: 'Last words', lead: 'They depend on the status that the rep chooses.' },
  },
  language: 'Language of the call',
  languageHint:
    "A lead who doesn't speak English gets the script in their language. Reps can switch to the English one.",
  untranslated: 'You have changed the English script, so reps read that one until you write this.',
  replaces:
    "Leads who don't speak English get this text, too, until you write it in their language: ours isn't a translation of yours.",
  failed: 'Failed to load the scripts',
  placeholders: 'Words in braces are filled in for each lead',
  empty: 'A lead without a first name, a city or a visit still gets whole sentences.',
  preview: 'Preview',
  save: 'Save',
  saved: 'Saved. Reps see it when they next open the worklist.',
  notSaved: 'Failed to save the script',
  unsaved: 'Not saved yet',
  own: 'Your words',
  restore: 'Restore the original text',
} as const;
export const CALL_SCRIPT_GROUPS = ['first', 'visit', 'end'] as const;
export type CallScriptGroup = (typeof CALL_SCRIPT_GROUPS)[number];

/** The beginning of a script after the greeting, which is the same in many: `… calling about the roof`. */
export const excerptOf = (script: string): string => script.replace(/^[^.?!]*?\{company\}[.,]?\s*/, '… ');

/** What each placeholder stands for. */
export const PLACEHOLDERS: Readonly<Record<Placeholder, string>> = {
  'first name': "the homeowner's first name",
  rep: "the rep's name",
  company: "your company's name",
  reason: 'why you call, such as “the roof inspection you booked”',
  service: 'the service asked for',
  visit: 'day and time of the visit',
  city: "the homeowner's city",
  hotline: 'your phone number',
};

/** The homeowner of the preview. */
export const EXAMPLE = {
  firstName: 'Grace',
  city: 'Palm Bay',
  visit: { date: '2026-11-24', period: 'morning' },
  rep: 'Sam Rivera',
} as const;
