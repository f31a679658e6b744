/** Latin letters that Unicode does not take apart, and how people type them who have no keys for them. */
const OTHERS = new Map(
  'æ ae, ð d, ø o, œ oe, þ th, ß ss, đ d, ħ h, ı i, ĸ k, ł l, ŋ n, ŧ t, ƙ k, ƴ y, ɓ b, ɔ o, ɖ d, ɗ d, ə e, ɛ e, ɨ i, ʉ u'
    .split(', ')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);

/** From where to where there are Latin letters, whole and composed, marks of accents, and wide characters. */
const RANGES = [
  [0xaa, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0xfb00, 0xfb06],
  [0xff10, 0xff5a],
] as const;

const toPlain = (letter: string): string =>
  [...letter.toLowerCase().normalize('NFKD')]
    .map((part) => OTHERS.get(part) ?? part)
    .join('')
    .replace(/[\u0300-\u036f]/g, '');

const between = ([first, last]: readonly [number, number]): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/**
 * Letters and how they are searched: `Ł` as `l`, `ß` as `ss`, the mark of an accent as nothing. The functions
 * of PostgreSQL are made of these, so a change needs a migration.
 */
export const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  [...RANGES.flatMap(between), ...OTHERS.keys()]
    .map((letter) => [letter, toPlain(letter)] as const)
    .filter(([letter, plain]) => plain !== letter && /^[a-z0-9]*$/.test(plain)),
);
