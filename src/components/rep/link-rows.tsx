import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface LinkRow {
  to: string;
  Icon: LucideIcon;
  label: string;
  hint: string;
}

export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="grid gap-3">
      {rows.map(({ to, Icon, label, hint }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-16 items-center gap-4 rounded-2xl border border-line bg-white px-4 py-3 text-navy-900 transition-colors hover:border-tarp-600"
          >
            <Icon aria-hidden="true" className="size-6 shrink-0" />
            <span className="grid min-w-0 flex-1">
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-slate-600">{hint}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-tarp-700 max-xs:hidden" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
