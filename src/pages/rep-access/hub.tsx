import { DESK_WIDTH } from '#src/components/rep/desk-width.ts';
import { BatchList } from '#src/features/rep-hub/batch-list.tsx';
import { HubHeader } from '#src/features/rep-hub/hub-header.tsx';
import { ManageLink } from '#src/features/rep-hub/manage-link.tsx';
import { QuickActions } from '#src/features/rep-hub/quick-actions.tsx';
import { SavesNote } from '#src/features/rep-hub/saves-note.tsx';
import { Today } from '#src/features/rep-hub/today.tsx';
import { NotStoredNotice } from '#src/features/rep-session/not-stored-notice.tsx';
import { type RepSession, RequireSession } from '#src/features/rep-session/require-session.tsx';
import { useBatches } from '#src/features/rep-session/use-batches.ts';
import { useFindKey } from '#src/features/rep-session/use-find-key.ts';
import { RingOffer } from '#src/features/ring/ring-offer.tsx';
import { useBackendFeatures } from '#src/stored/backend-features.ts';

export default function RepHubPage() {
  return <RequireSession>{(signedIn) => <Hub {...signedIn} />}</RequireSession>;
}

function Hub({ session, logOut, onExpired }: RepSession) {
  useFindKey(session);
  const list = useBatches(session.auth, onExpired);
  const { isKnown, isPlain } = useBackendFeatures();
  // A backend that can do more than specified sends a rep's day, so its place is kept while it is loading.
  const hasToday = list.day || (!list.batches && !list.failed && isKnown && !isPlain);
  return (
    <div className={`${DESK_WIDTH} py-6 sm:py-10`}>
      <NotStoredNotice />
      <HubHeader session={session} onLogOut={logOut} />
      <SavesNote session={session} onExpired={onExpired} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_2fr] lg:gap-8">
        <div className="grid grid-cols-1 gap-6">
          <QuickActions>
            <ManageLink role={session.role} {...list} />
          </QuickActions>
          {hasToday && <Today day={list.day} reload={list.reload} />}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <BatchList {...list} />
          {/* Not before the batches, whose room is not known. */}
          {(list.batches || list.failed) && <RingOffer />}
        </div>
      </div>
    </div>
  );
}
