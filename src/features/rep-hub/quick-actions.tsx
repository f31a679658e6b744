import { CircleUserRound, ClipboardList, Play, UserRoundPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Session } from '#contract/session.ts';
import type { LinkRow } from '#src/components/rep/link-rows.tsx';
import { REP_HUB } from '#src/content/rep/rep-hub.ts';
import { paths } from '#src/content/site-map.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';

const ACTIONS: readonly LinkRow[] = [
  { to: paths.rep.worklist, Icon: Play, label: REP_HUB.start, hint: REP_HUB.startHint },
  { to: paths.rep.newLead, Icon: UserRoundPlus, label: REP_HUB.newLead, hint: REP_HUB.newLeadHint },
  { to: paths.rep.profile, Icon: CircleUserRound, label: REP_HUB.profile, hint: REP_HUB.profileHint },
];

const MANAGE: LinkRow = {
  to: paths.rep.manage,
  Icon: ClipboardList,
  label: REP_HUB.manage,
  hint: REP_HUB.manageHint,
};

interface QuickActionsProps {
  role: Session['role'];
  requestsWaiting: number;
  moreRequests: boolean;
}

/** What a rep can do from the hub (specification, section 2); managers also get Manage. */
export function QuickActions({ role, requestsWaiting, moreRequests }: QuickActionsProps) {
  const backend = useBackendFeatures();
  const mayManage = role === 'manager' && backend.can('manage');
  const actions = mayManage ? [...ACTIONS, MANAGE] : ACTIONS;
  return (
    <section aria-labelledby="actions">
      <h2 id="actions">{REP_HUB.actions}</h2>
      <ul className="mt-4 grid gap-3">
        {actions.map(({ to, Icon, label, hint }, index) => {
          const isFirst = index === 0;
          const look = isFirst
            ? 'on-dark bg-tarp-700 text-white hover:bg-tarp-600'
            : 'border border-line bg-white text-navy-900 hover:border-tarp-600';
          return (
            <li key={to}>
              <Link to={to} className={`flex min-h-16 items-center gap-4 rounded-2xl px-4 py-3 ${look}`}>
                <Icon aria-hidden="true" className="size-6 shrink-0" />
                <span className="grid">
                  <span className="font-semibold">{label}</span>
                  <span className={`text-sm ${isFirst ? 'text-white' : 'text-slate-600'}`}>{hint}</span>
                </span>
                {to === MANAGE.to && requestsWaiting > 0 && (
                  <span className="ml-auto shrink-0 rounded-full bg-amber-500 px-2.5 font-semibold text-navy-950 tabular-nums">
                    <span className="sr-only">{REP_HUB.waiting} </span>
                    {requestsWaiting}
                    {moreRequests && '+'}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
