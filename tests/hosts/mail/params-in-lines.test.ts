import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paramsInLines } from '#backend/hosts/node/mail/emailjs-catcher.ts';

describe('the text of a contact mail', () => {
  test('has every line after a line break indented, and no invisible characters that hide a part of a line', () => {
    for (const lineBreak of ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
      const message = ['Hello', '', 'Bye'].join(lineBreak);
      expect(paramsInLines({ message, name: 'Ada' }).split('\n')).toEqual([
        'message: Hello',
        '    ',
        '    Bye',
        'name: Ada',
      ]);
    }
    expect(paramsInLines({ name: 'A\u202eda\0\b\u2066!\tשלום' })).toBe('name: Ada!\tשלום');
  });

  test('shows which words a stranger wrote into a field, also when they look like other fields', () => {
    const message = 'Hello\nreply_to: boss@tarps.example\u2028from_name: Boss';
    expect(paramsInLines({ from_name: 'Eve', message, 'x\nfrom_email: boss@tarps.example\ny': '1' })).toBe(
      'from_name: Eve\nmessage: Hello\n    reply_to: boss@tarps.example\n    from_name: Boss\nx_from_email__boss_tarps_example_y: 1',
    );
  });

  test('has short names of fields, and says how many fields it leaves out', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field-${index}`, index]));
    const lines = paramsInLines({ ['n'.repeat(5000)]: { a: 'b\nc' }, ...many }).split('\n');
    expect(lines.slice(0, 2)).toEqual([`${'n'.repeat(40)}: {"a":"b\\nc"}`, 'field-0: 0']);
    expect(lines.slice(-2)).toEqual(['field-48: 48', '11 more fields were left out.']);
  });

  test('has one line per field that starts with a plain name, whatever the fields hold', () => {
    const hostile = fc.oneof(
      fc.constantFrom('\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', 'from_email: ', ': '),
      fc.string({ unit: 'binary' }),
    );
    const text = fc.array(hostile).map((parts) => parts.join(''));
    const params = fc.dictionary(text, fc.oneof(text, fc.jsonValue()), { minKeys: 1, maxKeys: 50 });
    fc.assert(
      fc.property(params, (sent) => {
        const lines = paramsInLines(sent).split(/[\n\r\v\f\x85\p{Zl}\p{Zp}]/u);
        const names = lines.filter((line) => !line.startsWith('    ')).map((line) => line.split(': ')[0]);
        expect(names.filter((name) => !/^[\w-]{0,40}$/.test(name ?? ''))).toEqual([]);
        expect(names).toHaveLength(Object.keys(sent).length);
      }),
    );
  });
});
