import { lazy, useRef } from 'react';
import { ManageDesk } from '#src/features/manage/manage-desk.tsx';
import { type RepSession, RequireSession } from '#src/features/rep-session/require-session.tsx';
import { useBatches } from '#src/features/rep-session/use-batches.ts';
import { useFindKey } from '#src/features/rep-session/use-find-key.ts';
import { askAsRep } from '#src/features/worklist/photos/ask-photos.ts';

const ImportPanel = lazy(() => import('#src/features/lead-import/import-panel.tsx'));

const LeadFacts = lazy(() => import('#src/features/worklist/lead-facts.tsx'));

const LeadPhotos = lazy(() =>
  import('#src/features/worklist/photos/lead-photos.tsx').then(({ LeadPhotos }) => ({ default: LeadPhotos })),
);

export default function ManagePage() {
  return <RequireSession>{(signedIn) => <Manage {...signedIn} />}</RequireSession>;
}

function Manage({ session, onExpired }: RepSession) {
  useFindKey(session);
  const isFileOpen = useRef(false);
  // An expired session must not close a file that is being imported: the import reports it itself.
  const { batches, failed, reload } = useBatches(session.auth, () => {
    if (!isFileOpen.current) onExpired();
  });
  const onOpen = (isOpen: boolean) => {
    isFileOpen.current = isOpen;
  };
  return (
    <ManageDesk
      session={session}
      batches={batches ?? []}
      failed={failed}
      onBatchesChanged={reload}
      importPanel={<ImportPanel batches={batches ?? []} onImported={reload} onOpen={onOpen} />}
      renderDetails={({ lead, history, sameNumber }) => (
        <LeadFacts
          lead={lead}
          history={history}
          sameNumber={sameNumber}
          batches={batches ?? []}
          session={session}
          onExpired={onExpired}
        />
      )}
      renderPhotos={(leadId) => (
        <LeadPhotos leadId={leadId} leaseState="leased" ask={askAsRep(session.auth)} onExpired={onExpired} />
      )}
      onExpired={onExpired}
    />
  );
}
