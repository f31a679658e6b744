import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { BOOKING_PAGE } from '#src/content/pages/booking.ts';
import { paths } from '#src/content/site-map.ts';
import { BookingForm } from '#src/features/booking/booking-form.tsx';

export const { description } = BOOKING_PAGE;

export default function BookPage() {
  return (
    <>
      <PageHeader
        title={BOOKING_PAGE.title}
        actions={
          <Link to={paths.schedule} className={buttonClass('ghost')}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            {BOOKING_PAGE.back}
          </Link>
        }
      >
        <p>{BOOKING_PAGE.lead}</p>
      </PageHeader>
      <div className="wrap pt-8 pb-16 sm:pb-20">
        <BookingForm />
      </div>
    </>
  );
}
