import { useLetterKeys } from './letter-keys.ts';

/** The key beside a control's words, while keys act. */
export function KeyMark({ children }: { children: string }) {
  return useLetterKeys() ? <KeyHint>{children}</KeyHint> : null;
}

/** The key of a control for assistive technology, while keys act. */
export function useKeyShortcut(key: string): { 'aria-keyshortcuts'?: string } {
  return useLetterKeys() ? { 'aria-keyshortcuts': key } : {};
}

/** The key that does the same, for eyes only and where there is a keyboard; the control itself names it by `aria-keyshortcuts`. */
function KeyHint({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="hidden rounded border border-current px-1.5 font-sans text-xs leading-5 font-semibold opacity-80 lg:pointer-fine:inline"
    >
      {children}
    </span>
  );
}
