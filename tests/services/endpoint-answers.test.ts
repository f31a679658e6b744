import { describe, expect, test } from 'vitest';
import { listBatches, nextLead } from '#src/services/rep-endpoint.ts';
import { readBackendFeatures, storeFeatures } from '#src/stored/backend-features.ts';
import { ENDPOINT_ANSWERS, faultOf } from '#tests/builders/endpoint-answers.ts';
import { aServedLead } from '#tests/builders/lead.ts';
import { json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { auth, CALLS } from './calls.ts';

describe.each(Object.entries(ENDPOINT_ANSWERS))('an answer to %s such as', (action, answers) => {
  const made = Object.entries(CALLS).find(([name]) => name === action)?.[1];

  test.each(answers)('$words counts as: $comesTo', async (answer) => {
    repEndpoint.misbehave(faultOf(answer));
    const result = await made?.make();
    expect(result?.ok ? 'yes' : result?.reason).toBe(answer.comesTo);
  });
});

const answering = (answer: unknown) => repEndpoint.misbehave(json(answer));
const next = () => nextLead({ auth, batch: 'web' });

describe('reading an answer', () => {
  test('keeps the script’s message when there is no lead', async () => {
    answering({ ok: true, lead: null, message: 'All done.', heldBack: { outsideHours: 2 } });
    expect(await next()).toMatchObject({
      ok: true,
      answer: { lead: null, message: 'All done.', heldBack: { outsideHours: 2, leasedToOthers: 0 } },
    });
  });

  test('uses our additional fields only when the script has said that it supports them', async () => {
    const own = {
      leaseUntil: '2026-11-20T15:15:00.000Z',
      calling: { open: false },
      progress: { open: 1, total: 2 },
    };
    storeFeatures([]);
    answering({ lead: aServedLead(), ...own });
    const plain = await next();
    expect(plain).toMatchObject({ ok: true, answer: { lead: { firstName: 'Grace' }, leaseUntil: '' } });
    expect(plain).not.toHaveProperty('answer.calling');
    expect(plain).not.toHaveProperty('answer.progress');
    answering({ ok: true, undoUntil: own.leaseUntil, comesBackAt: own.leaseUntil });
    const none = { undoUntil: '', comesBackAt: '' };
    expect(await CALLS.update_lead.make()).toEqual({ ok: true, answer: { ok: true, ...none } });

    answering({ batches: [], features: ['undo_lead', 'fly'] });
    await listBatches(auth);
    expect((['undo_lead', 'lease'] as const).map((feature) => readBackendFeatures().can(feature))).toEqual([
      true,
      false,
    ]);
    answering({ lead: aServedLead(), ...own });
    expect(await next()).toMatchObject({ ok: true, answer: { lead: { firstName: 'Grace' }, ...own } });
  });
});
