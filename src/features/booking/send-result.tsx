import { useEffect, useRef } from 'react';
import { Alert } from '#src/components/ui/alert.tsx';
import { BOOKING_MESSAGES } from '#src/content/booking.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import type { Sending } from './use-booking-submit.ts';

/** How the booking went; it takes the focus, so that it is seen and read out wherever the visitor was. */
export function SendResult({ sending }: { sending: Sending }) {
  const place = useRef<HTMLDivElement>(null);
  const hotline = phoneLink(env.hotline);

  useEffect(() => {
    if (sending === 'sent' || sending === 'failed') place.current?.focus();
  }, [sending]);

  return (
    <div ref={place} tabIndex={-1} className="scroll-my-24 rounded-lg">
      <Alert kind="success" className="mb-5">
        {sending === 'sent' && BOOKING_MESSAGES.success}
      </Alert>
      <Alert kind="error" className="mb-5">
        {sending === 'failed' && (
          <>
            <p>{BOOKING_MESSAGES.failure}</p>
            <p className="mt-1 font-normal">
              {BOOKING_MESSAGES.kept}{' '}
              <a href={hotline.href} className="whitespace-nowrap font-semibold underline underline-offset-4">
                Call {hotline.text}
              </a>
            </p>
          </>
        )}
      </Alert>
    </div>
  );
}
