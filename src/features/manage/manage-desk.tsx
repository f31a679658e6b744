import { Lock } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Batch } from '#contract/actions/list-batches.ts';
import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import type { Feature, Session } from '#contract/session.ts';
import { RepPage } from '#src/components/rep/rep-page.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { MANAGE } from '#src/content/rep/manage.ts';
import { paths } from '#src/content/site-map.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { Loading } from './managed-list-view.tsx';

/** Only a manager loads the views. One file: every page carries the names of all files. */
const ManageView = lazy(() => import('./manage-view.tsx'));

/** The groups of views in the order of the page. The first view is the default. */
const GROUPS = [
  { name: 'day', views: ['today', 'visits', 'find', 'messages', 'setup'] },
  { name: 'team', views: ['requests', 'reps', 'scripts', 'activity'] },
  { name: 'lists', views: ['batches', 'import', 'export', 'numbers', 'retention'] },
] as const;
type GroupName = (typeof GROUPS)[number]['name'];
export type ViewName = (typeof GROUPS)[number]['views'][number];

/** Views that not every backend with the manager's actions supports. */
const NEEDED: { readonly [view in ViewName]?: Feature } = {
  today: 'today',
  visits: 'visits',
  find: 'find',
  messages: 'messages',
  setup: 'visit_limits',
  scripts: 'scripts',
  activity: 'security',
  batches: 'archive',
  retention: 'retention',
};

interface Group {
  name: GroupName;
  views: readonly ViewName[];
}

/** The groups of which the backend supports any view. */
function groupsOf(can: (feature: Feature) => boolean): Group[] {
  const isOffered = (view: ViewName) => {
    const needed = NEEDED[view];
    return needed === undefined || can(needed);
  };
  return GROUPS.map(({ name, views }) => ({ name, views: views.filter(isOffered) })).filter(
    ({ views }) => views.length > 0,
  );
}

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
  const groups = groupsOf(backend.can);
  const asked = query.get('view');
  const group = groups.find(({ views }) => views.some((name) => name === asked)) ?? groups[0];
  const views = group?.views ?? [];
  const view = views.find((name) => name === asked) ?? views[0] ?? 'requests';
  // Stays mounted once opened, so that opening another view does not end an import.
  const [importOpened, setImportOpened] = useState(false);
  if (view === 'import' && !importOpened) setImportOpened(true);

  if (session.role !== 'manager')
    return (
      <ManagePage>
        <ManageClosed {...MANAGE.managersOnly} />
      </ManagePage>
    );
  // Wait until the backend has said what it can do, so that nothing else is requested. If that failed to
  // load, each panel reports its own error.
  if (!backend.isKnown && !failed)
    return (
      <ManagePage>
        <Loading />
      </ManagePage>
    );
  if (backend.isKnown && !backend.can('manage'))
    return (
      <ManagePage>
        <ManageClosed {...MANAGE.notOffered} />
      </ManagePage>
    );
  return (
    <ManagePage
      beside={
        <>
          <GroupNav groups={groups} current={group?.name} />
          <ViewNav group={group} current={view} />
        </>
      }
    >
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
    </ManagePage>
  );
}

const ManagePage = (props: { beside?: ReactNode; children: ReactNode }) => (
  <RepPage width="dense" title={MANAGE.title} {...props} />
);

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

interface GroupNavProps {
  groups: readonly Group[];
  current: GroupName | undefined;
}

const GroupNav = ({ groups, current }: GroupNavProps) => (
  <nav aria-label={MANAGE.nav}>
    <ul className="flex flex-wrap gap-2">
      {groups.map(({ name, views }) => (
        <li key={name}>
          <Link
            to={`?view=${views[0]}`}
            replace
            preventScrollReset
            aria-current={name === current ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border-2 border-line bg-white px-4 font-semibold text-navy-900 hover:border-navy-900 aria-[current=true]:border-tarp-700 aria-[current=true]:bg-tarp-100 sm:px-5"
          >
            {MANAGE.groups[name]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

function ViewNav({ group, current }: { group: Group | undefined; current: ViewName }) {
  if (!group) return null;
  return (
    <nav
      aria-label={MANAGE.groups[group.name]}
      className="w-full border-line max-lg:border-b-2 lg:w-auto lg:border-l-2 lg:pl-6"
    >
      <ul className="flex flex-wrap gap-x-4 max-lg:-mb-0.5 sm:gap-x-6">
        {group.views.map((view) => (
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
