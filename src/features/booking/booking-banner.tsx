import { CalendarCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { formatDay } from '#contract/dates/calendar.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { periodLabel, type Slot } from '#contract/slots.ts';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { HOTLINE } from '#words/company/hotline.ts';
import { BOOKING_BANNER } from '#words/pages/booking.ts';

const hotline = phoneLink(env.hotline);

const CallLink = ({ className }: { className: string }) => (
  <a href={hotline.href} className={`font-semibold underline ${className}`}>
    <PhoneText>{HOTLINE.call(hotline.text)}</PhoneText>
  </a>
);

const isEmergency = (service: string) => service === 'emergency-tarping';

interface BookingBannerProps {
  service: string;
  slot: Slot | null;
  /** Whether the slot is known: the prerendered page does not know the visitor. */
  isKnown: boolean;
  warning: string | null;
}

export const BookingBanner = memo(function BookingBanner({
  service,
  slot,
  isKnown,
  warning,
}: BookingBannerProps) {
  return (
    <section aria-label={BOOKING_BANNER.label} className="rounded-2xl bg-navy-900 px-4 py-3 text-foam-100">
      <p className="font-display font-semibold text-2xl text-white leading-tight">{serviceLabel(service)}</p>
      <div role="status" className="mt-1 min-h-[3.2em]">
        {slot && (
          <p className="flex gap-2">
            <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-tarp-300" />
            <span>
              <span className="block font-semibold text-white">{formatDay(slot.date)}</span>{' '}
              {periodLabel(slot.period)}
            </span>
          </p>
        )}
        {!slot && warning && (
          <p className={`flex gap-2 font-semibold text-amber-400 ${isKnown ? '' : 'slot-unknown'}`}>
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>{warning}</span>
          </p>
        )}
      </div>
      {!isEmergency(service) && <CallLink className="text-white max-lg:hidden" />}
    </section>
  );
});

export const EmergencyBanner = memo(function EmergencyBanner({ service }: { service: string }) {
  return (
    <div role="status">
      {isEmergency(service) && (
        <p className="mt-3 flex gap-2 rounded-lg bg-amber-100 px-4 py-2 text-navy-950">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            <b>{BOOKING_BANNER.emergency.title}</b> {`${BOOKING_BANNER.emergency.text} `}
            <CallLink className="whitespace-nowrap" />
          </span>
        </p>
      )}
    </div>
  );
});
