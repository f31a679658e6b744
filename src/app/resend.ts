import { hasSavedBookings } from '#src/stored/outbox/saved-booking-count.ts';

/** For a connection that comes back without an event. */
const AGAIN_MS = 60_000;

/** So that a visitor who tries again at once comes first, and a connection that has just come back holds. */
const PAUSE_MS = 2000;

/**
 * Sends the bookings that this device still keeps, and deletes those that are over: now, when the connection
 * is back, when the page is shown again, and every minute while it is shown. @returns the function that ends
 * this
 */
export function startResending(): () => void {
  const resend = (occasion: 'page' | 'timer') => {
    if (!hasSavedBookings() || document.hidden) return;
    // Without its code the next call tries again.
    import('#src/services/booking-outbox.ts')
      .then(({ deliverAll }) => deliverAll(occasion))
      .catch(() => undefined);
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  const onPage = () => {
    clearTimeout(pause);
    pause = setTimeout(resend, PAUSE_MS, 'page');
  };
  onPage();
  const timer = setInterval(resend, AGAIN_MS, 'timer');
  window.addEventListener('online', onPage);
  document.addEventListener('visibilitychange', onPage);
  return () => {
    clearTimeout(pause);
    clearInterval(timer);
    window.removeEventListener('online', onPage);
    document.removeEventListener('visibilitychange', onPage);
  };
}
