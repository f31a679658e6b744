import type { ReactNode } from 'react';

const COLUMNS = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
};

/** Children must be `<li>` items, such as FeatureCard and ReviewCard. */
export function CardGrid({ columns = 3, children }: { columns?: keyof typeof COLUMNS; children: ReactNode }) {
  return <ul className={`grid grid-cols-1 gap-4 sm:gap-5 ${COLUMNS[columns]}`}>{children}</ul>;
}
