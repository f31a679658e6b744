import { Link } from 'react-router-dom';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { BOOKING_PAGE } from '#src/content/pages/booking.ts';
import { paths } from '#src/content/site-map.ts';
import { BookingForm } from '#src/features/booking/booking-form.tsx';

export const { description } = BOOKING_PAGE;

export default function BookPage() {
  return (
    <>
      <PageHeader title={BOOKING_PAGE.title}>
        <p>{BOOKING_PAGE.lead}</p>
        <Link
          to={paths.schedule}
          className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-white underline underline-offset-4"
        >
          <span aria-hidden="true">←</span>
          {BOOKING_PAGE.back}
        </Link>
      </PageHeader>
      <div className="wrap py-8">
        <BookingForm />
      </div>
    </>
  );
}
