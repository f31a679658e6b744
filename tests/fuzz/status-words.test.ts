import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { LEAD_STATUSES, normalizeStatus } from '#contract/lead/status.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { anyText } from './hostile.ts';

const status = fc.constantFrom(...LEAD_STATUSES);

/** What may stand before, between and after the words: spaces of all kinds, dashes, icons. */
const SPACES = [' ', '\t', '\u00a0', '\u2009', '\r\n', '\ufeff', '\u200d', ''];
const DASHES = ['-', '–', '—', '‑', '−', '_', ' - ', ' – ', '/'];
const ICONS = ['📞', '✅', '⛔', '🏚️', '👩‍🔧', '🇺🇸', '☎️', 'ℹ️', '1️⃣', '7⃣', '★', '•', '[', '>>'];
const gap = fc.constantFrom(...SPACES, ...DASHES);
const icon = fc.array(fc.constantFrom(...ICONS, ...SPACES), { maxLength: 3 }).map((parts) => parts.join(''));

/** A known status with other case, spaces, dashes and icons around its words. */
const decorated = fc
  .tuple(
    status,
    icon,
    fc.array(gap, { minLength: 4, maxLength: 4 }),
    fc.array(fc.boolean(), { minLength: 30 }),
    icon,
  )
  .map(([known, before, gaps, capitals, after]) => {
    const words = known.split(/[ –]+/).map((word, at) => `${word}${gaps[at] ?? ''}`);
    const letters = [...words.join('')].map((letter, at) =>
      capitals[at] ? letter.toUpperCase() : letter.toLowerCase(),
    );
    return { known, written: `${before}${letters.join('')}${after}` };
  });

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789', 'é', 'ж', '李', 'א', '３', 'ª', '²', 'Ⅳ'];

/** A known status with one letter or digit more, less or changed, which makes it another text. */
const misspelled = fc
  .record({
    of: decorated,
    at: fc.nat(60),
    letter: fc.constantFrom(...LETTERS),
    removes: fc.boolean(),
    adds: fc.boolean(),
  })
  .map(({ of: { written }, at, letter, removes, adds }) => {
    const characters = [...written];
    const places = characters.flatMap((each, index) => (/[a-z]/i.test(each) ? [index] : []));
    const place = places[at % places.length] ?? 0;
    const isOther = characters[place]?.toLowerCase() !== letter;
    if (removes) characters.splice(place, 1);
    if (adds && (isOther || !removes)) characters.splice(place, 0, letter);
    return { text: characters.join(''), isChanged: removes ? !adds || isOther : adds };
  })
  .filter(({ isChanged }) => isChanged)
  .map(({ text }) => text);

/** The ASCII letters and digits of a text, and whether it has letters or digits of another alphabet. */
function spelling(text: string) {
  const characters = [...text.toLowerCase()].filter(
    (_, at, all) => !/^[\ufe0f\u20e3]/.test(all[at + 1] ?? ''),
  );
  const isPlain = (each: string) => (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9');
  return {
    plain: characters.filter(isPlain).join(''),
    hasOthers: characters.some((each) => each > '\x7f' && /\p{L}|\p{N}/u.test(each)),
  };
}

describe('the status of a script', () => {
  fuzz(
    'is read as the known one however its words are decorated',
    [decorated],
    ({ known, written }) => expect(normalizeStatus(written)).toBe(known),
    {
      kept: [
        [{ known: 'New Lead', written: 'ℹ️ New Lead' }],
        [{ known: 'Attempted', written: '1️⃣ Attempted' }],
      ],
    },
  );

  fuzz('is shown as it is when a letter or digit makes it another', [misspelled], (text) => {
    expectSame(normalizeStatus(text), text.trim());
  });

  const written = fc.oneof(
    anyText,
    misspelled,
    decorated.map((each) => each.written),
  );
  fuzz('is the known one or what was written, whatever the text is', [written], (text) => {
    const read = normalizeStatus(text);
    const known = LEAD_STATUSES.find((each) => each === read);
    if (!known) expectSame(read, text.trim());
    else expect(spelling(text)).toEqual({ plain: spelling(known).plain, hasOthers: false });
    expectSame(normalizeStatus(read), read);
  });
});
