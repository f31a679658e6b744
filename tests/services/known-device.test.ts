import { describe, expect, test } from 'vitest';
import { env } from '#src/lib/env.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { CALLS, POSTED } from './calls.ts';

const SECRET = 'browser_secret-'.repeat(4);
const storedSecret = () => localStorage.getItem('repDevice');

/** The calls that send and answer the secret, with the answer of a backend that knows it. */
const CARRIERS = Object.entries({ auth_login: POSTED.auth_login, reset_pin: POSTED.reset_pin }).map(
  ([action, { make, sends, answer }]) => ({
    action,
    make,
    sends,
    answerWith: (device: unknown) => repEndpoint.misbehave(json({ ...answer, device })),
  }),
);
const OTHERS = Object.entries(CALLS).filter(([action]) => !CARRIERS.some((each) => each.action === action));

describe.each(CARRIERS)('the secret of this browser in $action', ({ action, make, sends, answerWith }) => {
  const payloadOf = (fields: object) => JSON.stringify({ action, token: env.repToken, ...sends, ...fields });

  test('is kept when the answer has one, and sent with the next call, in its body only', async () => {
    answerWith(SECRET);
    await make();
    expect(storedSecret()).toBe(JSON.stringify(SECRET));
    answerWith(SECRET);
    await make();
    expect(repEndpoint.sent.map(({ fields }) => fields)).toEqual([
      [['payload', payloadOf({})]],
      [['payload', payloadOf({ device: SECRET })]],
    ]);
    expect(repEndpoint.sent.map(({ method, url }) => [method, url.search])).toEqual([
      ['POST', ''],
      ['POST', ''],
    ]);
  });

  test('is replaced by a new one, and stays when the answer has none or the call fails', async () => {
    const newer = SECRET.toUpperCase();
    answerWith(SECRET);
    await make();
    answerWith(newer);
    await make();
    answerWith('');
    await make();
    repEndpoint.misbehave(json({ ok: false, error: 'locked', device: SECRET }));
    await make();
    repEndpoint.misbehave(networkDrop);
    await make();
    expect(storedSecret()).toBe(JSON.stringify(newer));
  });

  test.each([
    ['another script’s word for something else', '"iPhone 15"'],
    ['an object', '{"device":"x"}'],
    ['a text that is too long', JSON.stringify('x'.repeat(129))],
  ])('is not sent when what is stored is %s', async (_what, stored) => {
    localStorage.setItem('repDevice', stored);
    answerWith('');
    expect(await make()).toMatchObject({ ok: true });
    expect(repEndpoint.sent[0]?.fields).toEqual([['payload', payloadOf({})]]);
  });
});

test.each(OTHERS)('the secret of this browser is not sent with %s', async (_action, { make }) => {
  localStorage.setItem('repDevice', JSON.stringify(SECRET));
  repEndpoint.misbehave(json({ ok: true }));
  await make();
  expect(repEndpoint.sent).toHaveLength(1);
  expect(JSON.stringify([repEndpoint.sent[0]?.url.href, repEndpoint.sent[0]?.body])).not.toContain(SECRET);
});
