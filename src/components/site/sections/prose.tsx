import type { ReactNode } from 'react';

/** Long text: headings, paragraphs and lists get their rhythm and a readable line from here (styles.css). */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
