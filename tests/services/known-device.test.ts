import { describe, expect, test } from 'vitest';
import { env } from '#src/lib/env.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { CALLS, POSTED } from './calls.ts';

const SECRET = 'browser_secret-'.repeat(4);
const kept = () => localStorage.getItem('repDevice');

/** The calls that send and answer the secret, with the answer of a script that knows it. */
const CARRIERS = Object.entries({ auth_login: POSTED.auth_login, reset_pin: POSTED.reset_pin }).map(
  ([action, { make, sends, answer }]) => ({
    action,
    make,
    sends,
    answerWith: (device: unknown) => repScript.misbehave(json({ ...answer, device })),
  }),
);
const OTHERS = Object.entries(CALLS).filter(([action]) => !CARRIERS.some((each) => each.action === action));

describe.each(CARRIERS)('the secret of this browser in $action', ({ action, make, sends, answerWith }) => {
  const payloadOf = (fields: object) => JSON.stringify({ action, token: env.repToken, ...sends, ...fields });

  test('is kept when the answer has one, and sent with the next call, in its body only', async () => {
    answerWith(SECRET);
    await make();
    expect(kept()).toBe(JSON.stringify(SECRET));
    answerWith(SECRET);
    await make();
    expect(repScript.sent.map(({ fields }) => fields)).toEqual([
      [['payload', payloadOf({})]],
      [['payload', payloadOf({ device: SECRET })]],
    ]);
    expect(repScript.sent.map(({ method, url }) => [method, url.search])).toEqual([
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
    repScript.misbehave(json({ ok: false, error: 'locked', device: SECRET }));
    await make();
    repScript.misbehave(networkDrop);
    await make();
    expect(kept()).toBe(JSON.stringify(newer));
  });

  test.each([
    ['another script’s word for something else', '"iPhone 15"'],
    ['an object', '{"device":"x"}'],
    ['a text that is too long', JSON.stringify('x'.repeat(129))],
  ])('is not sent when what is stored is %s', async (_what, stored) => {
    localStorage.setItem('repDevice', stored);
    answerWith('');
    expect(await make()).toMatchObject({ ok: true });
    expect(repScript.sent[0]?.fields).toEqual([['payload', payloadOf({})]]);
  });
});

test.each(OTHERS)('the secret of this browser is not sent with %s', async (_action, { make }) => {
  localStorage.setItem('repDevice', JSON.stringify(SECRET));
  repScript.misbehave(json({ ok: true }));
  await make();
  expect(repScript.sent).toHaveLength(1);
  expect(JSON.stringify([repScript.sent[0]?.url.href, repScript.sent[0]?.body])).not.toContain(SECRET);
});
