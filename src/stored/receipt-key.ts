/** Session storage key of the receipt of a booking that was just sent (receipt.ts). */
export const RECEIPT_KEY = 'bookingReceipt';

/** Whether a receipt is stored. Does not parse it, so the inline loader can reserve its space cheaply. */
export function hasReceipt(): boolean {
  try {
    return RECEIPT_KEY in sessionStorage;
  } catch {
    return false; // Blocked storage holds no receipt.
  }
}
