import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseScriptRequest, type RawRequest } from '#backend/core/protocol/request.ts';
import { LIMITS } from '#contract/limits.ts';

const post = (over: Partial<RawRequest>): RawRequest => ({
  method: 'POST',
  parameters: {},
  contentType: 'application/x-www-form-urlencoded',
  contents: '',
  ...over,
});

const multipart = (fields: [string, string][], boundary = '----WebKitFormBoundaryAbC123') =>
  post({
    contentType: `multipart/form-data; boundary=${boundary}`,
    contents: `${fields
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('')}--${boundary}--\r\n`,
  });

const login = { kind: 'action', method: 'POST', action: 'auth_login', fields: { email: 'a@b.example' } };

describe('what a request asks for', () => {
  test.each<[string, RawRequest, unknown]>([
    [
      'a field payload with JSON, decoded by the platform',
      post({ parameters: { payload: '{"action":"auth_login","email":"a@b.example"}' } }),
      login,
    ],
    [
      'a field payload with JSON that the platform left in the body',
      post({ contents: 'payload=%7B%22action%22%3A%22auth_login%22%2C%22email%22%3A%22a%40b.example%22%7D' }),
      login,
    ],
    [
      'a JSON body',
      post({
        contentType: 'application/json; charset=utf-8',
        contents: '{"action":"auth_login","email":"a@b.example"}',
      }),
      login,
    ],
    [
      'a text body with JSON',
      post({
        contentType: 'text/plain;charset=UTF-8',
        contents: '{"action":"auth_login","email":"a@b.example"}',
      }),
      login,
    ],
    [
      'form fields with an action',
      post({ parameters: { action: 'auth_login', email: 'a@b.example' } }),
      login,
    ],
    [
      'the query of a GET',
      { method: 'GET', parameters: { action: 'list_batches', auth: 'x' }, contentType: '', contents: '' },
      { kind: 'action', method: 'GET', action: 'list_batches', fields: { auth: 'x' } },
    ],
    [
      'form fields with _source: a booking, even with an action among them',
      post({ parameters: { _source: 'BookInspection', action: 'ping', firstName: 'Ada' } }),
      { kind: 'booking', fields: { _source: 'BookInspection', action: 'ping', firstName: 'Ada' } },
    ],
    [
      'form fields without an action: a booking',
      post({ parameters: { firstName: 'Ada' } }),
      { kind: 'booking', fields: { firstName: 'Ada' } },
    ],
    [
      'a multipart body the platform did not decode',
      multipart([
        ['_source', 'BookInspection'],
        ['Service Type', 'No Cost Roof Inspection'],
        ['notes', 'Water\r\ncomes in – 👍'],
        ['zip', '00123'],
      ]),
      {
        kind: 'booking',
        fields: {
          _source: 'BookInspection',
          'Service Type': 'No Cost Roof Inspection',
          notes: 'Water\r\ncomes in – 👍',
          zip: '00123',
        },
      },
    ],
  ])('%s', (_name, request, expected) => {
    expect(parseScriptRequest(request)).toEqual(expected);
  });

  test('a file in a multipart body is left out, a quote in a field’s name is not', () => {
    const boundary = 'xx';
    const request = post({
      contentType: 'multipart/form-data; boundary="xx"',
      contents: [
        `--${boundary}`,
        'Content-Disposition: form-data; name="photo"; filename="roof.jpg"',
        'Content-Type: image/jpeg',
        '',
        'bytes',
        `--${boundary}`,
        'Content-Disposition: form-data; name="the %22best%22 time"',
        '',
        'noon',
        `--${boundary}--`,
        '',
      ].join('\r\n'),
    });
    expect(parseScriptRequest(request)).toEqual({ kind: 'booking', fields: { 'the "best" time': 'noon' } });
  });
});

describe('a request that cannot be read is refused with a reason', () => {
  const tooMuch = 'x'.repeat(LIMITS.requestBytes + 1);

  test.each<[string, RawRequest, string]>([
    ['a body that is too large', post({ contents: tooMuch }), 'too_large'],
    [
      'a body of fewer letters that are too many bytes',
      post({ contents: '💧'.repeat(LIMITS.requestBytes / 4 + 1) }),
      'too_large',
    ],
    ['fields that are too large', post({ parameters: { notes: tooMuch } }), 'too_large'],
    [
      'a query that is too large',
      { ...post({ parameters: { action: tooMuch } }), method: 'GET' },
      'too_large',
    ],
    ['broken JSON', post({ parameters: { payload: '{"action":' } }), 'bad_request'],
    ['an empty JSON body', post({ contentType: 'application/json' }), 'bad_request'],
    ['a list', post({ parameters: { payload: '["auth_login"]' } }), 'bad_request'],
    ['null', post({ parameters: { payload: 'null' } }), 'bad_request'],
    ['a number', post({ contentType: 'text/plain', contents: '7' }), 'bad_request'],
    ['no action', post({ parameters: { payload: '{}' } }), 'bad_request'],
    ['an action that is no text', post({ parameters: { payload: '{"action":{}}' } }), 'bad_request'],
    ['a GET without an action', { ...post({}), method: 'GET' }, 'bad_request'],
    ['a multipart body without its boundary', post({ contentType: 'multipart/form-data' }), 'bad_request'],
    [
      'a multipart body that breaks off',
      post({
        contentType: 'multipart/form-data; boundary=xx',
        contents: '--xx\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
      }),
      'bad_request',
    ],
    ['a broken percent sign', post({ contents: 'payload=%E0%A4%A' }), 'bad_request'],
  ])('%s', (_name, request, error) => {
    expect(parseScriptRequest(request)).toMatchObject({ kind: 'refused', answer: { ok: false, error } });
  });

  test.each([
    ['{"action":', 'The request is not valid JSON.'],
    ['["auth_login"]', 'The request must be a JSON object.'],
    ['null', 'The request must be a JSON object.'],
    ['"auth_login"', 'The request must be a JSON object.'],
    ['{"action":""}', 'The request names no action.'],
  ])('%s is told so in words', (payload, message) => {
    expect(parseScriptRequest(post({ parameters: { payload } }))).toMatchObject({ answer: { message } });
  });

  test.each(['x', 'é', '→', '💧'])('as many bytes as are allowed, of %s, are read', (letter) => {
    const size = new TextEncoder().encode(letter).length;
    const head = 'action=ping&a=';
    const whole = head + letter.repeat(Math.floor((LIMITS.requestBytes - head.length) / size));
    const filled = whole + 'x'.repeat(LIMITS.requestBytes - new TextEncoder().encode(whole).length);
    expect(parseScriptRequest(post({ contents: filled })).kind).toBe('action');
    expect(parseScriptRequest(post({ contents: `${filled}x` })).kind).toBe('refused');
  });

  test('what the platform has decoded is not decoded again', () => {
    const contents = 'firstName=Eve&payload=%7B%22action%22%3A%22ping%22%7D';
    for (const telling of ['_source', 'service']) {
      const parameters = { [telling]: 'BookInspection', firstName: 'Ada' };
      const request = post({ parameters, contents });
      expect(parseScriptRequest(request)).toEqual({ kind: 'booking', fields: parameters });
    }
  });

  test('whatever comes, reading it never throws', () => {
    fc.assert(
      fc.property(
        fc.record({
          method: fc.constantFrom('GET' as const, 'POST' as const),
          parameters: fc.dictionary(fc.string(), fc.string()),
          contentType: fc.oneof(
            fc.constantFrom('application/json', 'multipart/form-data; boundary=b', 'text/plain', ''),
            fc.string(),
          ),
          contents: fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('--b\r\n\r\n--b--')),
        }),
        (request) => {
          expect(['action', 'booking', 'refused']).toContain(parseScriptRequest(request).kind);
        },
      ),
    );
  }, 60_000);

  test('form fields survive the way through a multipart body', () => {
    const value = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('--b'));
    const name = fc
      .stringMatching(/^[A-Za-z_][A-Za-z ]{0,20}$/)
      .filter((text) => text !== 'payload' && text !== 'action');
    fc.assert(
      fc.property(fc.dictionary(name, value), (fields) => {
        const parsed = parseScriptRequest(multipart(Object.entries(fields), 'b7f'));
        expect(parsed).toEqual({ kind: 'booking', fields: { ...fields } });
      }),
    );
  });
});
