/** Local storage key of the number of bookings saved on this device (saved-bookings.ts). */
export const SAVED_BOOKING_COUNT_KEY = 'keptBookings';

let inMemory = 0;

/**
 * How many bookings are saved on this device. Readable at once, unlike the bookings themselves, so that the
 * inline loader can reserve the space of their cards.
 */
export function countSavedBookings(): number {
  try {
    return Number(localStorage.getItem(SAVED_BOOKING_COUNT_KEY)) || inMemory;
  } catch {
    return inMemory; // Blocked storage.
  }
}

/** @returns false when the browser refuses; the count is then kept until the page closes */
export function writeSavedBookingCount(count: number): boolean {
  inMemory = count;
  try {
    if (count === 0) localStorage.removeItem(SAVED_BOOKING_COUNT_KEY);
    else localStorage.setItem(SAVED_BOOKING_COUNT_KEY, String(count));
    return true;
  } catch {
    return false;
  }
}
