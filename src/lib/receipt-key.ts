/** Where the receipt of a booking that was just sent is kept, in the tab's session storage (kept-receipt.ts). */
export const RECEIPT_KEY = 'bookingReceipt';
