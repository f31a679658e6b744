import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { readText } from '#src/lib/csv/read-text.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { wellFormedText } from './hostile.ts';

describe('a file', () => {
  fuzz(
    'in UTF-8 or UTF-16 has its own text',
    [wellFormedText, fc.constantFrom('utf-8', 'utf-16le', 'utf-16be')],
    async (typed, encoding) => {
      const text = typed.replaceAll('\0', '').replace(/^\ufeff+/, '');
      const units =
        encoding === 'utf-8'
          ? []
          : [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))];
      const bytes = units.flatMap((unit) =>
        encoding === 'utf-16le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
      );
      expect(
        await readText(encoding === 'utf-8' ? new TextEncoder().encode(text) : Uint8Array.from(bytes)),
      ).toBe(text);
    },
  );

  const line = fc.tuple(fc.boolean(), fc.string({ unit: fc.constantFrom('é', 'ñ', 'A', ',', 'ÿ', '"') }));
  const manyLines = fc.array(line, { minLength: 1, maxLength: 8 });
  const end = fc.constantFrom('\n', '\r', '\r\n');
  fuzz(
    'of lines in UTF-8 and in Windows-1252 has each as it was written',
    [manyLines, end],
    async (all, close) => {
      // Only lines that are no UTF-8 by chance can be told apart: a letter at the end of a line is none.
      const lines = all.map(([isForeign, text]) => ({ isForeign, text: isForeign ? `${text}é` : text }));
      const bytes = lines.flatMap(({ isForeign, text }) =>
        isForeign
          ? Array.from(text + close, (sign) => sign.charCodeAt(0))
          : [...new TextEncoder().encode(text + close)],
      );
      expectSame(await readText(Uint8Array.from(bytes)), lines.map(({ text }) => text + close).join(''));
    },
  );

  const pieces = [0x41, 0x0a, 0xc3, 0xa9, 0xe2, 0x82, 0xed, 0xa0, 0xf0, 0x9f, 0xf4, 0x90];
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => Uint8Array.from(all)),
  );
  fuzz('of any bytes is a text, or none if it has zeros', [bytes], async (all) => {
    const text = await readText(all);
    const isUtf16 = /^(255,254|254,255)/.test(all.join());
    if (text === null) expectSame([isUtf16, all.includes(0)], [false, true]);
    // No byte is lost: each is a letter of Windows-1252, or of a line in UTF-8.
    else if (!isUtf16 && !all.includes(0) && !/239,191,189/.test(all.join()))
      expect(text).not.toContain('\ufffd');
  });
});
