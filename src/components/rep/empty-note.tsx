import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyNoteProps {
  Icon: LucideIcon;
  text: string;
  hint?: string;
  /** Where to go on. */
  children?: ReactNode;
}

export function EmptyNote({ Icon, text, hint, children }: EmptyNoteProps) {
  return (
    <div className="rounded-2xl border-2 border-dashed border-foam-300 p-8 text-center">
      <Icon aria-hidden="true" className="mx-auto size-10 text-tarp-600" />
      <p className="mt-3 text-lg font-semibold text-navy-900">{text}</p>
      {hint && <p className="mt-1 text-slate-700">{hint}</p>}
      {children}
    </div>
  );
}
