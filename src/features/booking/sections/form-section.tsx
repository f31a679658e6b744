import { type ReactNode, useId } from 'react';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-foam-300 not-first:border-t not-first:pt-4">
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <div className="mt-3 grid grid-cols-6 gap-x-3 gap-y-4 max-xs:*:col-span-full">{children}</div>
    </section>
  );
}
