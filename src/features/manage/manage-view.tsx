import type { ReactNode } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import type { Session } from '#contract/session.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { InviteLink } from './accounts/invite-link.tsx';
import { RepsPanel } from './accounts/reps-panel.tsx';
import { RequestsPanel } from './accounts/requests-panel.tsx';
import { ActivityPanel } from './activity/activity-panel.tsx';
import { BatchesPanel } from './batches/batches-panel.tsx';
import { CallScriptsPanel } from './call-scripts/call-scripts-panel.tsx';
import { RestHours } from './call-scripts/rest-hours.tsx';
import { ExportPanel } from './export/export-panel.tsx';
import { Retention } from './export/retention.tsx';
import { FindPanel } from './find/find-panel.tsx';
import type { ViewName } from './manage-desk.tsx';
import { MessagesPanel } from './messages/messages-panel.tsx';
import { NumbersPanel } from './numbers/numbers-panel.tsx';
import { TodayPanel } from './today/today-panel.tsx';
import { DayLinksSection } from './visits/day-links.tsx';
import { VisitLimits } from './visits/visit-limits.tsx';
import { VisitsPanel } from './visits/visits-panel.tsx';

interface ManageViewProps {
  view: Exclude<ViewName, 'import'>;
  session: Session;
  batches: readonly Batch[];
  onBatchesChanged: () => void;
  renderDetails: (record: LeadRecord) => ReactNode;
  renderPhotos: (leadId: string) => ReactNode;
  onExpired: () => void;
}

/** One view of the manager's page. */
export default function ManageView(props: ManageViewProps) {
  const { view, session, batches, onBatchesChanged, renderDetails, renderPhotos, onExpired } = props;
  const { auth } = session;
  const backend = useBackendFeatures();
  switch (view) {
    case 'today':
      return <TodayPanel auth={auth} onExpired={onExpired} />;
    case 'find':
      return (
        <FindPanel session={session} batches={batches} renderDetails={renderDetails} onExpired={onExpired} />
      );
    case 'visits':
      return <VisitsPanel session={session} renderPhotos={renderPhotos} onExpired={onExpired} />;
    case 'setup':
      return (
        <>
          <VisitLimits auth={auth} onExpired={onExpired} />
          {backend.can('visits') && <DayLinksSection auth={auth} onExpired={onExpired} />}
        </>
      );
    case 'requests':
      return (
        <>
          <RequestsPanel auth={auth} onExpired={onExpired} />
          <InviteLink />
        </>
      );
    case 'reps':
      return <RepsPanel session={session} onExpired={onExpired} />;
    case 'numbers':
      return <NumbersPanel session={session} onExpired={onExpired} />;
    case 'scripts':
      return (
        // On a wide screen the rest is beside the heading of the scripts.
        <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-12">
          <CallScriptsPanel session={session} onExpired={onExpired} />
          {backend.can('rest_hours') && <RestHours auth={auth} onExpired={onExpired} />}
        </div>
      );
    case 'batches':
      return <BatchesPanel auth={auth} onChanged={onBatchesChanged} onExpired={onExpired} />;
    case 'export':
      return <ExportPanel auth={auth} batches={batches} onExpired={onExpired} />;
    case 'retention':
      return <Retention auth={auth} onExpired={onExpired} />;
    case 'messages':
      return <MessagesPanel auth={auth} onExpired={onExpired} />;
    case 'activity':
      return <ActivityPanel auth={auth} onExpired={onExpired} />;
  }
}
