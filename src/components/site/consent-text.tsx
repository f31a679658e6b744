import type { ReactNode } from 'react';

export function ConsentText({ children }: { children: ReactNode }) {
  return <p className="max-w-2xl text-pretty text-slate-600 text-sm">{children}</p>;
}
