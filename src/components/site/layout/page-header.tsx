import type { ReactNode } from 'react';
import { Drawing } from '#src/components/site/drawing.tsx';
import roofline from './roofline.svg?raw';

interface PageHeaderProps {
  eyebrow?: string;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The top of a page without a scene. A page with a picture of its own uses SceneHeader, or Hero. */
export function PageHeader({ eyebrow, title, children, actions }: PageHeaderProps) {
  return (
    <div className="page-header on-dark bg-navy-950">
      <div className="wrap relative pt-4 pb-8 sm:pt-10 sm:pb-16 lg:pr-[34rem]">
        <Drawing file={roofline} className="absolute right-10 bottom-0 hidden h-42 lg:block" />
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="max-w-3xl text-white">{title}</h1>
        {children && <div className="mt-4 max-w-2xl text-lg text-foam-100">{children}</div>}
        {actions && <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>}
      </div>
      <div className="tarp-hem" />
    </div>
  );
}
