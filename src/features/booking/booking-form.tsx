import type { ComponentType, KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { readSlot, slotId } from '#contract/slots.ts';
import { ConsentText } from '#src/components/site/consent-text.tsx';
import { EnglishText } from '#src/components/site/english-text.tsx';
import { useTakenSlots } from '#src/components/site/slot-grid.tsx';
import { useEasternDay } from '#src/components/site/use-eastern-day.ts';
import { Alert } from '#src/components/ui/alert.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { Form } from '#src/forms/form.tsx';
import { Honeypot } from '#src/forms/honeypot.tsx';
import { slotInShort } from '#src/lib/slots.ts';
import { submitForm } from '#src/lib/submit-form.ts';
import { siteClock } from '#src/stored/clock.ts';
import { useDateFault } from '#src/stored/use-date-fault.ts';
import { CONTACT_CONSENT, MARKETING_CONSENT } from '#words/company/disclosure.ts';
import { BOOKING_BANNER, BOOKING_MESSAGES, BOOKING_PAGE } from '#words/pages/booking.ts';
import { BookingBanner, EmergencyBanner } from './booking-banner.tsx';
import { findEmptyFields, findMissingFields } from './booking-rules.ts';
import { EMPTY_BOOKING } from './booking-values.ts';
import { CollapsibleContact } from './collapsible/collapsible-contact.tsx';
import { CollapsibleSection } from './collapsible/collapsible-section.tsx';
import { PhotoMail } from './photo-mail.tsx';
import { PropertySection, YouSection } from './sections/contact-sections.tsx';
import { DamageSection, InsuranceSection } from './sections/damage-sections.tsx';
import { HiddenFields } from './sections/hidden-fields.tsx';
import { OwnerConfirmation } from './sections/owner-confirmation.tsx';
import { SlotSection } from './sections/slot-section.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useStartingDraftKey } from './use-starting-draft.ts';

const loadTakenSlots = () => import('#src/services/taken-slots.ts');

interface BookingFormProps {
  /** The top of the page, which says less once the booking is sent. */
  Header: ComponentType<{ isSent: boolean }>;
}

/** The booking form with the parts of the page that depend on its values (specification, sections 2 to 5). */
export function BookingForm({ Header }: BookingFormProps) {
  return <StartedForm key={useStartingDraftKey()} Header={Header} />;
}

function StartedForm({ Header }: BookingFormProps) {
  const booking = useBookingForm();
  const { form, isSending, isSent, sent, collapsed, openFor, goTo, pick, choose } = booking;
  const today = useEasternDay(siteClock);
  const dateFault = useDateFault();
  const [apptDate, apptTime, chosenService] = useWatch({
    control: form.control,
    name: ['apptDate', 'apptTime', 'service'],
  });
  // The prerendered page does not know the visitor, so what depends on the values shows after hydration.
  const isHydrated = today !== null;
  const slot = isHydrated ? readSlot(apptDate, apptTime, today) : null;
  const service = isHydrated ? chosenService : EMPTY_BOOKING.service;
  const taken = useTakenSlots(loadTakenSlots, booking.isTouched);
  // A time that has passed since is left to choose.
  const isLeftToSend = booking.waitsForConnection && slot !== null;
  const isTaken = slot !== null && taken[slotId(slot)] !== undefined;
  const isGone = isHydrated && (booking.isSlotGone || apptDate !== '');
  // Prerendered, too: who comes without a time sees it from the first paint.
  const warning = isGone ? BOOKING_BANNER.slotGone : BOOKING_BANNER.noSlot;

  /**
   * Browsers ignore Enter while the submit button is disabled. Here it moves to the next missing field, like
   * "next" on a phone's keyboard.
   */
  function onEnter(event: KeyboardEvent<HTMLFormElement>) {
    const isField = event.target instanceof HTMLInputElement && !/checkbox|file/.test(event.target.type);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isField) return;
    event.preventDefault();
    const [next] = findMissingFields(findEmptyFields(form.getValues()), slot !== null);
    if (next && next !== 'ownerConfirmed') goTo(next);
    else submitForm(event.currentTarget);
  }

  return (
    <>
      <Header isSent={isSent} />
      <div className="wrap grid grid-cols-1 items-start gap-4 pt-4 pb-8 sm:pt-8 sm:pb-20 lg:grid-cols-[1fr_21rem] lg:gap-8">
        <aside hidden={isSent} className="lg:sticky lg:top-24 lg:order-last">
          <BookingBanner service={service} slot={slot} isKnown={isHydrated} warning={warning} />
          <EmergencyBanner service={service} />
        </aside>
        <Card>
          <Form form={booking} aria-label={BOOKING_PAGE.title} onFocus={booking.onFocus} onKeyDown={onEnter}>
            <fieldset hidden={isSent} disabled={isSending} className="mb-4 grid min-w-0 grid-cols-1 gap-4">
              <CollapsibleContact
                control={form.control}
                isCollapsed={collapsed.includes('contact')}
                onOpen={() => openFor(['service'])}
                onPick={pick}
              >
                <YouSection form={form} />
                <PropertySection form={form} />
              </CollapsibleContact>
              <CollapsibleSection
                part="slot"
                isCollapsed={collapsed.includes('slot') && slot !== null}
                lines={slot ? [slotInShort(slot), ...(isTaken ? [BOOKING_BANNER.full] : [])] : []}
                onOpen={() => openFor(['apptDate'])}
              >
                <SlotSection
                  today={today}
                  dateFault={dateFault}
                  slot={slot}
                  taken={taken}
                  form={form}
                  onChoose={choose}
                />
              </CollapsibleSection>
              <InsuranceSection form={form} />
              <DamageSection form={form} onPick={pick} />
              {/* The card of a booking that is sent adds photos itself. */}
              {!isSent && <PhotoMail control={form.control} />}
              <OwnerConfirmation form={form} />
              <CheckField {...form.register('marketingConsent')} value={MARKETING_CONSENT.version}>
                {MARKETING_CONSENT.text}
              </CheckField>
              {MARKETING_CONSENT.english && <EnglishText>{MARKETING_CONSENT.english}</EnglishText>}
              <Honeypot {...form.register('leaveEmpty')} />
              <HiddenFields service={service} origin={isHydrated ? window.location.origin : ''} />
            </fieldset>
            <Outcome ref={booking.outcome} message={booking.message}>
              {sent && (
                <sent.Card
                  booking={sent.booking}
                  form={{
                    title: booking.message?.isSuccess ? booking.message.text : undefined,
                    sends: !isLeftToSend && !isSent,
                  }}
                  onOver={booking.onOver}
                />
              )}
            </Outcome>
            <Alert kind="warning" className="mb-5">
              {!booking.isStorable && !sent && BOOKING_MESSAGES.notStorable}
            </Alert>
            <div hidden={isSent}>
              <div hidden={isLeftToSend}>
                <SubmitBar
                  control={form.control}
                  hasSlot={slot !== null}
                  isSending={isSending}
                  onGoTo={booking.showMissing}
                />
              </div>
              <div className="mt-4">
                <ConsentText {...CONTACT_CONSENT} />
              </div>
            </div>
          </Form>
        </Card>
      </div>
    </>
  );
}
