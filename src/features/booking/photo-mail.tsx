import { type Control, useWatch } from 'react-hook-form';
import { buttonClass } from '#src/components/ui/button.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { PHOTO_MAIL } from '#words/pages/booking.ts';
import { type BookingValues, EMPTY_BOOKING } from './booking-values.ts';
import { photoMailAddress } from './photo-mail-address.ts';
import { PhotoField } from './photos/photo-field.tsx';

const NOTHING_TYPED = photoMailAddress(EMPTY_BOOKING);

/** Two ways to give us photos: here, or by email. */
export function PhotoMail({ control }: { control: Control<BookingValues> }) {
  const isMounted = useMounted();
  const address = useWatch({ control, compute: photoMailAddress });
  return (
    <div>
      <p className="font-semibold text-navy-900">{PHOTO_MAIL.title}</p>
      <PhotoField>
        <a href={isMounted ? address : NOTHING_TYPED} className={buttonClass('outline')}>
          {PHOTO_MAIL.action}
        </a>
      </PhotoField>
    </div>
  );
}
