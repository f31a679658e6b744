import { describe, expect, test } from 'vitest';
import { getTexts } from '#tests/content/texts.ts';
import { ENGLISH_MODULES, SPANISH_MODULES } from '#tests/content/word-modules.ts';

/** Without the English texts of what the law wants said. */
const isSpanish = (text: string) => !/\b(?:you|your|me)\b/i.test(text);

const spanishTexts = [...SPANISH_MODULES.values()]
  .flatMap((module) => getTexts(Object.values(module)))
  .filter(isSpanish);

/** Texts of both languages at the same place. */
const pairs = [...ENGLISH_MODULES].flatMap(([name, module]) =>
  Object.keys(module).flatMap((key) => {
    const [texts, others] = [module[key], SPANISH_MODULES.get(name)?.[key]].map((value) => getTexts([value]));
    return (texts ?? []).map((text, index) => ({
      place: `${name} ${key}`,
      text,
      other: others?.[index] ?? '',
    }));
  }),
);

test('a Spanish sentence is longer than the English one by half at most', () => {
  const long = pairs.filter(
    ({ text, other }) => text.includes(' ') && text.length > 30 && other.length > text.length * 1.5,
  );
  expect(long).toEqual([]);
});

test('homeowners are addressed as usted', () => {
  const familiar =
    /(?<![\p{L}])(?:tú|tus?|ti|contigo|vos|vosotros|puedes|tienes|quieres|debes|llámanos|haz|elígela|pídela)(?![\p{L}])/iu;
  expect(spanishTexts.filter((text) => familiar.test(text))).toEqual([]);
});

describe('the words of the glossary (docs/spanish.md)', () => {
  test.each([
    ['techo, and not tejado', /tejado/i],
    ['lona, and not toldo or carpa', /toldo|carpa/i],
    ['aseguradora and seguro, and not aseguranza', /aseguranza/i],
    ['cuadrilla, and not equipo de trabajo or tripulación', /tripulaci|equipo de trabajo/i],
    ['reclamo, and not reclamación or demanda', /reclamaci|demanda/i],
    ['techador, and not techero', /techero/i],
    ['correo, and not email', /e-?mail/i],
  ])('%s', (_what, other) => {
    expect(spanishTexts.filter((text) => other.test(text))).toEqual([]);
  });
});
