/** The key that does the same, for eyes only and where there is a keyboard; the control itself names it by `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="hidden rounded border border-current px-1.5 font-sans text-xs leading-5 font-semibold opacity-80 lg:pointer-fine:inline"
    >
      {children}
    </span>
  );
}
