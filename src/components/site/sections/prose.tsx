import type { ReactNode } from 'react';

/** Long text: `.prose` (sections.css) styles its headings, paragraphs and lists. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
