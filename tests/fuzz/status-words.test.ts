import fc from 'fast-check';
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
    return `${before}${letters.join('')}${after}`;
  });

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789', 'é', 'ж', '李', 'א', '３', 'ª', '²', 'Ⅳ'];

/** A known status with one letter or digit more, less or changed, which mostly makes it another text. */
const misspelled = fc
  .tuple(decorated, fc.nat(60), fc.constantFrom(...LETTERS), fc.constantFrom(0, 1), fc.boolean())
  .map(([written, at, letter, removed, adds]) => {
    const characters = [...written];
    characters.splice(at % characters.length, removed, ...(adds ? [letter] : []));
    return characters.join('');
  });

/** The ASCII letters and digits of a text, or null if it has letters or digits of another alphabet. */
function spelling(text: string): string | null {
  const characters = [...text.toLowerCase()].filter(
    (_, at, all) => !/^[\ufe0f\u20e3]/.test(all[at + 1] ?? ''),
  );
  const isPlain = (each: string) => (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9');
  const hasOthers = characters.some((each) => each > '\x7f' && /\p{L}|\p{N}/u.test(each));
  return hasOthers ? null : characters.filter(isPlain).join('');
}

fuzz(
  'the status of a script is the known one however its words are decorated, and else what was written',
  [fc.oneof(decorated, misspelled, anyText)],
  (written) => {
    const known = LEAD_STATUSES.find((each) => spelling(each) === spelling(written));
    const read = normalizeStatus(written);
    expectSame(read, known ?? written.trim());
    expectSame(normalizeStatus(read), read);
  },
  {
    kept: [
      ['ℹ️ New Lead'],
      ['1️⃣ Attempted'],
      ['✅  QUALIFIED — appointment set'],
      ['newlead'],
      ['Called twice'],
    ],
  },
);
