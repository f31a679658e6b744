import { BOOKING_SERVICES, BOOKING_SOURCE, isBookingService } from '#contract/booking-choices.ts';
import { env } from '#src/lib/env.ts';

interface WireFieldsProps {
  service: string;
  /** This site's origin; empty until the page runs in a browser. */
  origin: string;
}

/** The form's hidden fields (specification, section 3), as the service sends them. */
export function WireFields({ service, origin }: WireFieldsProps) {
  const fields = {
    token: env.bookingToken,
    _source: BOOKING_SOURCE,
    redirect: origin,
    'Service Type': isBookingService(service) ? BOOKING_SERVICES[service] : '',
  };
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <input type="hidden" name={SUBMISSION_ID} />
    </>
  );
}

const SUBMISSION_ID = 'submissionId';

/** Puts the id of this booking into its hidden field. */
export function writeSubmissionId(form: HTMLFormElement, submissionId: string): void {
  const control = form.elements.namedItem(SUBMISSION_ID);
  if (control instanceof HTMLInputElement) control.value = submissionId;
}
