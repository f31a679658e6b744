import type { LucideIcon } from 'lucide-react';

export function EmptyNote({ Icon, text, hint }: { Icon: LucideIcon; text: string; hint?: string }) {
  return (
    <div className="rounded-2xl border-2 border-dashed border-foam-300 p-8 text-center">
      <Icon aria-hidden="true" className="mx-auto size-10 text-tarp-600" />
      <p className="mt-3 text-lg font-semibold text-navy-900">{text}</p>
      {hint && <p className="mt-1 text-slate-700">{hint}</p>}
    </div>
  );
}
