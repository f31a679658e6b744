import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The top of a page without a scene. A page with a picture of its own uses SceneHeader, or Hero. */
export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <div className="page-header on-dark bg-navy-950">
      <div className="wrap relative pt-6 pb-12 sm:pt-10 sm:pb-16 lg:pr-[34rem]">
        <Roofline className="absolute right-10 bottom-0 hidden h-42 lg:block" />
        <h1 className="max-w-3xl text-white">{title}</h1>
        {children && <div className="mt-4 max-w-2xl text-lg text-foam-100">{children}</div>}
        {actions && <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>}
      </div>
      <div className="tarp-hem" />
    </div>
  );
}

/** Houses at dusk, one roof under a tarp. */
function Roofline({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="-8 0 544 170" aria-hidden="true" className={className}>
      <g className="fill-navy-800">
        <path d="M8 170v-58l74-46 74 46v58ZM-6 118 82 60l88 58-6 9L82 73 0 127Z" />
        <path d="M404 170v-46l62-38 62 38v46Z" />
        <path d="M372 170c6-44 4-70-2-96l6-2c10 28 12 56 8 98Z" />
        <path d="M374 74c-14-16-32-18-46-6 16-4 30-2 46 6Zm0 0c-8-20-2-34 16-42-6 14-8 26-16 42Zm0 0c14-14 34-12 46 4-16-6-30-8-46-4Zm0 0c-22-2-36 10-38 30 10-14 22-22 38-30Zm0 0c20 0 32 14 32 34-8-14-18-26-32-34Z" />
      </g>
      <path d="M190 170V96l80-52 80 52v74Z" className="fill-navy-700" />
      <path d="M172 104 270 36l98 68-7 11-91-63-91 63Z" className="fill-foam-300" />
      <path d="m262 42 8-6 92 64-6 34-14-9-15 10-17-9-17 10-16-9-15 8Z" className="fill-tarp-600" />
      <path d="m262 42 8-6 92 64-2 12-90-62Z" className="fill-tarp-300" />
      <path d="m290 62-16 63m42-45-13 54m40-36-9 35" className="fill-none stroke-tarp-300" strokeWidth="3" />
      <path d="M208 122h26v26h-26z" className="fill-amber-500" />
      <path d="M221 122v26m-13-13h26" className="stroke-navy-700" strokeWidth="3" />
      <path d="M258 170v-30h22v30Z" className="fill-navy-950" />
    </svg>
  );
}
