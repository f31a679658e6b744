import { useEffect, useEffectEvent, useRef } from 'react';

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
export function isTyping(target: EventTarget | null): boolean {
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
export function useWorklistKeys(actions: Record<string, () => void>) {
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
