import { describe, expect, test } from 'vitest';
import { parseEndpointRequest, type RawRequest } from '#backend/core/protocol/request.ts';
import { refusal } from '#contract/errors.ts';
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
    contents: [
      ...fields.flatMap(([name, value]) => [
        `--${boundary}`,
        `Content-Disposition: form-data; name="${name}"`,
        '',
        value,
      ]),
      `--${boundary}--\r\n`,
    ].join('\r\n'),
  });

const LOGIN_JSON = '{"action":"auth_login","email":"a@b.example"}';
const BOOKED = { _source: 'BookInspection', notes: 'Water\r\ncomes in – 👍', zip: '00123' };
const PINGED = { ...BOOKED, action: 'ping' };

describe('a request', () => {
  test.each<[string, Partial<RawRequest>]>([
    ['JSON in the field payload, decoded by the platform', { parameters: { payload: LOGIN_JSON } }],
    [
      'that JSON, left in the body by the platform',
      { contents: `payload=${encodeURIComponent(LOGIN_JSON)}` },
    ],
    ['a JSON body', { contentType: 'application/json; charset=utf-8', contents: LOGIN_JSON }],
    ['a text body with JSON', { contentType: 'text/plain;charset=UTF-8', contents: LOGIN_JSON }],
    ['form fields with an action', { parameters: { action: 'auth_login', email: 'a@b.example' } }],
  ])('is read as a sign-in from %s', (_how, request) => {
    const fields = { email: 'a@b.example' };
    const action = { kind: 'action', method: 'POST', action: 'auth_login', fields };
    expect(parseEndpointRequest(post(request))).toEqual(action);
  });

  test('is read as an action with its fields from the query of a GET', () => {
    const request = post({ method: 'GET', parameters: { action: 'list_batches', auth: 'x' } });
    const action = { kind: 'action', method: 'GET', action: 'list_batches', fields: { auth: 'x' } };
    expect(parseEndpointRequest(request)).toEqual(action);
  });

  test.each<[string, RawRequest, Record<string, string>]>([
    ['form fields with _source, even with an action among them', post({ parameters: PINGED }), PINGED],
    ['form fields without an action', post({ parameters: { firstName: 'Ada' } }), { firstName: 'Ada' }],
    ['a multipart body the platform did not decode', multipart(Object.entries(BOOKED)), BOOKED],
  ])('is read as a booking from %s', (_how, request, fields) => {
    expect(parseEndpointRequest(request)).toEqual({ kind: 'booking', fields });
  });

  test('that the platform has decoded is not decoded again', () => {
    const contents = 'firstName=Eve&payload=%7B%22action%22%3A%22ping%22%7D';
    for (const telling of ['_source', 'service']) {
      const parameters = { [telling]: 'BookInspection', firstName: 'Ada' };
      const request = post({ parameters, contents });
      expect(parseEndpointRequest(request)).toEqual({ kind: 'booking', fields: parameters });
    }
  });
});

describe('reading a request', () => {
  const tooMuch = 'x'.repeat(LIMITS.requestBytes + 1);

  test.each<[string, Partial<RawRequest>]>([
    ['a body that is too large', { contents: tooMuch }],
    ['a body of few characters but too many bytes', { contents: '💧'.repeat(LIMITS.requestBytes / 4 + 1) }],
    ['fields that are too large', { parameters: { notes: tooMuch } }],
    ['a query that is too large', { method: 'GET', parameters: { action: tooMuch } }],
  ])('refuses %s', (_what, request) => {
    expect(parseEndpointRequest(post(request))).toEqual({ kind: 'refused', answer: refusal('too_large') });
  });

  test.each<[string, Partial<RawRequest>]>([
    ['an empty JSON body', { contentType: 'application/json' }],
    ['a body that is only a number', { contentType: 'text/plain', contents: '7' }],
    ['a GET without an action', { method: 'GET' }],
    ['a multipart body without its boundary', { contentType: 'multipart/form-data' }],
    ['a broken percent sign', { contents: 'payload=%E0%A4%A' }],
  ])('refuses %s', (_what, request) => {
    const refused = { kind: 'refused', answer: { ok: false, error: 'bad_request' } };
    expect(parseEndpointRequest(post(request))).toMatchObject(refused);
  });

  test.each([
    ['{"action":', 'The request is not valid JSON.'],
    ['["auth_login"]', 'The request must be a JSON object.'],
    ['null', 'The request must be a JSON object.'],
    ['"auth_login"', 'The request must be a JSON object.'],
    ['{"action":""}', 'The request names no action.'],
    ['{"action":{}}', 'The request names no action.'],
    ['{}', 'The request names no action.'],
  ])('refuses the payload %s and says why', (payload, message) => {
    const answer = refusal('bad_request', message);
    expect(parseEndpointRequest(post({ parameters: { payload } }))).toEqual({ kind: 'refused', answer });
  });

  test.each(['x', 'é', '→', '💧'])(
    'accepts the largest allowed size, filled with %s, and refuses one byte more',
    (letter) => {
      const size = new TextEncoder().encode(letter).length;
      const head = 'action=ping&a=';
      const whole = head + letter.repeat(Math.floor((LIMITS.requestBytes - head.length) / size));
      const filled = whole + 'x'.repeat(LIMITS.requestBytes - new TextEncoder().encode(whole).length);
      expect(parseEndpointRequest(post({ contents: filled })).kind).toBe('action');
      expect(parseEndpointRequest(post({ contents: `${filled}x` })).kind).toBe('refused');
    },
  );
});
