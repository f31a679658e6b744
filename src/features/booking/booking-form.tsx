import { type FormEvent, type KeyboardEvent, useCallback, useMemo } from 'react';
import { readSlot, type Slot } from '#contract/slots.ts';
import { ConsentText } from '#src/components/site/consent-text.tsx';
import { useEasternDay } from '#src/components/site/use-eastern-day.ts';
import { Card } from '#src/components/ui/card.tsx';
import { BOOKING_BANNER, BOOKING_PAGE } from '#src/content/booking.ts';
import { CONTACT_CONSENT } from '#src/content/disclosure.ts';
import { Honeypot } from '#src/forms/honeypot.tsx';
import { BookingBanner, EmergencyBanner } from './booking-banner.tsx';
import type { BookingErrors } from './booking-values.ts';
import { PropertySection, YouSection } from './contact-sections.tsx';
import { DamageSection, InsuranceSection } from './damage-sections.tsx';
import { fieldProps } from './field-props.ts';
import { focusField } from './focus-field.ts';
import { fetchParts } from './load-parts.ts';
import { MarketingConsent } from './marketing-consent.tsx';
import { firstWrong, missingFields } from './missing.ts';
import { OwnerConfirmation } from './owner-confirmation.tsx';
import { PhotoMail } from './photo-mail.tsx';
import { SendResult } from './send-result.tsx';
import { SlotSection } from './slot-section.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useBookingSubmit } from './use-booking-submit.ts';
import { WireFields } from './wire-fields.tsx';

/** The booking page's form with everything around it that follows what is typed (specification, sections 2 to 5). */
export function BookingForm() {
  const form = useBookingForm();
  const { element, values, errors, set } = form;
  const { sending, submit } = useBookingSubmit({ onRefused, onSent: form.finish });
  const today = useEasternDay();
  const { apptDate, apptTime } = values;
  // What is typed changes at every key: the parts of the form that do not show it are not drawn again.
  const slot = useMemo(
    () => (today === null ? null : readSlot(apptDate, apptTime, today)),
    [apptDate, apptTime, today],
  );
  const field = useMemo(() => fieldProps(errors), [errors]);
  const warning = form.slotGone || values.apptDate ? BOOKING_BANNER.slotGone : BOOKING_BANNER.noSlot;
  const choose = useCallback(({ date, period }: Slot) => set({ apptDate: date, apptTime: period }), [set]);

  function onRefused(found: BookingErrors) {
    form.refuse(found);
    const wrong = firstWrong(found);
    if (wrong) focusField(element.current, wrong);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    void submit({
      values,
      leaveEmpty: String(sent.get('leaveEmpty') ?? ''),
      marketingConsent: String(sent.get('marketingConsent') ?? ''),
      submissionId: form.submissionId(),
    });
  }

  /** The browser ignores Enter while the button is disabled; here it leads on to what is missing, as a phone's "next" does. */
  function onEnter(event: KeyboardEvent<HTMLFormElement>) {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isField) return;
    event.preventDefault();
    const [next] = missingFields(values, slot);
    if (next && next !== 'ownerConfirmed') focusField(element.current, next);
    else event.currentTarget.requestSubmit();
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_21rem] lg:gap-8">
      <aside className="grid gap-4 lg:sticky lg:top-24 lg:order-last">
        <BookingBanner
          service={values.service}
          slot={slot}
          // What is chosen is not known before the app runs, and a warning then would be a false alarm.
          warning={today === null || sending === 'sent' ? null : warning}
        />
        <EmergencyBanner service={values.service} />
      </aside>
      <Card>
        <form
          ref={element}
          method="post"
          noValidate
          aria-label={BOOKING_PAGE.title}
          onSubmit={onSubmit}
          onChange={form.onChange}
          onBlur={form.onBlur}
          onFocus={fetchParts}
          onKeyDown={onEnter}
        >
          <fieldset disabled={sending === 'sending'} className="grid min-w-0 gap-8">
            <YouSection field={field} />
            <PropertySection field={field} />
            <InsuranceSection field={field} />
            <DamageSection field={field} dateOfLoss={values.dateOfLoss} onPick={set} />
            <SlotSection
              today={today}
              slot={slot}
              error={errors.apptDate ?? errors.apptTime}
              onChoose={choose}
            />
            <OwnerConfirmation field={field} />
            <MarketingConsent />
            <Honeypot />
            <WireFields service={values.service} origin={today === null ? '' : window.location.origin} />
          </fieldset>
          <div className="mt-6">
            <SendResult sending={sending} />
            <SubmitBar
              sending={sending}
              missing={missingFields(values, slot)}
              onGoTo={(name) => focusField(element.current, name)}
            />
            <div className="mt-4">
              <ConsentText>{CONTACT_CONSENT.text}</ConsentText>
            </div>
          </div>
        </form>
        <div className="mt-7 border-foam-300 border-t pt-6">
          <PhotoMail values={values} slot={slot} />
        </div>
      </Card>
    </div>
  );
}
