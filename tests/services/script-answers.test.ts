import { describe, expect, test } from 'vitest';
import { listBatches, nextLead } from '#src/services/rep-script.ts';
import { keepFeatures, readScript } from '#src/stored/script-features.ts';
import { aServedLead } from '#tests/builders/lead.ts';
import { faultOf, SCRIPT_ANSWERS } from '#tests/builders/script-answers.ts';
import { json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { auth, CALLS } from './calls.ts';

describe.each(Object.entries(SCRIPT_ANSWERS))('an answer to %s such as', (action, answers) => {
  const made = Object.entries(CALLS).find(([name]) => name === action)?.[1];

  test.each(answers)('$words counts as: $comesTo', async (answer) => {
    repScript.misbehave(faultOf(answer));
    const result = await made?.make();
    expect(result?.ok ? 'yes' : result?.reason).toBe(answer.comesTo);
  });
});

const answering = (answer: unknown) => repScript.misbehave(json(answer));
const next = () => nextLead({ auth, batch: 'web' });

describe('reading an answer', () => {
  test('accepts both sets of field names for batches, and reads counts as numbers', async () => {
    answering({
      batches: [
        { batchId: 'b1', name: 'One', description: 'First', count_open: 3, count_total: 9 },
        { id: 2, label: 'Two', count_open: '4', count_total: '' },
        { name: 'Without an id' },
      ],
    });
    expect(await listBatches(auth)).toEqual({
      ok: true,
      answer: {
        batches: [
          { batchId: 'b1', name: 'One', description: 'First', countOpen: 3, countTotal: 9 },
          { batchId: '2', name: 'Two', description: '', countOpen: 4, countTotal: undefined },
        ],
        requestsWaiting: 0,
        moreRequests: false,
        day: undefined,
      },
    });
  });

  test('accepts a lead of an older script, which sends no ok and sends numbers instead of text', async () => {
    answering({ lead: { leadId: 7, firstName: 'Grace', zip: 32905, phone: 3215550167, notes: null } });
    expect(await next()).toMatchObject({
      ok: true,
      answer: { lead: { leadId: '7', zip: '32905', phone: '3215550167', notes: '', email: '' } },
    });
  });

  test('keeps the script’s message when there is no lead', async () => {
    answering({ ok: true, lead: null, message: 'All done.', heldBack: { outsideHours: 2 } });
    expect(await next()).toMatchObject({
      ok: true,
      answer: { lead: null, message: 'All done.', heldBack: { outsideHours: 2, leasedToOthers: 0 } },
    });
  });

  test('treats null, from an empty cell, like a missing field', async () => {
    const login = { ok: true, auth: 'secret', email: 'robin@reps.example', name: null, role: null };
    answering({ ...login, message: null, error: null });
    expect(await CALLS.auth_login.make()).toMatchObject({ ok: true, answer: { auth: 'secret' } });
    answering({ batches: [{ batchId: 'b1', name: 'One', count_open: null, count_total: null }] });
    expect(await listBatches(auth)).toMatchObject({
      ok: true,
      answer: { batches: [{ countOpen: undefined, countTotal: undefined }] },
    });
    answering({ ok: true, message: null, undoUntil: null });
    expect(await CALLS.update_lead.make()).toMatchObject({ ok: true });
    answering({ lead: null, leaseUntil: null, heldBack: null, progress: null });
    expect(await next()).toMatchObject({ ok: true });
  });

  test('uses our additional fields only when the script has said that it supports them', async () => {
    const own = {
      leaseUntil: '2026-11-20T15:15:00.000Z',
      calling: { open: false },
      progress: { open: 1, total: 2 },
    };
    keepFeatures([]);
    answering({ lead: aServedLead(), ...own });
    const plain = await next();
    expect(plain).toMatchObject({ ok: true, answer: { lead: { firstName: 'Grace' }, leaseUntil: '' } });
    expect(plain).not.toHaveProperty('answer.calling');
    expect(plain).not.toHaveProperty('answer.progress');
    answering({ ok: true, undoUntil: own.leaseUntil });
    expect(await CALLS.update_lead.make()).toEqual({ ok: true, answer: { ok: true, undoUntil: '' } });

    answering({ batches: [], features: ['undo_lead', 'fly'] });
    await listBatches(auth);
    expect((['undo_lead', 'lease'] as const).map((feature) => readScript().can(feature))).toEqual([
      true,
      false,
    ]);
    answering({ lead: aServedLead(), ...own });
    expect(await next()).toMatchObject({ ok: true, answer: { lead: { firstName: 'Grace' }, ...own } });
  });
});
