import type { ReactNode } from 'react';

const COLUMNS = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
};

interface CardGridProps {
  columns?: keyof typeof COLUMNS;
  lang?: string | undefined;
  children: ReactNode;
}

/** Children must be `<li>` items, such as FeatureCard and ReviewCard. */
export function CardGrid({ columns = 3, lang, children }: CardGridProps) {
  return (
    <ul lang={lang} className={`grid grid-cols-1 gap-4 sm:gap-5 ${COLUMNS[columns]}`}>
      {children}
    </ul>
  );
}
