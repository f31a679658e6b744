import { beforeEach, describe, expect, test } from 'vitest';
import { textToSend } from '#backend/core/messages/messages.ts';
import { answerStatus } from '#contract/answer-fields.ts';
import { aRep } from '#tests/builders/rep.ts';
import { getMailedCode } from '#tests/mailed-code.ts';
import { put } from '#tests/stores/rows.ts';
import { aHostForThisFile, SETTINGS, SIGN } from './running-host.ts';

const EMAIL = 'robin@reps.example';
const STRANGER = '203.0.113.66';
const HOME = '198.51.100.7';

const own = aHostForThisFile();

/** Sends an action as if a proxy on a private network had passed it on for this address. */
async function actFrom(sender: string, action: string, fields: Record<string, unknown>) {
  const payload = JSON.stringify({ action, token: SETTINGS.repToken, ...fields });
  const answer = await own.host.post(new URLSearchParams({ payload }), { 'X-Forwarded-For': sender });
  return answerStatus.parse(await answer.json());
}

beforeEach(async () => {
  await own.write(put.rep(aRep({ email: EMAIL })), { kind: 'deleteResetCode', email: EMAIL });
  await own.db.deleteFrom('meters').execute();
});

describe('a stranger elsewhere on the network', () => {
  test('cannot use up the tries of a rep’s code', async () => {
    await own.host.act('forgot_pin', { email: EMAIL });
    const [mail] = await own.outbox.newest(1);
    const code = getMailedCode(mail && textToSend(mail, SIGN));
    const reset = (sender: string, typed: string) =>
      actFrom(sender, 'reset_pin', { email: EMAIL, code: typed, pin: '9753' });
    for (let time = 0; time < 20; time++) {
      expect(await reset(STRANGER, 'WRONG')).toMatchObject({ error: 'invalid_code' });
    }
    expect(await reset(STRANGER, code)).toMatchObject({ error: 'invalid_code' });
    expect(await reset(HOME, code)).toMatchObject({ ok: true });
  });

  test.each([
    ['forgot_pin', {}],
    ['request_user_approval', { name: 'N', phone: '3215550101', pin: '9753' }],
  ])(
    'cannot tell an email with an account from one without by the time that %s takes',
    async (action, more) => {
      const msOf = async (email: string) => {
        const fromMs = performance.now();
        expect(await actFrom(STRANGER, action, { email, ...more })).toMatchObject({ ok: true });
        return performance.now() - fromMs;
      };
      // Each waits for the same time, in which the work of either is done.
      for (const ms of await Promise.all([EMAIL, 'nobody@reps.example'].map(msOf)))
        expect(ms).toBeGreaterThanOrEqual(399);
    },
  );

  test('is not stored with an address', async () => {
    await actFrom(STRANGER, 'request_user_approval', {
      email: 'noor@reps.example',
      name: 'N',
      phone: '3215550101',
      pin: '9753',
    });
    const meters = await own.db.selectFrom('meters').selectAll().execute();
    expect(meters.map(({ meterId }) => meterId.split(' ')[0])).toContain('account-requests');
    expect(JSON.stringify(meters)).not.toContain(STRANGER);
  });
});
