import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface FaqListProps {
  items: readonly { question: string; answer: ReactNode }[];
}

/** Uses `<details>`, so it works before hydration. */
export function FaqList({ items }: FaqListProps) {
  return (
    <div className="ruled border-line border-y">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 wrap-anywhere py-3 font-semibold text-lg text-navy-900 leading-snug [&::-webkit-details-marker]:hidden">
            {question}
            <Plus aria-hidden="true" className="size-5 shrink-0 text-tarp-700 group-open:rotate-45" />
          </summary>
          <div className="max-w-2xl pb-5 text-slate-700">{answer}</div>
        </details>
      ))}
    </div>
  );
}
