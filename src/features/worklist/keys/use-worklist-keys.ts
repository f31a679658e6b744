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

/** Letters this soon after one typed into a field that has gone under the rep's hands still belong to that text. */
const TYPING_PAUSE_MS = 1000;

/** Whether a key pressed here is text or a choice of the field it is pressed in. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NON_TEXT_INPUTS.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}

const isOpenDialog = () => document.querySelector('dialog[open], [aria-modal="true"]') !== null;

/**
 * Single-letter keys of a page; deaf while somebody types, holds a modifier or has a dialog open. Escape leaves a text.
 * @param actions by key, letters in lower case; empty while the keys are switched off
 */
export function useWorklistKeys(actions: Record<string, () => void>) {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isOpenDialog()) return;
    const { target } = event;
    const now = Date.now();
    if (isTyping(target)) {
      const isLeaving = event.key === 'Escape' || event.key === 'Tab';
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
    // Whoever clicks away from a field has left it.
    const leave = () => {
      typedAt.current = Number.NEGATIVE_INFINITY;
    };
    const leaveField = ({ target, relatedTarget }: FocusEvent) => {
      // A focus that moves on was moved by the next card; one that goes nowhere was given up by the rep.
      if (relatedTarget || !isTyping(target) || !(target instanceof Node)) return;
      // A field that is being taken away is still there while it loses the focus.
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
