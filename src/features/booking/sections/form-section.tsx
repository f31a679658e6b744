import { type ReactNode, useId } from 'react';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-foam-300 not-first:border-t not-first:pt-7">
      <h2 id={titleId} className="text-3xl">
        {title}
      </h2>
      <div className="mt-5 grid grid-cols-6 gap-x-4 gap-y-5">{children}</div>
    </section>
  );
}
