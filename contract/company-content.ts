import * as z from 'zod/mini';
import type { Language } from './languages.ts';
import { OPEN_STATUSES } from './lead/status.ts';
import { LIMITS } from './limits.ts';
import {
  CALL_SCRIPT_NEWS,
  CALL_SCRIPT_PLACEHOLDERS,
  type CallKind,
  type CallScriptName,
  END_STATUSES,
  readPlaceholder,
} from './owner-settings/call-scripts.ts';

/** Each error is what a value must be, as in "company/story.json: heading must be …". */
function words(max: number) {
  const form = `a text of 1 to ${max} characters`;
  return z.string(form).check(z.trim(), z.minLength(1, form), z.maxLength(max, form));
}

function wordsOrNone(max: number) {
  const form = `a text of up to ${max} characters`;
  return z.string(form).check(z.trim(), z.maxLength(max, form));
}

function list<T extends z.ZodMiniType>(item: T, min: number, max: number) {
  const form = `a list of ${min} to ${max}, in [ ]`;
  return z.array(item, form).check(z.minLength(min, form), z.maxLength(max, form));
}

/** Says which names there can be: one that is spelled wrongly must not do nothing without a word. */
const onlyThese = (names: readonly string[]) => ({
  error: (issue: { code: string; keys?: readonly string[] }) =>
    issue.code === 'unrecognized_keys'
      ? `without ${issue.keys?.join(', ')}; there can be ${names.join(', ')}`
      : `in { }, with ${names.join(', ')}`,
});

const fields = <T extends z.core.$ZodShape>(shape: T) => z.strictObject(shape, onlyThese(Object.keys(shape)));

const STARS = 'a whole number from 1 to 5, without quotes';
const AVERAGE = 'a number from 1 to 5 with at most one decimal, without quotes';
const HTTPS = 'an https address';

/** The page About Us. */
const story = fields({
  heading: words(80),
  lead: words(300),
  /** A paragraph each. */
  story: list(words(1500), 1, 12),
  principles: list(fields({ title: words(60), text: words(300) }), 1, 6),
});

const httpsAddress = z.string(HTTPS).check(
  z.trim(),
  z.refine((url) => /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(url), HTTPS),
);

/** The page Testimonials. */
const reviews = fields({
  averageRating: z
    .number(AVERAGE)
    .check(z.refine((stars) => /^(?:[1-4](?:\.\d)?|5)$/.test(String(stars)), AVERAGE)),
  /** How many customers there are, in words. */
  customers: words(80),
  reviews: list(
    fields({
      name: words(60),
      location: words(60),
      /** Stars. */
      rating: z.int(STARS).check(z.minimum(1, STARS), z.maximum(5, STARS)),
      /** Month and year, written out. */
      date: words(30),
      text: words(800),
      service: words(60),
      /** Where the customer has written it, such as Google. */
      source: z.optional(fields({ name: words(40), url: httpsAddress })),
    }),
    1,
    60,
  ),
});

/** The chamber of commerce on the page Community. */
const membership = fields({
  name: words(80),
  url: httpsAddress,
  linkLabel: words(60),
});

const PICTURE =
  'the name of a file such as elm-street-before.jpg: letters, digits, - and _, then .jpg, .png, .webp or .avif';

/** Who answers for the work, on the page About Us and beside the prices; all empty, nobody is shown. */
const person = fields({
  name: wordsOrNone(60),
  role: wordsOrNone(60),
  /** One or two sentences of theirs. */
  words: wordsOrNone(240),
  /** In the folder `photos` beside the file. */
  photo: z.string(PICTURE).check(z.regex(/^(?:[\w-]+\.(?:jpe?g|png|webp|avif))?$/i, PICTURE)),
  alt: wordsOrNone(200),
}).check(
  z.refine(
    (of) => new Set(Object.values(of).map((text) => text === '')).size === 1,
    'complete: name, role, words, photo and alt, or all empty',
  ),
);

const picture = fields({
  /** In the folder `photos` beside the file. */
  file: z.string(PICTURE).check(z.regex(/^[\w-]+\.(?:jpe?g|png|webp|avif)$/i, PICTURE)),
  /** What the picture shows, for people who cannot see it. */
  alt: words(200),
});

/** Pairs of pictures of this company's jobs, on the home page; without one, the section is absent. */
const photos = list(
  fields({
    before: picture,
    after: picture,
    caption: words(200),
    city: words(60),
    /** Month and year, written out. */
    date: words(30),
  }),
  0,
  24,
);

/** What a tarp costs, on the home page and for search engines; empty, nothing is claimed. */
const prices = fields({
  /** Such as `$400 to $1,800`. */
  range: wordsOrNone(40),
  text: wordsOrNone(200),
  /** What happens when a tarp costs less than the deductible, and without insurance; empty: our words. */
  underDeductible: z._default(wordsOrNone(240), ''),
  noInsurance: z._default(wordsOrNone(240), ''),
}).check(
  z.refine(({ range, text }) => (range === '') === (text === ''), 'complete: range and text, or both empty'),
);

const BRACES = `a text whose braces are ${CALL_SCRIPT_PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}`;

const line = words(LIMITS.callScript).check(
  z.refine(
    (text) =>
      !/[{}]/.test(text.replace(/\{([^{}]+)\}/g, (typed, name) => (readPlaceholder(name) ? '' : typed))),
    BRACES,
  ),
);

/** What is said on one call, line by line. */
const callScript = list(line, 1, 20).check(
  z.refine(
    (lines) => lines.join('\n').length <= LIMITS.callScript,
    `a list with at most ${LIMITS.callScript} characters in all`,
  ),
);

const calls = (statuses: readonly string[]) =>
  z.optional(z.partialRecord(z.enum(statuses), callScript, onlyThese(statuses)));

const openCalls = calls(OPEN_STATUSES);

/** What reps say on a call until a manager writes something else; a call that is left out keeps our words. */
const callScripts = fields({
  'roof-inspection': openCalls,
  'emergency-tarping': openCalls,
  request: openCalls,
  none: openCalls,
  visit: calls(CALL_SCRIPT_NEWS),
  end: calls(END_STATUSES),
} satisfies Record<CallKind['service'], z.ZodMiniType>);

/** The files of the folder `company/` (company.example/README.md), each with all that may be in it. */
export const COMPANY_FILES = {
  'story.json': story,
  'reviews.json': reviews,
  'membership.json': membership,
  'person.json': person,
  'photos.json': photos,
  'prices.json': prices,
  'call-scripts.json': callScripts,
} as const;
export type CompanyFile = keyof typeof COMPANY_FILES;
export type ContentOf<File extends CompanyFile> = z.output<(typeof COMPANY_FILES)[File]>;

/** The files with words that homeowners read. Each file can have a translation of the same name in `es/`. */
export type PageFile = Exclude<CompanyFile, 'call-scripts.json'>;

/** What the files say, the owner's or ours, as the site shows it in a language. */
export interface CompanyContent {
  /** The language of each file's words: English where the owner has not translated their own. */
  languages: Readonly<Record<PageFile, Language>>;
  story: ContentOf<'story.json'>;
  /** `isConfirmed`: it is that of the company's customers. */
  rating: { isConfirmed: boolean; average: number; customers: string };
  reviews: ContentOf<'reviews.json'>['reviews'];
  membership: ContentOf<'membership.json'>;
  /** Null until the owner has given one. */
  person: ContentOf<'person.json'> | null;
  photos: ContentOf<'photos.json'>;
  prices: ContentOf<'prices.json'>;
  /** In each language; empty where the owner has not translated their own. */
  callScripts: Readonly<Record<CallScriptName, string>>;
}
