import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Batch } from '#contract/actions/list-batches.ts';
import type { Feature, Session } from '#contract/session.ts';
import { MANAGE } from '#src/content/rep/manage.ts';
import { RequestsPanel } from './accounts/requests-panel.tsx';
import { ManageClosed } from './manage-closed.tsx';
import { ManageNav } from './manage-nav.tsx';
import { viewOf } from './manage-view.ts';

const NumbersPanel = lazy(async () => {
  const { NumbersPanel: component } = await import('./numbers/numbers-panel.tsx');
  return { default: component };
});

const RepsPanel = lazy(async () => {
  const { RepsPanel: component } = await import('./accounts/reps-panel.tsx');
  return { default: component };
});

const ExportPanel = lazy(async () => {
  const { ExportPanel: component } = await import('./export/export-panel.tsx');
  return { default: component };
});

interface ManageDeskProps {
  session: Session;
  batches: readonly Batch[];
  /** What the script can do beyond the specification; null while it has not been heard. */
  features: readonly Feature[] | null;
  /** It could not be asked. */
  failed: boolean;
  /** The import; it is made, and its code fetched, when it is first opened. */
  importPanel: ReactNode;
  onExpired: () => void;
}

/** The manager's screen; the script checks the role again at every call. */
export function ManageDesk({ session, batches, features, failed, importPanel, onExpired }: ManageDeskProps) {
  const [query] = useSearchParams();
  const view = viewOf(query.get('view'));
  // Once opened the import stays, so that a look at another part does not end it.
  const [importOpened, setImportOpened] = useState(false);
  if (view === 'import' && !importOpened) setImportOpened(true);

  if (session.role !== 'manager') return <ManageClosed {...MANAGE.managersOnly} />;
  // A script is asked for nothing it does not know. When it could not be asked, each part says so itself.
  if (features === null && !failed) return <Loading />;
  if (features?.includes('manage') === false) return <ManageClosed {...MANAGE.notOffered} />;
  const { auth } = session;
  return (
    <>
      <ManageNav current={view} />
      {view === 'requests' && <RequestsPanel auth={auth} onExpired={onExpired} />}
      <Suspense fallback={<Loading />}>
        {view === 'reps' && <RepsPanel session={session} onExpired={onExpired} />}
        {view === 'numbers' && <NumbersPanel session={session} onExpired={onExpired} />}
        {view === 'export' && <ExportPanel auth={auth} batches={batches} onExpired={onExpired} />}
      </Suspense>
      <div hidden={view !== 'import'}>
        <Suspense fallback={<Loading />}>{importOpened && importPanel}</Suspense>
      </div>
    </>
  );
}

const Loading = () => <p className="py-6 text-slate-600">{MANAGE.loading}</p>;
