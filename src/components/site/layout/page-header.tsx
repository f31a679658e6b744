import type { ReactNode } from 'react';
import { Roofline } from './roofline.tsx';

interface PageHeaderProps {
  eyebrow?: string;
  title: string;
  /** A sentence or two below the title. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The top of an inner page: its title on navy, closed by the hem of a tarp. */
export function PageHeader({ eyebrow, title, children, actions }: PageHeaderProps) {
  return (
    <div className="page-header on-dark bg-navy-950">
      <div className="wrap relative pt-6 pb-12 sm:pt-10 sm:pb-16 lg:pr-[34rem]">
        <Roofline className="absolute right-10 bottom-0 hidden h-42 lg:block" />
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="max-w-3xl text-white">{title}</h1>
        {children && <div className="mt-4 max-w-2xl text-lg text-foam-100">{children}</div>}
        {actions && <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>}
      </div>
      <div className="tarp-hem" />
    </div>
  );
}
