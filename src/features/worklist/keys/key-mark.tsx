import { useLetterKeys } from './letter-keys.ts';

export function KeyMark({ children }: { children: string }) {
  return useLetterKeys() ? <KeyHint>{children}</KeyHint> : null;
}

export function useKeyShortcut(key: string): { 'aria-keyshortcuts'?: string } {
  return useLetterKeys() ? { 'aria-keyshortcuts': key } : {};
}

/** Only for sighted users with a keyboard; the control itself has `aria-keyshortcuts`. */
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
