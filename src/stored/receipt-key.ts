/** Where the receipt of a booking that was just sent is kept, in the tab's session storage (receipt.ts). */
export const RECEIPT_KEY = 'bookingReceipt';

/** Whether a receipt is kept, without reading it: all that a page needs to keep room for it. */
export function hasReceipt(): boolean {
  try {
    return RECEIPT_KEY in sessionStorage;
  } catch {
    return false; // Blocked storage holds no receipt.
  }
}
