import { useLetterKeys } from './letter-keys.ts';

/** In a list of keys. */
export const KEY_MARK =
  'inline-block min-w-8 rounded border border-current px-1.5 text-center font-sans text-sm font-semibold';

/** The name of a key. Only for sighted users with a keyboard; the control itself has `aria-keyshortcuts`. */
export function KeyMark({ of }: { of: string }) {
  if (!useLetterKeys()) return null;
  return (
    <span
      aria-hidden="true"
      className="hidden rounded border border-current px-1.5 font-sans text-xs leading-5 font-semibold opacity-80 lg:pointer-fine:inline"
    >
      {of}
    </span>
  );
}

/** Returns what gives a control the attribute of its key; nothing while the keys are off. */
export function useKeyShortcut(): (key: string) => { 'aria-keyshortcuts'?: string } {
  const isOn = useLetterKeys();
  return (key) => (isOn ? { 'aria-keyshortcuts': key } : {});
}
