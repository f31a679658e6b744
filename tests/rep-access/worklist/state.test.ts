import { describe, expect, test } from 'vitest';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { isUnsaved, type LeadCard, lacksNotes } from '#src/features/worklist/card/card.ts';
import { addAct, type QueuedAct } from '#src/features/worklist/state/queued-acts.ts';
import { canLoad, canSave, previousCard } from '#src/features/worklist/state/worklist-rules.ts';
import {
  type Phase,
  startState,
  type WorklistEvent,
  type WorklistState,
  worklistReducer,
} from '#src/features/worklist/state/worklist-state.ts';

import { NO_VISIT } from '#src/features/worklist/visit/visit-edit.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aServedLead } from '#tests/builders/lead.ts';
import { aCard } from './a-card.ts';

const answerWith = (lead: Partial<Lead> | null) => nextLeadAnswer.parse({ lead: lead && aServedLead(lead) });
const BATCH = aBatch().batchId;
const loaded = (lead: Partial<Lead> | null): WorklistEvent => ({
  type: 'nextLoaded',
  answer: answerWith(lead),
  batchId: BATCH,
  draft: null,
  leaseEndMs: null,
});

const start = startState('Robin');
const working: WorklistState = { ...start, card: aCard() };
const stateAfter = (state: WorklistState, ...events: WorklistEvent[]) =>
  events.reduce(worklistReducer, state);

describe('on the worklist,', () => {
  test.each<[string, boolean, Phase, LeadCard | null]>([
    ['without a lead', false, 'idle', null],
    ['with a lead', true, 'idle', aCard()],
    ['while a lead loads', false, 'loading', aCard()],
    ['while a save is being sent', false, 'saving', aCard()],
    ['in the second after a save', false, 'saved', aCard({ isSaved: true })],
    ['when the lead is already saved', false, 'idle', aCard({ isSaved: true })],
    ['as Attempted without notes', false, 'idle', aCard({ status: 'Attempted', visit: NO_VISIT })],
    ['as Attempted with notes', true, 'idle', aCard({ status: 'Attempted', notes: 'x' })],
  ])('saving is possible %s: %s', (_what, expected, phase, card) => {
    expect(canSave({ ...start, phase, card })).toBe(expected);
  });

  test.each(LEAD_STATUSES)('notes of only spaces count as missing for %s, if it needs notes', (status) => {
    const needsNotes = status === 'Attempted' || status.startsWith('Qualified');
    expect(lacksNotes(aCard({ status, notes: ' \n ' }))).toBe(needsNotes);
    expect(lacksNotes(aCard({ status, notes: 'x' }))).toBe(false);
  });

  test.each<[Phase, boolean]>([
    ['idle', true],
    ['loading', false],
    ['saving', false],
    ['saved', true],
  ])('a lead can be requested while %s: %s', (phase, expected) => {
    expect(canLoad({ ...start, phase })).toBe(expected);
  });
});

test.each<[readonly QueuedAct[], readonly QueuedAct[]]>([
  [
    ['save', 'skip'],
    ['save', 'skip'],
  ],
  [['skip', 'save'], ['save']],
  [['skip', 'skip'], ['skip']],
  [
    ['call', 'save'],
    ['call', 'save'],
  ],
  [['save', 'skip', 'undo'], ['undo']],
])('what is pressed too early is done in its order, and the last press wins: %j', (pressed, done) => {
  expect(pressed.reduce<readonly QueuedAct[]>(addAct, [])).toEqual(done);
});

test('a save that cannot be sent after all is not followed by the skip that was pressed after it', () => {
  const pressed = stateAfter(
    working,
    { type: 'actQueued', act: 'save' },
    { type: 'actQueued', act: 'skip' },
    { type: 'queuedActTaken' },
    { type: 'fieldMissing', text: 'x' },
  );
  expect(pressed.queued).toEqual([]);
});

describe('the card', () => {
  test('can be changed only while nothing is being loaded or saved', () => {
    const events: WorklistEvent[] = [
      { type: 'statusChosen', status: 'Attempted', visit: NO_VISIT },
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
    expect(isUnsaved(aCard({ status: 'Attempted', visit: NO_VISIT }))).toBe(true);
    expect(isUnsaved(aCard({ notes: 'x', isSaved: true }))).toBe(false);
    expect(isUnsaved(aCard({}, { lead: { status: 'nonsense' } }))).toBe(false);
  });
});

describe('on the worklist,', () => {
  test('a missing field ends the second after a save, and another message does not', () => {
    const saved: WorklistState = { ...working, phase: 'saved' };
    const message = { kind: 'success', text: 'x' } as const;
    expect(stateAfter(saved, { type: 'fieldMissing', text: 'x' }).phase).toBe('idle');
    expect(stateAfter(saved, { type: 'messageShown', message }).phase).toBe('saved');
  });

  test('a next lead that cannot be loaded leaves the card, with a message why', () => {
    const failed = stateAfter(working, { type: 'nextRequested' }, { type: 'nextFailed', detail: 'why' });
    const message = { kind: 'error', text: 'Failed to load next lead', detail: 'why' };
    expect(failed).toEqual({ ...working, message });
  });

  test('the next lead replaces the message at the end of the list', () => {
    expect(stateAfter(start, loaded(null)).noLeadAnswer).not.toBeNull();
    expect(stateAfter(start, loaded(null), loaded({}))).toMatchObject({
      noLeadAnswer: null,
      message: { kind: 'success', text: 'Lead loaded' },
    });
  });

  test('the previous lead can be viewed as soon as the next one is shown, also before that is leased', () => {
    const henry = { leadId: 'lead-2', firstName: 'Henry' };
    const preview = { answer: answerWith(henry), batchId: BATCH, draft: null };
    const asked = stateAfter(working, { type: 'nextRequested', preview });
    expect([asked.card?.lead.leadId, previousCard(asked)?.lead.leadId]).toEqual(['lead-2', 'lead-1']);
    expect(previousCard(stateAfter(asked, loaded(henry)))?.lead.leadId).toBe('lead-1');
    const failed = stateAfter(asked, { type: 'nextFailed', detail: undefined });
    expect([failed.card, previousCard(failed)]).toEqual([working.card, null]);
  });

  test('loading the same lead again shows no message about a kept draft', () => {
    const again = stateAfter(working, { type: 'notesTyped', notes: 'x' }, loaded({}));
    expect(again.message).toEqual({ kind: 'success', text: 'Lead loaded', detail: undefined });
  });
});
