import { ArrowRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '#src/components/ui/card.tsx';

interface FeatureCardProps {
  icon?: LucideIcon;
  title: string;
  children: ReactNode;
  to?: string;
  /** Link label at the bottom of the card; shown only with `to`. */
  action?: string;
}

export function FeatureCard({ icon: Icon, title, children, to, action }: FeatureCardProps) {
  return (
    <li className={`flex ${to ? 'card-link' : ''}`}>
      <Card className="flex grow flex-col">
        {Icon && (
          <span className="icon-tile mb-4">
            <Icon aria-hidden="true" />
          </span>
        )}
        <h3>
          {to ? (
            <Link to={to} className="hover:text-tarp-700">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <div className="mt-2 text-slate-700">{children}</div>
        {to && action && (
          <span
            aria-hidden="true"
            className="mt-auto flex items-center gap-1.5 pt-4 font-semibold text-tarp-700"
          >
            {action}
            <ArrowRight className="size-4" />
          </span>
        )}
      </Card>
    </li>
  );
}
