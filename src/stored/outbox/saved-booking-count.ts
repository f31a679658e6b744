/** Local storage key of the number of bookings saved on this device (saved-bookings.ts). */
export const SAVED_BOOKING_COUNT_KEY = 'keptBookings';

let inMemory = 0;

/**
 * How many bookings this device shows. Readable at once, unlike the bookings themselves, so that the
 * inline loader can reserve the space of their cards.
 */
export function countSavedBookings(): number {
  try {
    return Number(localStorage.getItem(SAVED_BOOKING_COUNT_KEY)) || inMemory;
  } catch {
    return inMemory; // Blocked storage.
  }
}

/** Whether a booking is saved on this device, be it one that is hidden because its visit is canceled. */
export function hasSavedBookings(): boolean {
  try {
    return localStorage.getItem(SAVED_BOOKING_COUNT_KEY) !== null || inMemory > 0;
  } catch {
    return inMemory > 0; // Blocked storage.
  }
}

/**
 * @param shown how many bookings are shown @param saved how many there are, with the hidden ones
 * @returns false when the browser refuses; the count is then kept until the page closes
 */
export function writeSavedBookingCount(shown: number, saved: number): boolean {
  inMemory = shown;
  try {
    if (saved === 0) localStorage.removeItem(SAVED_BOOKING_COUNT_KEY);
    else localStorage.setItem(SAVED_BOOKING_COUNT_KEY, String(shown));
    return true;
  } catch {
    return false;
  }
}
