import { expect, test } from 'vitest';
import { cancelVisitAction, changeVisitAction, type Visit } from '#contract/actions/bookings/visits.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { configured } from '#tests/setup/configured.ts';

const visit = 'a1b2-c3.mxvz.00ff';
const VISIT: Visit = {
  ok: true,
  reference: 'RT-7K3M9Q',
  service: 'roof-inspection',
  apptDate: '2026-11-23',
  apptTime: 'afternoon',
  toAgree: false,
  state: 'booked',
  changes: 1,
};

test('a call about a visit posts one form field, payload, to the booking script with its token, and nothing in the address', async () => {
  configured({ repEndpoint: 'https://reps.example/exec', bookingToken: 'owners-token' });
  repScript.misbehave(json(VISIT));
  const fields = { visit, apptDate: '2026-11-23', apptTime: 'afternoon' } as const;
  expect(await call(changeVisitAction, fields)).toEqual({ ok: true, answer: VISIT });
  expect(repScript.sent).toHaveLength(1);
  const [sent] = repScript.sent;
  expect(sent).toMatchObject({ method: 'POST', credentials: 'omit', mode: 'cors' });
  expect(sent?.url.href).toBe('http://localhost:3000/api/script');
  expect(sent?.contentType).toBe('application/x-www-form-urlencoded;charset=UTF-8');
  const payload = { action: 'change_visit', token: 'owners-token', ...fields };
  expect(sent?.fields).toEqual([['payload', JSON.stringify(payload)]]);
});

test('an answer without a state is no visit', async () => {
  repScript.misbehave(json({ ...VISIT, state: undefined }));
  expect(await call(cancelVisitAction, { visit })).toMatchObject({ ok: false, reason: 'malformed' });
});
