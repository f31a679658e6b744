import { describe, expect, test } from 'vitest';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { NO_CALLBACK } from '#src/features/worklist/calling/callback.ts';
import { isUnsaved, type LeadCard, lacksNotes, toCard } from '#src/features/worklist/card/card.ts';
import {
  canLoad,
  canSave,
  type Phase,
  previousCard,
  startState,
  type WorklistEvent,
  type WorklistState,
  worklistReducer,
} from '#src/features/worklist/queue/worklist-state.ts';
import { aServedLead } from '#tests/builders/lead.ts';

const answerWith = (lead: unknown, over = {}) => nextLeadAnswer.parse({ lead, ...over });

function aCard(over: Partial<LeadCard> = {}, lead = {}): LeadCard {
  const answer = answerWith(aServedLead(lead));
  if (!answer.lead) throw new Error('a served lead');
  return { ...toCard(answer.lead, answer, null), ...over };
}

const start = startState('Robin');
const working: WorklistState = { ...start, card: aCard() };
const stateAfter = (state: WorklistState, ...events: WorklistEvent[]) =>
  events.reduce(worklistReducer, state);

describe('saving', () => {
  test.each<[string, boolean, Phase, LeadCard | null]>([
    ['without a lead', false, 'idle', null],
    ['with a lead', true, 'idle', aCard()],
    ['while a lead loads', false, 'loading', aCard()],
    ['while a save is out', false, 'saving', aCard()],
    ['in the second after a save', false, 'saved', aCard({ isSaved: true })],
    ['what is saved already', false, 'idle', aCard({ isSaved: true })],
    ['Attempted without notes', false, 'idle', aCard({ status: 'Attempted' })],
    ['Attempted with notes', true, 'idle', aCard({ status: 'Attempted', notes: 'x' })],
  ])('%s: %s', (_what, expected, phase, card) => {
    expect(canSave({ ...start, phase, card })).toBe(expected);
  });

  test.each(
    LEAD_STATUSES.map(
      (status) => [status, status === 'Attempted' || status.startsWith('Qualified')] as const,
    ),
  )('%s lacks its notes when they are only spaces: %s', (status, expected) => {
    expect(lacksNotes(aCard({ status, notes: ' \n ' }))).toBe(expected);
    expect(lacksNotes(aCard({ status, notes: 'x' }))).toBe(false);
  });

  test.each<[Phase, boolean]>([
    ['idle', true],
    ['loading', false],
    ['saving', false],
    ['saved', true],
  ])('a lead may be asked for while %s: %s', (phase, expected) => {
    expect(canLoad({ ...start, phase })).toBe(expected);
  });
});

describe('the card', () => {
  test('is changed by the rep only while nothing is under way', () => {
    const events: WorklistEvent[] = [
      { type: 'statusChosen', status: 'Attempted' },
      { type: 'notesTyped', notes: 'hello' },
    ];
    expect(stateAfter(working, ...events).card).toMatchObject({ status: 'Attempted', notes: 'hello' });
    for (const phase of ['loading', 'saving', 'saved'] as const) {
      expect(stateAfter({ ...working, phase }, ...events)).toEqual({ ...working, phase });
    }
    expect(stateAfter(start, ...events)).toEqual(start);
  });

  test('is unsaved as soon as it differs from its lead', () => {
    expect(isUnsaved(aCard())).toBe(false);
    expect(isUnsaved(aCard({ notes: 'x' }))).toBe(true);
    expect(isUnsaved(aCard({ status: 'Attempted' }))).toBe(true);
    expect(isUnsaved(aCard({ notes: 'x', isSaved: true }))).toBe(false);
    expect(isUnsaved(aCard({}, { status: 'nonsense' }))).toBe(false);
  });

  test.each([
    ['', 'mine', 'mine'],
    ['theirs', 'mine', 'theirs\nmine'],
  ])('with server notes %j and a draft %j begun on none shows %j', (notes, drafted, expected) => {
    const answer = answerWith(aServedLead({ notes }));
    if (!answer.lead) throw new Error('a served lead');
    const draft = {
      leadId: 'lead-1',
      status: 'Attempted',
      notes: drafted,
      base: '',
      callback: NO_CALLBACK,
    } as const;
    expect(toCard(answer.lead, answer, draft)).toMatchObject({ status: 'Attempted', notes: expected });
  });
});

describe('what happens', () => {
  test('a save that comes through marks the card, and a change afterwards unmarks it', () => {
    const saved = stateAfter(working, { type: 'saveRequested' }, { type: 'saveSucceeded', undo: null });
    expect(saved).toMatchObject({ phase: 'saved', card: { isSaved: true }, message: { text: 'Saved.' } });
    const idle = stateAfter(saved, { type: 'nextRequested' }, { type: 'nextFailed', detail: 'why' });
    expect(idle).toMatchObject({
      phase: 'idle',
      message: { kind: 'error', text: 'Failed to load next lead', detail: 'why' },
    });
    expect(stateAfter(idle, { type: 'notesTyped', notes: 'x' }).card).toMatchObject({ isSaved: false });
  });

  test('a save that fails leaves the card as it is', () => {
    const failed = stateAfter(
      working,
      { type: 'saveRequested' },
      { type: 'saveFailed', detail: undefined, isOffline: false },
    );
    expect(failed).toEqual({
      ...working,
      message: { kind: 'error', text: 'Failed to save lead', detail: undefined },
    });
  });

  test('what is missing ends the second after a save, a copied number does not', () => {
    const saved: WorklistState = { ...working, phase: 'saved' };
    expect(stateAfter(saved, { type: 'fieldMissing', text: 'x' }).phase).toBe('idle');
    expect(stateAfter(saved, { type: 'messageShown', message: { kind: 'success', text: 'x' } }).phase).toBe(
      'saved',
    );
  });

  test.each([
    ['the words of the script', 'Done for today.', 'Done for today.'],
    ['the usual words', '', 'No more open leads.'],
  ])('no lead clears the card with %s', (_what, message, text) => {
    const answer = answerWith(null, { message, heldBack: { outsideHours: 2 } });
    expect(stateAfter(working, { type: 'nextLoaded', answer, draft: null, leaseEndMs: null })).toMatchObject({
      card: null,
      noLeadAnswer: { heldBack: { outsideHours: 2 } },
      message: { kind: 'info', text },
    });
  });

  test('the next lead replaces the end of the list', () => {
    const ended = stateAfter(start, {
      type: 'nextLoaded',
      answer: answerWith(null),
      draft: null,
      leaseEndMs: null,
    });
    const next = stateAfter(ended, {
      type: 'nextLoaded',
      answer: answerWith(aServedLead()),
      draft: null,
      leaseEndMs: null,
    });
    expect(next).toMatchObject({ noLeadAnswer: null, message: { kind: 'success', text: 'Lead loaded' } });
  });

  test('the lead before is there to look at as soon as the next one is shown, also ahead of its lease', () => {
    const answer = answerWith(aServedLead({ leadId: 'lead-2', firstName: 'Henry' }));
    const asked = stateAfter(working, { type: 'nextRequested', preview: { answer, draft: null } });
    expect([asked.card?.lead.leadId, previousCard(asked)?.lead.leadId]).toEqual(['lead-2', 'lead-1']);
    const arrived = stateAfter(asked, { type: 'nextLoaded', answer, draft: null, leaseEndMs: null });
    expect(previousCard(arrived)?.lead.leadId).toBe('lead-1');
    expect(previousCard(stateAfter(asked, { type: 'nextFailed', detail: undefined }))).toBeNull();
  });

  test('the same lead again says nothing of another one being kept', () => {
    const changed = stateAfter(working, { type: 'notesTyped', notes: 'x' });
    const again = stateAfter(changed, {
      type: 'nextLoaded',
      answer: answerWith(aServedLead()),
      draft: null,
      leaseEndMs: null,
    });
    expect(again.message).toEqual({ kind: 'success', text: 'Lead loaded', detail: undefined });
  });
});
