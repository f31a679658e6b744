import type { LucideIcon } from 'lucide-react';

interface TrustBadgesProps {
  badges: readonly { icon: LucideIcon; title: string; text: string }[];
}

export function TrustBadges({ badges }: TrustBadgesProps) {
  return (
    <ul className="wrap grid gap-x-10 gap-y-6 py-10 lg:grid-cols-3 lg:py-12">
      {badges.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="icon-tile">
            <Icon aria-hidden="true" />
          </span>
          <div>
            <p className="font-display text-navy-900 text-xl leading-tight">{title}</p>
            <p className="mt-1 text-slate-700">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
