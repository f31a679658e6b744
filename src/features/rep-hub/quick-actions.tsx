import { CircleUserRound, Play, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LinkRow } from '#src/components/rep/link-rows.tsx';
import { REP_HUB } from '#src/content/rep/rep-hub.ts';
import { paths } from '#src/content/site-map.ts';

const ACTIONS: readonly LinkRow[] = [
  { to: paths.rep.worklist, Icon: Play, label: REP_HUB.start, hint: REP_HUB.startHint },
  { to: paths.rep.newLead, Icon: UserRoundPlus, label: REP_HUB.newLead, hint: REP_HUB.newLeadHint },
  { to: paths.rep.profile, Icon: CircleUserRound, label: REP_HUB.profile, hint: REP_HUB.profileHint },
];

/**
 * What everybody can do from the hub (specification, section 2).
 * @param children what a manager has besides
 */
export function QuickActions({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="actions">
      <h2 id="actions">{REP_HUB.actions}</h2>
      <ul className="mt-4 grid two-up gap-3 lg:grid-cols-1">
        {ACTIONS.map(({ to, Icon, label, hint }, index) => {
          const isFirst = index === 0;
          const look = isFirst
            ? 'on-dark bg-tarp-700 text-white hover:bg-tarp-600'
            : 'border border-line bg-white text-navy-900 hover:border-tarp-600';
          return (
            <li key={to} className={isFirst ? 'col-span-full' : ''}>
              <Link to={to} className={`flex min-h-16 items-center gap-4 rounded-2xl px-4 py-3 ${look}`}>
                <Icon aria-hidden="true" className="size-6 shrink-0" />
                <span className="grid">
                  <span className="font-semibold">{label}</span>
                  <span className={`text-sm ${isFirst ? 'text-white' : 'text-slate-600 max-sm:hidden'}`}>
                    {hint}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
        <li className="col-span-full empty:hidden">{children}</li>
      </ul>
    </section>
  );
}
