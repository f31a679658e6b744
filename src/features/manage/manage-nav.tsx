import { Link } from 'react-router-dom';
import { MANAGE } from '#src/content/rep/manage.ts';
import { MANAGE_VIEWS, type ManageView } from './manage-view.ts';

/** The way from one part of the manager's screen to the next. */
export function ManageNav({ current }: { current: ManageView }) {
  return (
    <nav aria-label={MANAGE.nav} className="mb-6 border-b-2 border-line">
      <ul className="-mb-0.5 flex justify-between sm:justify-start sm:gap-8">
        {MANAGE_VIEWS.map((view) => (
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
