import { KeyHint } from '#src/components/rep/key-hint.tsx';
import { useLetterKeys } from './letter-keys.ts';

/** The key beside a control's words, while keys act. */
export function KeyMark({ children }: { children: string }) {
  return useLetterKeys() ? <KeyHint>{children}</KeyHint> : null;
}

/** The key of a control for assistive technology, while keys act. */
export function useKeyShortcut(key: string): { 'aria-keyshortcuts'?: string } {
  return useLetterKeys() ? { 'aria-keyshortcuts': key } : {};
}
