import { Link } from 'react-router-dom';
import { type Counted, listCountedAction } from '#contract/actions/manager/list-counted.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { FIND } from '#src/content/rep/find.ts';
import { easternTime } from '#src/features/manage/eastern-date.ts';
import { type ColumnHeads, LoadFailed, ManagedRows } from '#src/features/manage/managed-list-view.tsx';
import { useAnswer } from '#src/features/manage/use-answer.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { recordLink } from './record-link.ts';

const COUNT = 5;
const HEADS: ColumnHeads = {
  columns: 'lg:grid-cols-[4fr_3fr_3fr_2fr]',
  names: FIND.last.heads,
};

interface LastBookingsProps {
  auth: string;
  onExpired: () => void;
}

/** The newest bookings of the week, each with its lead: whoever calls back has often just booked. */
export function LastBookings({ auth, onExpired }: LastBookingsProps) {
  const { answer, failure, load } = useAnswer(
    (signal) => call(listCountedAction, { auth, what: 'bookings' }, { signal }),
    onExpired,
  );
  const bookings = answer?.counted.filter(({ leadId }) => leadId !== '').slice(0, COUNT);
  return (
    <section
      aria-labelledby="last-bookings"
      aria-busy={!answer && !failure}
      className="mt-8 min-h-80 max-w-4xl"
    >
      <h3 id="last-bookings" className="mb-3">
        {FIND.last.title}
      </h3>
      <LoadFailed words={FIND.last.failed} failure={failure} onRetry={load} />
      {bookings?.length === 0 && <p className="text-slate-700">{FIND.last.none}</p>}
      {bookings && bookings.length > 0 && (
        <ManagedRows
          rows={bookings}
          getKey={({ at, leadId }) => `${at} ${leadId}`}
          look="lines"
          heads={HEADS}
        >
          {(booking) => <BookingLink booking={booking} />}
        </ManagedRows>
      )}
    </section>
  );
}

function BookingLink({ booking }: { booking: Counted }) {
  const { at, leadId, firstName, lastName, city, status } = booking;
  return (
    <Link
      to={recordLink(leadId)}
      preventScrollReset
      className={`grid min-h-14 xs:max-lg:grid-cols-[1fr_auto] content-center items-baseline gap-x-4 px-4 py-2 wrap-anywhere hover:bg-foam-100 lg:px-5 [&>*]:min-w-0 ${HEADS.columns}`}
    >
      <span className="font-semibold text-tarp-700">
        {`${firstName} ${lastName}`.trim() || DAY_WORDS.noName}
      </span>
      <span className="text-sm text-slate-700 max-lg:order-2">{city}</span>
      <span className="text-sm text-slate-700 max-lg:order-3 xs:max-lg:text-right">{status}</span>
      <span className="text-sm text-slate-700 tabular-nums max-lg:order-1 xs:max-lg:text-right">
        {easternTime(at, Date.now())}
      </span>
    </Link>
  );
}
