import { describe, expect, test } from 'vitest';
import { isFormBody, parseFormBody } from '#backend/core/protocol/form-body.ts';

const URL_ENCODED = 'application/x-www-form-urlencoded';

test('the content type says whether there are form fields', () => {
  const forms = [
    'multipart/form-data; boundary=x',
    `${URL_ENCODED};charset=UTF-8`,
    'Multipart/Form-Data; boundary=x',
  ];
  expect(forms.every(isFormBody)).toBe(true);
  expect(['text/plain; was=multipart/form-data', 'application/json', ''].some(isFormBody)).toBe(false);
});

describe('a url-encoded body', () => {
  test.each<[string, Record<string, string> | null]>([
    ['a=1&b=two+words', { a: '1', b: 'two words' }],
    ['a=1%2B1%3D2&c%20d=%F0%9F%91%8D', { a: '1+1=2', 'c d': '👍' }],
    ['&&a=1&', { a: '1' }],
    ['flag&a=', { flag: '', a: '' }],
    ['=nameless', { '': 'nameless' }],
    ['a=1=2', { a: '1=2' }],
    ['a=first&a=last', { a: 'last' }],
    ['', {}],
    ['a=%E0%A4', null],
    ['%zz=1', null],
  ])('%j is read as %j', (contents, fields) => {
    expect(parseFormBody(URL_ENCODED, contents)).toEqual(fields);
  });

  test('is recognized even when a parameter of its type says multipart', () => {
    expect(parseFormBody(`${URL_ENCODED}; not=multipart`, 'a=1')).toEqual({ a: '1' });
  });
});

describe('a multipart body', () => {
  const parse = (...lines: string[]) => parseFormBody('multipart/form-data; boundary=xx', lines.join('\r\n'));
  const field = (head: string, value: string) => ['--xx', head, '', value];
  const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;

  test('may have any text in its fields, including line breaks and text that looks like a header', () => {
    const text = 'one\r\n\r\ntwo; name="b"';
    const fields = parse(...field(named('a'), text), ...field(named('b'), ''), '--xx--');
    expect(fields).toEqual({ a: text, b: '' });
  });

  test.each([
    'Content-Disposition: form-data; name="photo"; filename="roof.jpg"\r\nContent-Type: image/jpeg',
    `Content-Disposition: form-data; name="photo"; filename*=UTF-8''roof.jpg`,
    'Content-Disposition: form-data; name="photo";filename="x"',
  ])('is read without its files and without the text before its first field: %s', (file) => {
    const fields = parse('preamble', ...field(file, 'JFIF'), ...field(named('a'), '1'), '--xx--');
    expect(fields).toEqual({ a: '1' });
  });

  test('may have headers in another order, case or encoding, and its boundary in quotes', () => {
    const contents = [...field(named('a'), '1'), '--xx--'].join('\r\n');
    expect(parseFormBody('multipart/form-data; boundary="xx"', contents)).toEqual({ a: '1' });
    expect(
      parse(
        ...field('Content-Type: text/plain\r\ncontent-disposition:form-data; charset=utf-8; name="a"', '1'),
        ...field(named('quote%22, line%0D%0Abreak'), '2'),
        '--xx--',
      ),
    ).toEqual({ a: '1', 'quote", line\r\nbreak': '2' });
  });

  test.each([
    ['no content', []],
    ['no closing boundary', field(named('a'), '1')],
    ['a part without a body', ['--xx', named('a'), '--xx--']],
    ['a part without a name', [...field('Content-Type: text/plain', 'name="a"'), '--xx--']],
    ['a name only in the text', [...field('Content-Disposition: form-data', named('a')), '--xx--']],
    ['another boundary', ['--yy', named('a'), '', '1', '--yy--']],
  ])('with %s is refused', (_what, lines) => {
    expect(parse(...lines)).toBeNull();
  });
});
