import { ChevronRight, ListChecks } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Counted, listCountedAction } from '#contract/actions/manager/list-counted.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { useOnReturn } from '#src/components/rep/use-on-return.ts';
import { COUNTED_LIST } from '#src/content/rep/company-today.ts';
import { easternTime } from '#src/features/manage/eastern-date.ts';
import { BackToList } from '#src/features/manage/find/back-to-list.tsx';
import { FROM_LIST, recordLink } from '#src/features/manage/find/record-link.ts';
import { CutNote, LoadFailed } from '#src/features/manage/managed-list-view.tsx';
import { useAnswer } from '#src/features/manage/use-answer.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { type CountedQuery, countedFields, countedLink } from './counted-link.ts';

interface CountedPanelProps {
  counted: CountedQuery;
  auth: string;
  onExpired: () => void;
}

interface Shown {
  counted: Counted[];
  more: boolean;
}

/** The list that was shown last: Back from a lead finds it as it was, where it was scrolled to. */
let last: { auth: string; address: string; shown: Shown } | null = null;

/** What a number of the day counts, each with its lead's record. Mount it anew for another number. */
export function CountedPanel({ counted, auth, onExpired }: CountedPanelProps) {
  const { what, day, rep } = counted;
  const address = countedLink(counted);
  const askedAt = useRef(0);
  const { answer, failure, load } = useAnswer(async (signal) => {
    askedAt.current = Date.now();
    const result = await call(listCountedAction, { auth, ...counted }, { signal });
    if (result.ok) last = { auth, address, shown: result.answer };
    return result;
  }, onExpired);
  // A return is the window's and the tab's, so it is called twice.
  useOnReturn(() => {
    if (failure || Date.now() - askedAt.current > MINUTE_MS) void load();
  });
  const remembered = last?.auth === auth && last.address === address ? last.shown : null;
  const shown = answer ?? remembered;

  return (
    <section aria-labelledby="counted" aria-busy={!shown && !failure}>
      <BackToList to="?view=today">{COUNTED_LIST.back}</BackToList>
      <h2 id="counted">{COUNTED_LIST.title(what, day)}</h2>
      <p className="mt-1 mb-5 text-slate-700 wrap-anywhere">
        {[rep && COUNTED_LIST.ofRep(shown?.counted[0]?.who || rep), COUNTED_LIST.order[what]]
          .filter(Boolean)
          .join(' ')}
      </p>
      <LoadFailed words={COUNTED_LIST.failed} failure={failure} onRetry={load} />
      <div role="status">
        {!shown && !failure && <p className="py-6 text-slate-600">{COUNTED_LIST.loading}</p>}
        {shown?.counted.length === 0 && (
          <EmptyNote Icon={ListChecks} text={COUNTED_LIST.none} hint={COUNTED_LIST.noneHint} />
        )}
      </div>
      {shown?.more && <CutNote>{COUNTED_LIST.more(shown.counted.length)}</CutNote>}
      {shown && shown.counted.length > 0 && (
        <ol aria-label={COUNTED_LIST.list} className="grid gap-2">
          {shown.counted.map((row) => (
            <li key={`${row.at} ${row.leadId} ${row.status} ${row.who}`}>
              <CountedLine row={row} counted={counted} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function CountedLine({ row, counted }: { row: Counted; counted: CountedQuery }) {
  const { what, rep } = counted;
  const { at, leadId, firstName, lastName, city, status, who } = row;
  const name = leadId === '' ? COUNTED_LIST.gone : `${firstName} ${lastName}`.trim() || DAY_WORDS.noName;
  const whose = what === 'overdueCallbacks' ? COUNTED_LIST.keptFor(who) : rep ? '' : who;
  const content = (
    <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-baseline gap-x-4 wrap-anywhere">
      <span className="font-semibold text-navy-900">{name}</span>
      <span className="text-sm text-slate-700 tabular-nums">
        {COUNTED_LIST.when[what](easternTime(at, Date.now()))}
      </span>
      <span className="col-span-2 text-sm text-slate-600">
        {[city, status, whose].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
  const shape = 'flex min-h-14 items-center gap-4 rounded-2xl border border-line bg-white px-4 py-2';
  return leadId === '' ? (
    <div className={shape}>{content}</div>
  ) : (
    <Link
      to={recordLink(leadId, countedFields(counted))}
      state={FROM_LIST}
      preventScrollReset
      className={`${shape} raised hover:border-tarp-600`}
    >
      {content}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-tarp-700 max-xs:hidden" />
    </Link>
  );
}
