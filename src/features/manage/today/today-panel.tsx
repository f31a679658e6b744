import { ChevronRight, PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyToday, RepWork, Tally } from '#contract/actions/manager/show-today.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CHARTS, COMPANY_TODAY } from '#src/content/rep/company-today.ts';
import { RequestsPanel } from '#src/features/manage/accounts/requests-panel.tsx';
import { easternTime } from '#src/features/manage/eastern-date.ts';
import { LoadFailed, Loading } from '#src/features/manage/managed-list-view.tsx';
import { DayChart } from './day-chart.tsx';
import { useCompanyToday } from './use-company-today.ts';

interface TodayPanelProps {
  auth: string;
  onExpired: () => void;
}

/** What waits now, who did what, and the week in bars. Account requests can be decided right here. */
export function TodayPanel({ auth, onExpired }: TodayPanelProps) {
  const { today, failure, isLoading, load } = useCompanyToday(auth, onExpired);
  // Stays after the last request is decided, to show what came of it.
  const [hadRequests, setHadRequests] = useState(false);
  if (today && today.accountRequests.count > 0 && !hadRequests) setHadRequests(true);

  return (
    <section aria-labelledby="today" aria-busy={isLoading}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="today">{COMPANY_TODAY.title}</h2>
          {today && (
            <p className="mt-1 text-slate-700">
              {COMPANY_TODAY.asOf(easternTime(today.at, Date.parse(today.at)))}
            </p>
          )}
        </div>
        {today && (
          <Button look="outline" onClick={load}>
            {COMPANY_TODAY.refresh}
          </Button>
        )}
      </div>
      <LoadFailed words={COMPANY_TODAY.failed} failure={failure} onRetry={load} />
      <div role="status">{!today && isLoading && <Loading />}</div>
      {today && <Waiting today={today} />}
      {hadRequests && (
        <div className="mt-8">
          <RequestsPanel auth={auth} onDecided={load} onExpired={onExpired} />
        </div>
      )}
      {today && <Work today={today} />}
    </section>
  );
}

function Waiting({ today }: { today: CompanyToday }) {
  const { newBookings, overdueCallbacks, accountRequests, lockedAccounts, heldLeads, unsentMessages } = today;
  const since = (instant: string): number => Math.max(0, Date.parse(today.at) - Date.parse(instant));
  const { tiles, oldestWaits, oldestLate, whoMayCall } = COMPANY_TODAY;
  return (
    <ul className="grid gap-3 sm:grid-cols-6">
      {unsentMessages && unsentMessages.count > 0 && (
        <Tile
          width="all"
          label={tiles.unsentMessages}
          tally={unsentMessages}
          isUrgent
          hint={oldestWaits(since(unsentMessages.oldestAt))}
          to="?view=messages&show=unsent"
        />
      )}
      <Tile
        width="half"
        label={tiles.newBookings}
        tally={newBookings}
        isUrgent
        hint={newBookings.oldestAt && oldestWaits(since(newBookings.oldestAt))}
      />
      <Tile
        width="half"
        label={tiles.overdueCallbacks}
        tally={overdueCallbacks}
        isUrgent
        hint={
          overdueCallbacks.oldestAt &&
          `${oldestLate(since(overdueCallbacks.oldestAt))} ${whoMayCall(overdueCallbacks)}`.trimEnd()
        }
      />
      <Tile label={tiles.accountRequests} tally={accountRequests} isUrgent to="?view=requests" />
      <Tile label={tiles.lockedAccounts} tally={lockedAccounts} isUrgent to="?view=reps" />
      <Tile label={tiles.heldLeads} tally={heldLeads} />
    </ul>
  );
}

const WIDTHS = { third: 'sm:col-span-2', half: 'sm:col-span-3', all: 'sm:col-span-6' } as const;

interface TileProps {
  label: string;
  tally: Tally;
  hint?: string;
  width?: keyof typeof WIDTHS;
  /** Stands out unless it is zero. */
  isUrgent?: boolean;
  /** Where to do something about it. */
  to?: string;
}

function Tile({ label, tally, hint = '', width = 'third', isUrgent = false, to }: TileProps) {
  const look = isUrgent && tally.count > 0 ? 'border-amber-500 bg-amber-100' : 'border-line bg-white';
  const shape = `flex min-h-16 items-center gap-4 rounded-2xl border px-4 py-3 sm:px-5 ${look}`;
  const content = (
    <>
      <span className="text-3xl font-bold text-navy-900 tabular-nums">{COMPANY_TODAY.count(tally)}</span>
      <span className="min-w-0 leading-snug">
        <span className="font-semibold text-navy-900">{label}</span>
        {hint && <span className="block text-sm text-slate-700">{hint}</span>}
      </span>
    </>
  );
  return (
    <li className={`grid ${WIDTHS[width]}`}>
      {to ? (
        <Link to={to} className={`${shape} hover:border-tarp-600`}>
          {content}
          <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-tarp-700" />
        </Link>
      ) : (
        <div className={shape}>{content}</div>
      )}
    </li>
  );
}

function Work({ today: { days, reps } }: { today: CompanyToday }) {
  return (
    <>
      <h3 className="mt-8 mb-4">{COMPANY_TODAY.charts}</h3>
      <div className="grid gap-3 lg:grid-cols-3">
        {CHARTS.map((what) => (
          <DayChart key={what} days={days} what={what} />
        ))}
      </div>
      <h3 className="mt-8 mb-4">{COMPANY_TODAY.reps}</h3>
      {reps.length === 0 && (
        <EmptyNote Icon={PhoneCall} text={COMPANY_TODAY.noCalls} hint={COMPANY_TODAY.noCallsHint} />
      )}
      <ul className="grid gap-3">
        {reps.map((rep) => (
          <RepLine key={rep.email} rep={rep} />
        ))}
      </ul>
    </>
  );
}

function RepLine({ rep: { email, name, today, week, held } }: { rep: RepWork }) {
  return (
    <li className="grid gap-x-6 border-b border-line pb-3 lg:grid-cols-3">
      <p className="wrap-anywhere">
        <span className="font-semibold text-navy-900">{name || email}</span>
        {held > 0 && <span className="text-sm text-slate-600"> · {COMPANY_TODAY.holds(held)}</span>}
      </p>
      <p className="text-slate-700 tabular-nums">{COMPANY_TODAY.workToday(today)}</p>
      <p className="text-slate-700 tabular-nums">{COMPANY_TODAY.workOfWeek(week)}</p>
    </li>
  );
}
