import { type Control, useWatch } from 'react-hook-form';
import type { Slot } from '#contract/slots.ts';
import { buttonClass } from '#src/components/ui/button.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { PHOTO_MAIL } from '#src/content/pages/booking.ts';
import { env } from '#src/lib/env.ts';
import { type BookingValues, EMPTY_BOOKING } from './booking-values.ts';
import { mailDetails, photoMailAddress } from './photo-mail-address.ts';
import { PhotoField } from './photos/photo-field.tsx';

interface PhotoMailProps {
  control: Control<BookingValues>;
  slot: Slot | null;
  /** Of the booking that was just sent; empty before. */
  sentId: string;
}

/** Two ways to give us photos: here, or by email. */
export function PhotoMail({ control, slot, sentId }: PhotoMailProps) {
  const isMounted = useMounted();
  const details = useWatch({ control, compute: mailDetails });
  return (
    <>
      <p className="font-semibold text-navy-900">{PHOTO_MAIL.title}</p>
      <PhotoField sentId={sentId}>
        <a
          href={photoMailAddress(env.contactEmail, isMounted ? details : EMPTY_BOOKING, slot)}
          className={buttonClass('outline')}
        >
          {PHOTO_MAIL.action}
        </a>
      </PhotoField>
    </>
  );
}
