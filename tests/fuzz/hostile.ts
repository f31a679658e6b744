import fc from 'fast-check';
import { cells } from '#tests/written.ts';

/** Names that every object has, or that change an object's prototype. */
export const PROTOTYPE_NAMES = cells(
  '__proto__ | constructor | prototype | toString | valueOf | hasOwnProperty | __defineGetter__',
);

/** Pieces on which a reader of text may stumble. */
const PIECES = [
  ...PROTOTYPE_NAMES,
  ...[
    '\0',
    '\t',
    '\n',
    '\r\n',
    '\r',
    '\x1b',
    '\x7f',
    '\x85',
    '\u00a0',
    '\u2028',
    '\u2029',
    '\ufeff',
    '\u200d',
  ],
  ...['\u202e', '\u2066', '\u200f', 'שלום', 'علی‌رضا', 'İ', 'ſ', 'ß', 'e\u0301', '\u0301', '①', '٣', '２'],
  ...['👍', '👩‍🔧', '🇺🇸', '✅', '\ud83d', '\udc4d', '\ud800', '\udfff', '\ufffd', '\uffff'],
  ...[
    '"',
    "'",
    '`',
    '\\',
    '<',
    '<!doctype html>',
    '<script>',
    '&',
    ';',
    ',',
    '|',
    '=',
    '+',
    '-',
    '@',
    '–',
    '—',
  ],
  ...['%', '%00', '%E0%A4', '%22', '%0D%0A', '%zz', '$x', '{', '}', '[', ']', ':', '/', '../', '#', '?', '_'],
  ...cells('null | undefined | true | ok | no | NaN | Infinity | 0 | -0 | 1e999 | 9007199254740993'),
  ...[' ', ''],
];

const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((parts) => parts.join(''));

const long = fc
  .tuple(fc.constantFrom('x', 'é', '👍', ' ', '\n', '-', 'İ', '0'), fc.integer({ min: 70, max: 4100 }))
  .map(([letter, count]) => letter.repeat(count));

/** Any text: of everyday letters, all of Unicode, halves of characters, control characters; short or long. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: pieces },
  { weight: 3, arbitrary: fc.string({ maxLength: 20 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 10 }) },
  { weight: 1, arbitrary: long },
);

/** Text as it can arrive in UTF-8: without halves of characters. */
export const wellFormedText: fc.Arbitrary<string> = anyText.map((text) => text.replace(/\p{Cs}/gu, ''));

/** A name of a field, often one that every object has. */
export const anyName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...PROTOTYPE_NAMES),
  fc.string({ maxLength: 8 }),
  pieces,
);

const anyNumber = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53) - 2, 1e21, 1e308, 5e-324),
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.integer(),
  fc.double({ noNaN: true }),
);

const nested = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom<'list' | 'object'>('list', 'object'), anyName)
  .map(([depth, kind, name]) => {
    let value: unknown = 'inside';
    for (let level = 0; level < depth; level++) value = kind === 'list' ? [value] : objectOf([[name, value]]);
    return value;
  });

/** An object with these entries as its own, even if one is called `__proto__`, as JSON.parse makes it. */
export const objectOf = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries);

const scalar = fc.oneof(anyText, anyNumber, fc.boolean(), fc.constant(null));

/** Any value that JSON.parse can return (also from a number that is too large), shallow or deeply nested. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 2, arbitrary: fc.array(fc.tuple(anyName, scalar), { maxLength: 4 }).map(objectOf) },
  { weight: 1, arbitrary: nested },
);

const ORIGINAL = Object.getOwnPropertyDescriptors(Object.prototype);

/** Whether no case has added to what all objects and lists inherit, or changed it. */
export function isPrototypeClean(): boolean {
  for (const _added in []) return false;
  const now = Object.prototype;
  return now.toString === ORIGINAL.toString.value && now.constructor === ORIGINAL.constructor.value;
}
