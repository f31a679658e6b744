import type { ReactNode } from 'react';

interface TextButtonProps {
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

export function TextButton({ onClick, disabled, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900 disabled:text-slate-600 disabled:no-underline"
    >
      {children}
    </button>
  );
}
