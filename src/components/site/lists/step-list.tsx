interface StepListProps {
  steps: readonly { title: string; text: string }[];
}

/** Steps below each other; `Steps` has them in a row. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className="ruled">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="py-4">
          <h3>{`${index + 1}. ${title}`}</h3>
          <p className="text-slate-700">{text}</p>
        </li>
      ))}
    </ol>
  );
}
