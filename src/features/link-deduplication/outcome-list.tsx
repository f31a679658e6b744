import { Check, Minus } from 'lucide-react';
import { EXTENSIONS } from '#src/content/rep/extension-links.ts';
import type { LinkOutcome } from './deduplicate.ts';

export function OutcomeList({ outcomes }: { outcomes: readonly LinkOutcome[] }) {
  return (
    <ol className="ruled mt-3">
      {outcomes.map(({ line, typed, link, isLink, sameAs }) => (
        <li key={line} value={line} className="flex gap-3 py-2.5">
          <span aria-hidden="true" className="w-[1.5em] shrink-0 text-right text-slate-600 tabular-nums">
            {line}
          </span>
          {sameAs === 0 ? (
            <>
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf-700" />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">{`${EXTENSIONS.kept}: `}</span>
                {link}
                {!isLink && <span className="block text-sm text-slate-600">{EXTENSIONS.noLink}</span>}
              </span>
            </>
          ) : (
            <>
              <Minus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-slate-600" />
              <span className="min-w-0 wrap-anywhere text-slate-600">
                <del>{typed}</del>
                <span className="block text-sm">{EXTENSIONS.dropped(sameAs)}</span>
              </span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
