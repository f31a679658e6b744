import { BOOKING_FORM_SOURCE, OFFICE_LABELS, serviceLabel } from '#contract/form-choices.ts';
import { env } from '#src/lib/env.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { useStored } from '#src/stored/use-stored.ts';

interface HiddenFieldsProps {
  service: string;
  /** This site's origin; empty before hydration. */
  origin: string;
}

/** The hidden fields of the booking post (specification, section 3). */
export function HiddenFields({ service, origin }: HiddenFieldsProps) {
  const { submissionId } = useStored(bookingDraft);
  const fields = {
    token: env.bookingToken,
    _source: BOOKING_FORM_SOURCE,
    redirect: origin,
    'Service Type': serviceLabel(service, OFFICE_LABELS),
  };
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <input type="hidden" name="submissionId" value={submissionId} readOnly />
    </>
  );
}
