import type { ReactNode } from 'react';

interface StepsProps {
  steps: readonly { title: string; text: ReactNode }[];
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps-row">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="mt-1.5 text-slate-700">{text}</p>
        </li>
      ))}
    </ol>
  );
}
