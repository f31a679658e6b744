import { describe, expect, test } from 'vitest';
import { at, DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { aCall, NUMBER } from './queue-of.ts';

const saveId = '7f0c1a52-0000-4000-8000-000000000001';

/** Robin has saved the lead as Attempted with an id; `again` sends the same save once more. */
function aSave(more: Record<string, unknown> = {}) {
  const call = aCall();
  const again = (over = {}) => call.save('Attempted', { saveId, ...more, ...over });
  const first = again();
  const everything = () => ({
    lead: call.lead(),
    number: call.number(),
    history: call.backend.history('lead'),
  });
  return { ...call, again, first, everything };
}
type Save = ReturnType<typeof aSave>;

describe('a save sent again with its id is answered as before and changes nothing', () => {
  test.each<[string, (save: Save) => void]>([
    ['at once', () => {}],
    ['when its callback has passed', ({ backend }) => backend.wait(6 * HOUR)],
    ['while a colleague holds the lead', ({ alex }) => void alex.next()],
    [
      'after its homeowner has asked for a call now',
      ({ backend }) => backend.change('lead', { callbackAt: at(MINUTE), callbackRep: '' }),
    ],
    ['after this rep got the lead once more', ({ robin }) => void robin.next()],
    [
      'after the number was put on the do-not-call list',
      ({ backend, lead }) =>
        backend.putNumber(NUMBER, { suppressedBy: 'boss', suppressedAt: lead().workedAt }),
    ],
  ])('%s', (_when, happens) => {
    const save = aSave({ callbackAt: at(HOUR), callbackMine: true });
    expect(save.first).toMatchObject({ ok: true });
    save.backend.wait(MINUTE);
    happens(save);
    const before = save.everything();
    expect(save.again()).toEqual(save.first);
    expect(save.everything()).toEqual(before);
    expect(save.robin.answer({ peek: '1' }).savedToday).toBe(1);
  });

  test('20 days later, in another session', () => {
    const { backend, first, everything } = aSave();
    const before = everything();
    backend.wait(20 * DAY);
    const late = backend.signedIn({ email: 'robin@reps.example' });
    expect(late.save('lead', 'Attempted', { saveId })).toEqual(first);
    expect(everything()).toEqual(before);
  });

  test('after a colleague has saved the lead, whose words stay', () => {
    const { backend, alex, lead, again, first } = aSave();
    backend.wait(4 * HOUR);
    alex.next();
    alex.save('lead', 'Not Qualified', { note: 'Moved away', saveId });
    backend.wait(MINUTE);
    expect(again()).toEqual({ ok: true, undoUntil: first.undoUntil });
    expect(lead()).toMatchObject({ status: 'Not Qualified', notes: 'Moved away', attempts: 2 });
  });

  test('after this rep has undone it: it stays undone, and the lead stays leased to the rep', () => {
    const { backend, robin, undo, lead, again, first } = aSave();
    undo();
    backend.wait(MINUTE);
    expect(again()).toEqual({ ok: true, undoUntil: first.undoUntil });
    expect(lead()).toMatchObject({ status: 'New Lead', attempts: 0, leaseRep: robin.email });
  });
});

describe('the id of a save', () => {
  test.each([
    ['another note', { note: 'another' }],
    ['another status', { status: 'Not Qualified' }],
    ['another callback', { callbackAt: '2026-11-20T20:00:00.000Z' }],
  ])('that has arrived before with %s is refused, and the first save stays', (_what, over) => {
    const { again, everything } = aSave();
    const before = everything();
    const message = 'This save was already sent with different notes.';
    expect(again(over)).toMatchObject({ ok: false, error: 'bad_request', message });
    expect(everything()).toEqual(before);
  });

  test('of a save that was refused can be used again', () => {
    const { backend, robin, alex, save } = aCall();
    backend.wait(15 * MINUTE);
    alex.next();
    expect(save('Attempted', { saveId })).toMatchObject({ error: 'lease_lost' });
    backend.change('lead', { leaseRep: robin.email });
    expect(save('Attempted', { saveId })).toMatchObject({ ok: true });
  });

  test('of a colleague, or of another lead, is another save', () => {
    const { backend, alex, first, lead } = aSave();
    backend.wait(4 * HOUR);
    alex.next();
    expect(alex.save('lead', 'Attempted', { saveId })).not.toEqual(first);
    expect(lead().attempts).toBe(2);
    backend.leads({ ...lead(), leadId: 'twin', leaseRep: 'robin@reps.example' });
    backend.signedIn({ email: 'robin@reps.example' }).save('twin', 'Attempted', { saveId });
    expect(backend.lead('twin').attempts).toBe(3);
  });

  test('that is new saves the same words once more', () => {
    const { backend, robin, save, lead } = aSave();
    backend.wait(4 * HOUR);
    robin.next();
    expect(save('Attempted', { saveId: `${saveId}0` })).toMatchObject({ ok: true });
    expect(lead().attempts).toBe(2);
    expect(backend.history('lead')).toHaveLength(2);
  });
});
