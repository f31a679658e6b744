import type { ComponentProps } from 'react';

export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900 disabled:text-slate-600 disabled:no-underline"
      {...props}
    />
  );
}
