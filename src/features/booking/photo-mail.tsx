import { Camera } from 'lucide-react';
import type { Slot } from '#contract/slots.ts';
import { buttonClass } from '#src/components/ui/button.tsx';
import { PHOTO_MAIL } from '#src/content/booking.ts';
import { env } from '#src/lib/env.ts';
import { type MailDetails, photoMailAddress } from './photo-mail-address.ts';

/** Photos go by email, with the booking's details already written. */
export function PhotoMail({ values, slot }: { values: MailDetails; slot: Slot | null }) {
  return (
    <div>
      <p className="font-semibold text-navy-900">{PHOTO_MAIL.title}</p>
      <p className="mt-1 text-slate-700">{PHOTO_MAIL.text}</p>
      <a
        href={photoMailAddress(env.contactEmail, values, slot)}
        className={buttonClass('outline', 'mt-3 max-lg:w-full lg:w-full')}
      >
        <Camera aria-hidden="true" className="size-5" />
        {PHOTO_MAIL.action}
      </a>
    </div>
  );
}
