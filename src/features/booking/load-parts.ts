/** The rules of a booking, which come with the visitor's first step into the form: reading the page does without them. */
export const loadCheck = () => import('./booking-check.ts').then(({ checkBooking }) => checkBooking);

/** What sends a booking. */
export const loadSend = () =>
  import('#src/services/booking-intake.ts').then(({ sendBooking }) => sendBooking);

/** Fetches both ahead. When that fails, the submit tries again and says so. */
export function fetchParts(): void {
  loadCheck().catch(() => {});
  loadSend().catch(() => {});
}
