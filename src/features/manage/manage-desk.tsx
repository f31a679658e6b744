import { Lock } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Batch } from '#contract/actions/list-batches.ts';
import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import type { Feature, Session } from '#contract/session.ts';
import { buttonClass } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { MANAGE } from '#src/content/rep/manage.ts';
import { paths } from '#src/content/site-map.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { Loading } from './managed-list-view.tsx';

/** Only a manager loads the views. One file: every page carries the names of all files. */
const ManageView = lazy(() => import('./manage-view.tsx'));

/** The first view is the default. */
const MANAGE_VIEWS = [
  'today',
  'find',
  'requests',
  'reps',
  'numbers',
  'visits',
  'scripts',
  'batches',
  'import',
  'export',
  'messages',
  'activity',
] as const;
export type ViewName = (typeof MANAGE_VIEWS)[number];

/** Views that not every backend with the manager's actions supports. */
const NEEDED: { readonly [view in ViewName]?: Feature } = {
  today: 'today',
  find: 'find',
  visits: 'visit_limits',
  scripts: 'scripts',
  batches: 'archive',
  messages: 'messages',
  activity: 'security',
};

interface ManageDeskProps {
  session: Session;
  batches: readonly Batch[];
  /** The batches failed to load, and with them what the backend can do. */
  failed: boolean;
  /** Loads the batches again. */
  onBatchesChanged: () => void;
  /** Mounted, and its code loaded, when the import is first opened. */
  importPanel: ReactNode;
  renderDetails: (record: LeadRecord) => ReactNode;
  /** Shows the photos of a lead. */
  renderPhotos: (leadId: string) => ReactNode;
  onExpired: () => void;
}

/** The role decides only what is shown: the backend checks it on every call. */
export function ManageDesk(props: ManageDeskProps) {
  const { session, batches, failed, onBatchesChanged, importPanel, renderDetails, renderPhotos, onExpired } =
    props;
  const backend = useBackendFeatures();
  const [query] = useSearchParams();
  const views = MANAGE_VIEWS.filter((name) => {
    const needed = NEEDED[name];
    return needed === undefined || backend.can(needed);
  });
  const view = views.find((name) => name === query.get('view')) ?? views[0] ?? 'requests';
  // Stays mounted once opened, so that opening another view does not end an import.
  const [importOpened, setImportOpened] = useState(false);
  if (view === 'import' && !importOpened) setImportOpened(true);

  if (session.role !== 'manager') return <ManageClosed {...MANAGE.managersOnly} />;
  // Wait until the backend has said what it can do, so that nothing else is requested. If that failed to
  // load, each panel reports its own error.
  if (!backend.isKnown && !failed) return <Loading />;
  if (backend.isKnown && !backend.can('manage')) return <ManageClosed {...MANAGE.notOffered} />;
  return (
    <>
      <ManageNav views={views} current={view} />
      {view !== 'import' && (
        <Suspense fallback={<Loading />}>
          <ManageView
            view={view}
            session={session}
            batches={batches}
            onBatchesChanged={onBatchesChanged}
            renderDetails={renderDetails}
            renderPhotos={renderPhotos}
            onExpired={onExpired}
          />
        </Suspense>
      )}
      <div hidden={view !== 'import'}>
        <Suspense fallback={<Loading />}>{importOpened && importPanel}</Suspense>
      </div>
    </>
  );
}

function ManageClosed({ title, hint }: { title: string; hint: string }) {
  return (
    <Card className="max-w-xl">
      <Lock aria-hidden="true" className="size-10 text-tarp-600" />
      <p className="mt-3 text-lg font-semibold text-navy-900">{title}</p>
      <p className="mt-1 mb-5 text-slate-700">{hint}</p>
      <Link to={paths.rep.hub} className={buttonClass('main')}>
        {MANAGE.toHub}
      </Link>
    </Card>
  );
}

function ManageNav({ views, current }: { views: readonly ViewName[]; current: ViewName }) {
  return (
    <nav aria-label={MANAGE.nav} className="mb-6 border-b-2 border-line">
      <ul className="-mb-0.5 flex flex-wrap gap-x-4 sm:gap-x-6">
        {views.map((view) => (
          <li key={view}>
            <Link
              to={`?view=${view}`}
              replace
              preventScrollReset
              aria-current={view === current ? 'page' : undefined}
              className="flex min-h-12 min-w-11 items-center justify-center border-b-4 border-transparent text-center text-sm leading-tight font-semibold text-slate-700 hover:text-navy-900 aria-[current=page]:border-tarp-600 aria-[current=page]:text-navy-900 sm:text-base"
            >
              {MANAGE.views[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
