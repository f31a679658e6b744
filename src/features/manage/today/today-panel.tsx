import { ChevronRight, PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { CompanyToday, RepWork, Tally, Work as WorkDone } from '#contract/actions/manager/show-today.ts';
import type { TODAY_NAMES } from '#contract/words/today.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CHARTS, COMPANY_TODAY, WAITING_NAMES } from '#src/content/rep/company-today.ts';
import { RequestsPanel } from '#src/features/manage/accounts/requests-panel.tsx';
import { easternTime } from '#src/features/manage/eastern-date.ts';
import { FROM_LIST } from '#src/features/manage/find/record-link.ts';
import { LINE_BOX, LoadFailed, Loading } from '#src/features/manage/managed-list-view.tsx';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { Alerts } from './alerts.tsx';
import { countedLink, readCounted, useCountedLink } from './counted-link.ts';
import { CountedPanel } from './counted-panel.tsx';
import { DayChart } from './day-chart.tsx';
import { NumberLink } from './number-link.tsx';
import { useCompanyToday } from './use-company-today.ts';
import { waitOf } from './wait-of.ts';

interface TodayPanelProps {
  auth: string;
  onExpired: () => void;
}

/** The numbers of the day or, named in the address, the list of what one of them counts. */
export function TodayPanel(props: TodayPanelProps) {
  const backend = useBackendFeatures();
  const [query] = useSearchParams();
  const counted = backend.can('counted') ? readCounted(query) : null;
  return counted ? (
    <CountedPanel key={countedLink(counted)} counted={counted} {...props} />
  ) : (
    <TodayNumbers {...props} />
  );
}

/** What waits now, who did what, and the week in bars; below them the account requests, to be decided. */
function TodayNumbers({ auth, onExpired }: TodayPanelProps) {
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
      {today && <Alerts today={today} />}
      {today && <Waiting today={today} />}
      {today && <Work today={today} />}
      {/* Last: it comes later than the numbers, and moves none of them. */}
      {hadRequests && (
        <div className="mt-8">
          <RequestsPanel auth={auth} onDecided={load} onExpired={onExpired} />
        </div>
      )}
    </section>
  );
}

/** Each number with since when; what is zero is named in one line. */
function Waiting({ today }: { today: CompanyToday }) {
  const { at, alerts, newBookings, overdueCallbacks, unsentMessages } = today;
  const { oldestWaits, oldestLate, whoMayCall } = COMPANY_TODAY;
  const linkTo = useCountedLink();
  const isAlert = alerts.some(({ name }) => name === 'bookingWaits') && newBookings.count > 0;
  const zeros = WAITING_NAMES.filter((name) => today[name].count === 0);
  const tiles: TileProps[] = [
    {
      name: 'unsentMessages',
      tally: unsentMessages,
      isUrgent: true,
      hint: unsentMessages && oldestWaits(unsentMessages, waitOf(unsentMessages, at)),
      to: '?view=messages&show=unsent',
    },
    {
      name: 'newBookings',
      tally: isAlert ? undefined : newBookings,
      isUrgent: true,
      hint: newBookings.oldestAt && oldestWaits(newBookings, waitOf(newBookings, at)),
      to: linkTo(newBookings.count, 'newBookings'),
    },
    {
      name: 'overdueCallbacks',
      tally: overdueCallbacks,
      isUrgent: true,
      hint:
        overdueCallbacks.oldestAt &&
        `${oldestLate(overdueCallbacks, waitOf(overdueCallbacks, at))} ${whoMayCall(overdueCallbacks)}`.trimEnd(),
      to: linkTo(overdueCallbacks.count, 'overdueCallbacks'),
    },
    {
      name: 'accountRequests',
      tally: today.accountRequests,
      isUrgent: true,
      to: '?view=requests',
    },
    { name: 'lockedAccounts', tally: today.lockedAccounts, isUrgent: true, to: '?view=reps' },
    {
      name: 'heldLeads',
      tally: today.heldLeads,
      to: linkTo(today.heldLeads.count, 'heldLeads'),
    },
  ];
  return (
    <ul className="flex flex-wrap gap-3">
      {tiles.map((tile) => (
        <Tile key={tile.name} {...tile} />
      ))}
      {zeros.length > 0 && (
        <li className="flex grow-2 basis-80 items-center rounded-2xl bg-foam-100 px-4 py-3 text-slate-700 sm:px-5">
          {COMPANY_TODAY.none(zeros)}
        </li>
      )}
    </ul>
  );
}

interface TileProps {
  name: keyof typeof TODAY_NAMES;
  /** Undefined if it is said elsewhere, or an older script does not say it. */
  tally: Tally | undefined;
  hint?: string | undefined;
  /** Stands out. */
  isUrgent?: boolean;
  /** Where what it counts is listed. */
  to: string | undefined;
}

/** A number that is not zero. */
function Tile({ name, tally, hint, isUrgent = false, to }: TileProps) {
  if (!tally || tally.count === 0) return null;
  const look = isUrgent ? 'border-amber-500 bg-amber-100' : 'border-line bg-white';
  const shape = `flex min-h-16 items-center gap-4 rounded-2xl border px-4 py-3 sm:px-5 ${look}`;
  const content = (
    <>
      <span className="shrink-0 text-3xl font-bold text-navy-900 tabular-nums">
        {COMPANY_TODAY.count(tally)}
      </span>
      <span className="min-w-0 leading-snug">
        <span className="font-semibold text-navy-900">{COMPANY_TODAY.counted(name, tally)}</span>
        {hint && <span className="block text-sm text-slate-700">{hint}</span>}
      </span>
    </>
  );
  return (
    <li className="grid grow basis-68">
      {to ? (
        <Link to={to} state={FROM_LIST} preventScrollReset className={`${shape} hover:border-tarp-600`}>
          {content}
          <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-tarp-700 max-xs:hidden" />
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
      <ul className={reps.length > 0 ? LINE_BOX : undefined}>
        {reps.map((rep) => (
          <RepLine key={rep.email} rep={rep} day={days.at(-1)?.day ?? ''} />
        ))}
      </ul>
    </>
  );
}

function RepLine({ rep: { email, name, today, week, held }, day }: { rep: RepWork; day: string }) {
  const linkTo = useCountedLink();
  const who = name || email;
  const holds = COMPANY_TODAY.holds(held);
  return (
    <li className="grid gap-x-6 border-t border-line px-4 py-1 first:border-t-0 lg:grid-cols-3 lg:px-5">
      <p className="py-2.5 wrap-anywhere">
        <span className="font-semibold text-navy-900">{who}</span>
        {held > 0 && (
          <span className="text-sm text-slate-600">
            {' · '}
            <NumberLink
              to={linkTo(held, 'heldLeads', { rep: email })}
              name={COMPANY_TODAY.holdsName(holds, who)}
            >
              {holds}
            </NumberLink>
          </span>
        )}
      </p>
      <WorkOf who={who} rep={email} when="today" day={day} work={today} />
      <WorkOf who={who} rep={email} when="week" day="" work={week} />
    </li>
  );
}

interface WorkOfProps {
  who: string;
  /** Email. */
  rep: string;
  when: 'today' | 'week';
  /** `yyyy-mm-dd`; empty for all days. */
  day: string;
  work: WorkDone;
}

function WorkOf({ who, rep, when, day, work }: WorkOfProps) {
  const linkTo = useCountedLink();
  const link = (what: keyof WorkDone) => {
    const words = COMPANY_TODAY.work[what](work[what]);
    return (
      <NumberLink to={linkTo(work[what], what, { day, rep })} name={COMPANY_TODAY.workName(words, who, when)}>
        {words}
      </NumberLink>
    );
  };
  return (
    <p className="py-2.5 text-slate-700 tabular-nums">
      {COMPANY_TODAY[when]}: {link('calls')}, {link('appointments')}
    </p>
  );
}
