import { CalendarX2, CloudOff, LoaderCircle } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { addDays, isDay } from '#contract/dates/calendar.ts';
import { easternDay, formatEasternTime } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import { LIMITS } from '#contract/limits.ts';
import { isDayOfLink } from '#contract/visits/day-link.ts';
import { dayTitle, numberedStops } from '#contract/visits/day-sheet.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { useEasternDay } from '#src/components/site/use-eastern-day.ts';
import { Button } from '#src/components/ui/button.tsx';
import { CREW, CREW_OLD_LIST } from '#src/content/rep/crew.ts';
import { siteClock } from '#src/stored/clock.ts';
import { crewKey, type KeptDay } from '#src/stored/crew.ts';
import { useStored } from '#src/stored/use-stored.ts';
import { CrewNotice } from './crew-notice.tsx';
import { CrewStop } from './crew-stop.tsx';
import { DayStrip, toDay } from './day-strip.tsx';
import { type AskCrewPhotos, type CrewFailure, isFinal, useCrewDay } from './use-crew-day.ts';

interface CrewDayProps {
  /** Draws the photos of a lead. */
  renderPhotos: (leadId: string, ask: AskCrewPhotos) => ReactNode;
}

/** Where the crew goes on a day, for whoever has the crew's link. */
export function CrewDay({ renderPhotos }: CrewDayProps) {
  const key = useCrewKey();
  const today = useEasternDay(siteClock);
  const [query] = useSearchParams();
  const asked = query.get('day') ?? '';
  // A bookmark of an old day leads to today.
  const day = today !== null && isDay(asked) && isDayOfLink(asked, today) ? asked : today;
  const { kept, failure, isLoading, load, photos } = useCrewDay(key, day);

  // The document knows neither the link nor the day.
  if (today === null || day === null)
    return (
      <>
        <h1 className="text-3xl">{CREW.title}</h1>
        <p role="status" className="py-6 text-slate-600">
          {CREW.loading}
        </p>
      </>
    );
  if (key === '') return <CrewNotice problem="none" />;
  if (failure && isFinal(failure)) return <CrewNotice problem={failure.problem} />;
  return (
    <>
      <h1 className="text-3xl">{dayTitle(day)}</h1>
      <DayStrip linkKey={key} day={day} today={today}>
        <p role="status" className="text-lg font-semibold text-navy-900">
          {[relativeDay(day, today), kept && DAY_WORDS.count(kept.answer.visits.length)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-slate-600 tabular-nums print:block">
          {kept && CREW.updated(timeWords(kept.loadedAt))}
          {isLoading ? (
            <span className="inline-flex min-h-11 items-center print:hidden">{CREW.updating}</span>
          ) : (
            kept &&
            !failure && (
              <span className="print:hidden">
                <TextButton onClick={load}>{CREW.refresh}</TextButton>
              </span>
            )
          )}
        </p>
      </DayStrip>
      {day < today && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 rounded-lg bg-amber-100 px-4 py-1 font-semibold text-navy-950 print:hidden">
          {CREW.isOver}
          <Link
            to={toDay(today, today, key)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {CREW.toToday}
          </Link>
        </p>
      )}
      {kept && <OldList kept={kept} failure={failure} isLoading={isLoading} onRetry={load} />}
      {!kept && failure && (
        <CrewNotice
          problem={failure.problem}
          message={failure.message}
          isLoading={isLoading}
          onRetry={load}
        />
      )}
      <div role="status">{!kept && !failure && <p className="py-6 text-slate-600">{CREW.loading}</p>}</div>
      {kept && (
        <Stops
          key={day}
          kept={kept}
          isOver={day < today}
          renderPhotos={(leadId) => renderPhotos(leadId, photos)}
        />
      )}
    </>
  );
}

/**
 * Returns the key of the link, empty for none. It stays in the address, which may be a bookmark or an icon on
 * the phone's screen; this tab keeps it for when the address has lost it ("Skip to content").
 */
function useCrewKey(): string {
  const { hash } = useLocation();
  const kept = useStored(crewKey);
  // A key has a dot; a message may have put one more behind it. A longer one is not ours: the backend refuses it.
  const arrived = /^#([\w-]+\.\w+)/.exec(hash)?.[1]?.slice(0, LIMITS.visitLink) ?? '';
  useLayoutEffect(() => {
    if (arrived !== '') crewKey.write(arrived);
  }, [arrived]);
  return arrived || kept;
}

/** Empty for a day without a name. */
const relativeDay = (day: string, today: string): string =>
  [CREW.yesterday, CREW.today, CREW.tomorrow].find((_, index) => day === addDays(today, index - 1)) ?? '';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** `7:02 AM`, `Fri 7:02 AM` if that was on another day, and `Nov 13, 7:02 AM` if the day of the week may mislead. */
function timeWords(at: number): string {
  const now = Date.now();
  if (easternDay(at) === easternDay(now)) return formatEasternTime(at, TIME);
  const isThisWeek = now - at < 6 * DAY_MS;
  return formatEasternTime(at, { ...(isThisWeek ? { weekday: 'short' } : MONTH_AND_DAY), ...TIME });
}

const MONTH_AND_DAY = { month: 'short', day: 'numeric' } as const;

interface OldListProps {
  kept: KeptDay;
  failure: CrewFailure | null;
  isLoading: boolean;
  onRetry: () => void;
}

/** Says why the list may have changed meanwhile. */
const OldList = ({ kept, failure, isLoading, onRetry }: OldListProps) => (
  <div role="status" className="print:hidden">
    {failure && (
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-amber-100 px-4 py-2 text-navy-950">
        <p className="flex min-w-0 items-start gap-2.5 font-semibold">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {CREW_OLD_LIST[failure.problem === 'offline' ? 'offline' : 'failed'](timeWords(kept.loadedAt))}
        </p>
        <Button look="outline" onClick={onRetry}>
          {isLoading && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
          {CREW.retry}
        </Button>
      </div>
    )}
  </div>
);

interface StopsProps {
  kept: KeptDay;
  /** Whether the day has passed. */
  isOver: boolean;
  renderPhotos: (leadId: string) => ReactNode;
}

function Stops({ kept: { answer }, isOver, renderPhotos }: StopsProps) {
  const { visits, more } = answer;
  if (visits.length === 0)
    return (
      <div className="mt-6">
        <EmptyNote Icon={CalendarX2} text={DAY_WORDS.none} {...(!isOver && { hint: CREW.noneHint })} />
      </div>
    );
  return (
    <>
      {numberedStops(visits).map(({ title, stops }) => (
        <section key={title} aria-label={title} className="mt-6">
          <h2 className="mb-3 text-2xl">{title}</h2>
          <ol className="grid grid-cols-1 gap-3">
            {stops.map(({ visit, number }) => (
              <CrewStop key={visit.reference} visit={visit} number={number} renderPhotos={renderPhotos} />
            ))}
          </ol>
        </section>
      ))}
      {more && <p className="mt-4">{CREW.more(PAGE_SIZES.visitsOfDay)}</p>}
    </>
  );
}
