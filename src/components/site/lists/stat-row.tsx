interface StatRowProps {
  stats: readonly { value: string; label: string }[];
}

export function StatRow({ stats }: StatRowProps) {
  return (
    <dl className="grid two-up gap-x-6 gap-y-8 lg:grid-cols-4">
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-amber-500 border-l-4 pl-4">
          <dt className="text-sm">{label}</dt>
          <dd className="font-display text-3xl leading-none">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
