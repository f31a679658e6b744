import type { ReactNode } from 'react';

/** What a visitor agrees to by sending a form, under its button. */
export function ConsentText({ children }: { children: ReactNode }) {
  return <p className="max-w-2xl text-pretty text-slate-600 text-sm">{children}</p>;
}
