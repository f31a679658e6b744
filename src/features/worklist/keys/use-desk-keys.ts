import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { CANCEL } from '#contract/visits/visit-choice.ts';
import type { TakenSlots } from '#contract/visits/visit-limits.ts';
import { CALL_SCRIPT_WORDS } from '#src/content/rep/call-scripts/call-scripts.ts';
import { LEAD_VISIT } from '#src/content/rep/lead-visit.ts';
import { askBeforeSave, CALLBACK, OUTCOMES, WORKLIST } from '#src/content/rep/worklist.ts';
import { toCallKind } from '#src/features/worklist/call-script/lead-call-script.ts';
import type { CallPermission } from '#src/features/worklist/calling/call-permission.ts';
import { isUnsaved, lacksNotes, takesCallback } from '#src/features/worklist/card/card.ts';
import type { Worklist } from '#src/features/worklist/queue/use-worklist.ts';
import {
  keyWords,
  nextChoice,
  setsVisit,
  standingVisit,
  takesVisit,
} from '#src/features/worklist/visit/visit-edit.ts';
import { focusOn } from './focus-on.ts';

const NON_TEXT_INPUTS = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Letters typed this soon after text in a field that has disappeared still belong to that text. */
const TYPING_PAUSE_MS = 1000;

/** Whether a key pressed in this element is text or changes its value. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NON_TEXT_INPUTS.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}

const isOpenDialog = () => document.querySelector('dialog[open], [aria-modal="true"]') !== null;

/**
 * Single-letter keys of a page (decision 0010). Ignored while the user types, holds a modifier or has a
 * dialog open. Escape leaves a textarea.
 * @param actions by key, letters in lower case; empty while the keys are off
 */
export function useLetterActions(actions: Record<string, () => void>) {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isOpenDialog()) return;
    const { target } = event;
    const now = Date.now();
    if (isTyping(target)) {
      const isSaving = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      const isLeaving = event.key === 'Escape' || event.key === 'Tab' || isSaving;
      typedAt.current = isLeaving ? Number.NEGATIVE_INFINITY : now;
      if (event.key === 'Escape' && target instanceof HTMLTextAreaElement) target.blur();
      return;
    }
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = Object.hasOwn(actions, event.key.toLowerCase()) && actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    if (now - typedAt.current < TYPING_PAUSE_MS) typedAt.current = now;
    else action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // A click elsewhere leaves the field.
    const leave = () => {
      typedAt.current = Number.NEGATIVE_INFINITY;
    };
    const leaveField = ({ target, relatedTarget }: FocusEvent) => {
      // With a `relatedTarget` the next card moved the focus; without one the rep left the field.
      if (relatedTarget || !isTyping(target) || !(target instanceof Node)) return;
      // A field that is being removed is still connected while it loses focus.
      setTimeout(() => target.isConnected && leave());
    };
    window.addEventListener('keydown', listen);
    window.addEventListener('pointerdown', leave);
    window.addEventListener('focusout', leaveField);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('pointerdown', leave);
      window.removeEventListener('focusout', leaveField);
    };
  }, []);
}

interface DeskKeysInput {
  desk: RefObject<HTMLElement | null>;
  worklist: Worklist;
  call: CallPermission | null;
  /** Whether the backend has visits. */
  takesVisits: boolean;
  /** Slots without a place. */
  taken: TakenSlots;
  onNext: () => void;
  onPrevious: () => void;
  /** Opens or closes the call script. */
  onCallScript: () => void;
  onHelp: () => void;
}

/** What each letter key of the worklist does (decision 0010). Every key does something or says why not. */
export function useDeskKeys({
  desk,
  worklist,
  call,
  takesVisits,
  taken,
  onNext,
  onPrevious,
  onCallScript,
  onHelp,
}: DeskKeysInput) {
  /** Id of the lead that the rep was asked about: it is unchanged. */
  const askedFor = useRef('');
  const { card, phase } = worklist.state;
  const { showMessage } = worklist;

  /** Runs `act` with a lead on the card; without one, says how to get it. */
  const withLead = (act: () => void) => () => {
    if (card) act();
    else if (phase === 'idle') showMessage('info', WORKLIST.emptyHint);
  };

  function callOrExplain() {
    if (call && 'reason' in call) showMessage('info', call.detail);
    else worklist.callLead();
  }

  function toggleCallScript() {
    if (card && toCallKind(card, card.status)) onCallScript();
    else showMessage('info', CALL_SCRIPT_WORDS.none);
  }

  function saveOrAsk() {
    if (!card) return;
    const isUntouched = !card.isSaved && !isUnsaved(card) && card.status !== '' && !lacksNotes(card);
    if (card.status === '') focusOn(desk, 'status');
    else if (lacksNotes(card)) focusOn(desk, 'notes');
    else if (isUntouched && askedFor.current !== card.lead.leadId) {
      askedFor.current = card.lead.leadId;
      showMessage('info', askBeforeSave(card.status));
    } else worklist.save();
  }

  function startNote() {
    // The line must be there before the caret moves to its end, and before the next key.
    flushSync(() => worklist.startNoteLine());
    const notes = focusOn(desk, 'notes');
    if (notes instanceof HTMLTextAreaElement) notes.setSelectionRange(notes.value.length, notes.value.length);
  }

  /** Opens the callback at its first choice; pressed again, goes on to the next one. */
  function pickCallback() {
    const callbackSection = desk.current?.querySelector('[data-callback]');
    if (!card || !callbackSection)
      return card && !takesCallback(card) && showMessage('info', CALLBACK.notNow);
    callbackSection.setAttribute('open', '');
    const picks = [...callbackSection.querySelectorAll<HTMLElement>('[aria-pressed]')];
    const at = picks.findIndex((pick) => pick.matches(':focus'));
    picks[(at + 1) % picks.length]?.focus();
  }

  /** Chooses the next slot for the visit, the lead's own first; asked what becomes of it, cancel or keep. */
  function pickVisit() {
    if (!card || !takesVisits) return showMessage('info', LEAD_VISIT.notHere);
    if (!takesVisit(card)) return showMessage('info', LEAD_VISIT.notNow);
    const next = nextChoice(card, taken, Date.now());
    if (worklist.chooseVisit(next)) showMessage('info', LEAD_VISIT.chosen(keyWords(next)));
  }

  function cancelVisit() {
    if (!card || !takesVisits) return showMessage('info', LEAD_VISIT.notHere);
    if (!standingVisit(card)) return showMessage('info', LEAD_VISIT.noVisit);
    if (setsVisit(card)) return showMessage('info', LEAD_VISIT.notWithSet);
    if (worklist.chooseVisit({ slot: CANCEL, time: '' }))
      showMessage('info', LEAD_VISIT.chosen(LEAD_VISIT.cancel));
  }

  const choices = [
    ...LEAD_STATUSES.map((status) => () => worklist.chooseStatus(status)),
    ...OUTCOMES.map((outcome) => () => worklist.chooseOutcome(outcome)),
  ];
  return {
    saveOrAsk,
    letters: {
      ...Object.fromEntries(choices.map((choose, index) => [String(index + 1), withLead(choose)])),
      n: onNext,
      c: withLead(callOrExplain),
      s: withLead(saveOrAsk),
      k: withLead(worklist.skip),
      u: worklist.undo,
      b: withLead(pickCallback),
      v: withLead(pickVisit),
      x: withLead(cancelVisit),
      w: withLead(toggleCallScript),
      p: onPrevious,
      '/': withLead(startNote),
      '?': onHelp,
    },
  };
}
