import { describe, expect, test } from 'vitest';
import {
  cancelVisitAction,
  changeVisitAction,
  showVisitAction,
  type Visit,
} from '#contract/actions/bookings/visits.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { htmlPage, json, networkDrop } from '#tests/msw/faults.ts';
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

describe('in a call about a visit,', () => {
  test.each([
    ['show_visit', () => call(showVisitAction, { visit }), { visit }],
    [
      'change_visit',
      () => call(changeVisitAction, { visit, apptDate: '2026-11-23', apptTime: 'afternoon' }),
      { visit, apptDate: '2026-11-23', apptTime: 'afternoon' },
    ],
    ['cancel_visit', () => call(cancelVisitAction, { visit }), { visit }],
  ] as const)(
    '%s posts one form field, payload, to the booking script with its token, and nothing in the address',
    async (action, make, fields) => {
      configured({ repEndpoint: 'https://reps.example/exec', bookingToken: 'owners-token' });
      repScript.misbehave(json(VISIT));
      expect(await make()).toEqual({ ok: true, answer: VISIT });
      expect(repScript.sent).toHaveLength(1);
      const [sent] = repScript.sent;
      expect(sent).toMatchObject({ method: 'POST', credentials: 'omit', mode: 'cors' });
      expect(sent?.url.href).toBe('http://localhost:3000/api/script');
      expect(sent?.contentType).toBe('application/x-www-form-urlencoded;charset=UTF-8');
      expect(sent?.fields).toEqual([
        ['payload', JSON.stringify({ action, token: 'owners-token', ...fields })],
      ]);
    },
  );

  test.each([
    ['an HTML page', htmlPage, 'malformed'],
    ['a broken connection', networkDrop, 'unreachable'],
    ['an answer without a state', json({ ...VISIT, state: undefined }), 'malformed'],
    ['a refusal', json({ ok: false, error: 'visit_past', message: 'Over.' }), 'refused'],
  ])('%s is a failure', async (_what, fault, reason) => {
    repScript.misbehave(fault);
    expect(await call(cancelVisitAction, { visit })).toMatchObject({ ok: false, reason });
  });
});
