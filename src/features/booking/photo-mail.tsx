import { Camera } from 'lucide-react';
import { type Control, useWatch } from 'react-hook-form';
import type { Slot } from '#contract/slots.ts';
import { buttonClass } from '#src/components/ui/button.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { PHOTO_MAIL } from '#src/content/pages/booking.ts';
import { env } from '#src/lib/env.ts';
import { type BookingValues, EMPTY_BOOKING } from './booking-values.ts';
import { mailDetails, photoMailAddress } from './photo-mail-address.ts';

interface PhotoMailProps {
  control: Control<BookingValues>;
  slot: Slot | null;
}

export function PhotoMail({ control, slot }: PhotoMailProps) {
  const isMounted = useMounted();
  const details = useWatch({ control, compute: mailDetails });
  return (
    <div>
      <p className="font-semibold text-navy-900">{PHOTO_MAIL.title}</p>
      <p className="mt-1 text-slate-700">{PHOTO_MAIL.text}</p>
      <a
        href={photoMailAddress(env.contactEmail, isMounted ? details : EMPTY_BOOKING, slot)}
        className={buttonClass('outline', 'mt-3 max-lg:w-full lg:w-full')}
      >
        <Camera aria-hidden="true" className="size-5" />
        {PHOTO_MAIL.action}
      </a>
    </div>
  );
}
