import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { HOTLINE } from '#words/company/hotline.ts';
import { BOOKING_MESSAGES } from '#words/pages/booking.ts';

const hotline = phoneLink(env.hotline);

/** Messages of the specification, section 8. */
export const BOOKING_SENT: OutcomeMessage = { isSuccess: true, text: BOOKING_MESSAGES.success };

/** A booking that waited was sent while its form was being changed. */
export const BOOKING_SENT_BEFORE = { isSuccess: true, text: BOOKING_MESSAGES.sentBefore, isByItself: true };

export const BOOKING_FAILED: OutcomeMessage = {
  isSuccess: false,
  text: BOOKING_MESSAGES.failure,
  detail: (
    <>
      {BOOKING_MESSAGES.kept}{' '}
      <a href={hotline.href} className="font-semibold underline underline-offset-4">
        <PhoneText>{HOTLINE.call(hotline.text)}</PhoneText>
      </a>
    </>
  ),
};
