import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Session } from '#contract/session.ts';
import { REP_HUB } from '#src/content/rep/rep-hub.ts';
import { paths } from '#src/content/site-map.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';

interface ManageLinkProps {
  role: Session['role'];
  requestsWaiting: number;
  moreRequests: boolean;
}

/** The manager's way to Manage, with how many account requests wait; nothing for a rep. */
export function ManageLink({ role, requestsWaiting, moreRequests }: ManageLinkProps) {
  const backend = useBackendFeatures();
  if (role !== 'manager' || !backend.can('manage')) return null;
  return (
    <Link
      to={paths.rep.manage}
      className="flex min-h-16 items-center gap-4 rounded-2xl border border-line bg-white px-4 py-3 text-navy-900 hover:border-tarp-600"
    >
      <ClipboardList aria-hidden="true" className="size-6 shrink-0" />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{REP_HUB.manage}</span>
        <span className="text-sm text-slate-600">{REP_HUB.manageHint}</span>
      </span>
      {requestsWaiting > 0 && (
        <span className="shrink-0 rounded-full bg-amber-500 px-2.5 font-semibold text-navy-950 tabular-nums">
          <span className="sr-only">{REP_HUB.waiting} </span>
          {requestsWaiting}
          {moreRequests && '+'}
        </span>
      )}
    </Link>
  );
}
