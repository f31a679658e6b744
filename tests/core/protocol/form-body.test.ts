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

test('a url-encoded body is recognized even when a parameter of its type says multipart', () => {
  expect(parseFormBody(`${URL_ENCODED}; not=multipart`, 'a=1')).toEqual({ a: '1' });
});

describe('a multipart body', () => {
  const parse = (...lines: string[]) => parseFormBody('multipart/form-data; boundary=xx', lines.join('\r\n'));
  const field = (head: string, value: string) => ['--xx', head, '', value];
  const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;

  test.each([
    'Content-Disposition: form-data; name="photo"; filename="roof.jpg"\r\nContent-Type: image/jpeg',
    `Content-Disposition: form-data; name="photo"; filename*=UTF-8''roof.jpg`,
    'Content-Disposition: form-data; name="photo";filename="x"',
  ])('is read without its files and without the text before its first field: %s', (file) => {
    const fields = parse('preamble', ...field(file, 'JFIF'), ...field(named('a'), '1'), '--xx--');
    expect(fields).toEqual({ a: '1' });
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
