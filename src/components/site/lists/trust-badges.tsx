interface TrustBadgesProps {
  badges: readonly { title: string; text: string }[];
}

export function TrustBadges({ badges }: TrustBadgesProps) {
  return (
    <ul className="wrap grid gap-x-10 gap-y-5 py-8 lg:grid-cols-3">
      {badges.map(({ title, text }) => (
        <li key={title} className="border-amber-500 border-l-4 pl-4">
          <p className="font-display text-navy-900 text-xl leading-tight">{title}</p>
          <p className="text-slate-700">{text}</p>
        </li>
      ))}
    </ul>
  );
}
