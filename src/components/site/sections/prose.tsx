import type { ReactNode } from 'react';

/** Long text: `.prose` (sections.css) styles its headings, paragraphs and lists. */
export function Prose({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <div lang={lang} className="prose">
      {children}
    </div>
  );
}
