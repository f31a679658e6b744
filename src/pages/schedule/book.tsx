import { Link } from 'react-router-dom';
import { paths } from '#src/content/site-map.ts';
import { BookingForm } from '#src/features/booking/booking-form.tsx';
import { BOOKING_PAGE } from '#words/pages/booking.ts';

export const { description } = BOOKING_PAGE;

/** Lower than PageHeader and without its picture: the form is what counts here. */
function BookHeader({ isSent }: { isSent: boolean }) {
  return (
    <div className="page-header on-dark bg-navy-950">
      <div className="wrap pt-2 pb-1 sm:py-4">
        <h1 className="text-white">{BOOKING_PAGE.title}</h1>
        <div className="flex flex-wrap items-center gap-x-6">
          <p hidden={isSent} className="text-foam-100">
            {BOOKING_PAGE.lead}
          </p>
          <Link
            to={paths.schedule}
            className="inline-flex min-h-11 items-center font-semibold text-white underline underline-offset-4"
          >
            {BOOKING_PAGE.back}
          </Link>
        </div>
      </div>
      <div className="tarp-hem" />
    </div>
  );
}

const BookPage = () => <BookingForm Header={BookHeader} />;
export default BookPage;
