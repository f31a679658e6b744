import type { ButtonHTMLAttributes } from 'react';

/** A small choice in a row of its kind. */
export const PillButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    {...props}
    className="inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-slate-400 px-3 text-sm font-semibold hover:border-navy-900 disabled:cursor-not-allowed aria-pressed:border-tarp-700 aria-pressed:bg-tarp-100"
  />
);
