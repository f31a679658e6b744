import type { ReactNode } from 'react';
import { LANGUAGES } from '#contract/languages.ts';

/** The English text of what the law wants said, one tap away on a page that says it in another language. */
export function EnglishText({ children }: { children: ReactNode }) {
  return (
    <details lang="en" className="mt-1.5">
      <summary className="inline-block min-h-11 cursor-pointer py-2.5 text-sm underline">
        {LANGUAGES.en.name}
      </summary>
      {children}
    </details>
  );
}
