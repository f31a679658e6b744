import { useEffect, useState } from 'react';
import { type BookingReceipt, fetchBookingReceipt } from '#src/services/booking-intake.ts';

const TRIES = 3;
const PAUSE_MS = 5000;

/**
 * Asks the script whether a booking arrived; null while it waits. An unknown booking may still be on its way,
 * so `missing` counts only the third time, after 10 seconds.
 */
export function useReceipt(submissionId: string): BookingReceipt | null {
  const [receipt, setReceipt] = useState<BookingReceipt | null>(null);

  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(attempt: number): Promise<void> {
      const answer = await fetchBookingReceipt(submissionId);
      if (isLeft) return;
      if (answer.state === 'missing' && attempt < TRIES) timer = setTimeout(ask, PAUSE_MS, attempt + 1);
      else setReceipt(answer);
    }
    void ask(1);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [submissionId]);

  return receipt;
}
