import { Link } from 'react-router-dom';
import { paths } from '#src/content/site-map.ts';
import { BookingForm } from '#src/features/booking/booking-form.tsx';
import { BOOKING_PAGE } from '#words/pages/booking.ts';

export const { description } = BOOKING_PAGE;

export default function BookPage() {
  return (
    <>
      {/* Lower than PageHeader and without its picture: the form is what counts here. */}
      <div className="page-header on-dark bg-navy-950">
        <div className="wrap pt-4 pb-2 sm:py-8">
          <h1 className="text-white">{BOOKING_PAGE.title}</h1>
          <p className="mt-2 text-foam-100 text-lg">{BOOKING_PAGE.lead}</p>
          <Link
            to={paths.schedule}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-white underline underline-offset-4"
          >
            <span aria-hidden="true">←</span>
            {BOOKING_PAGE.back}
          </Link>
        </div>
        <div className="tarp-hem" />
      </div>
      <div className="wrap pt-5 pb-8 sm:pt-8 sm:pb-20">
        <BookingForm />
      </div>
    </>
  );
}
