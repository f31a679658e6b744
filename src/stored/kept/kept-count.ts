/** Local storage key of the number of bookings kept on this device (kept-bookings.ts). */
export const KEPT_COUNT_KEY = 'keptBookings';

let inMemory = 0;

/**
 * How many bookings are kept on this device. Readable at once, unlike the bookings themselves, so that the
 * inline loader can reserve the space of their cards.
 */
export function countKept(): number {
  try {
    return Number(localStorage.getItem(KEPT_COUNT_KEY)) || inMemory;
  } catch {
    return inMemory; // Blocked storage.
  }
}

/** @returns false when the browser refuses; the count is then kept until the page closes */
export function writeKeptCount(count: number): boolean {
  inMemory = count;
  try {
    if (count === 0) localStorage.removeItem(KEPT_COUNT_KEY);
    else localStorage.setItem(KEPT_COUNT_KEY, String(count));
    return true;
  } catch {
    return false;
  }
}
