import { type ComponentType, lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { inBackground } from '#src/lib/in-background.ts';
import { countSavedBookings } from '#src/stored/outbox/saved-booking-count.ts';
import { reserveSpace } from './reserve-space.ts';

const lazyBookingList = () =>
  lazy<ComponentType<{ onEmpty: () => void }>>(() =>
    inBackground(() => import('./booking-list.tsx'))
      .then(({ BookingList }) => ({ default: BookingList }))
      // If its code fails to load, there is no notice; the page still works.
      .catch(() => ({ default: () => null })),
  );

/**
 * Tells a visitor who has booked on this device whether the booking arrived, which the post itself cannot
 * (specification, section 7). It is above the home page's hero. On a full page load the inline loader
 * reserves its space.
 */
export function BookingNotice() {
  const [BookingList] = useState(lazyBookingList);
  const [isEmpty, setEmpty] = useState(false);
  const isMounted = useMounted();
  const isShown = isMounted && countSavedBookings() > 0 && !isEmpty;
  // Without a booking, too: the visit may have been canceled since this page was last open.
  useLayoutEffect(() => {
    if (isMounted) reserveSpace(isShown ? countSavedBookings() : 0);
  }, [isMounted, isShown]);
  return (
    <div className="saved-bookings">
      {isShown && (
        <Suspense>
          <BookingList onEmpty={() => setEmpty(true)} />
        </Suspense>
      )}
    </div>
  );
}
