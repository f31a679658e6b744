import { memo } from 'react';
import { BOOKING_SERVICE_IDS } from '#contract/form-choices.ts';
import { BOOKING_SERVICES } from '#contract-words/visit.ts';
import { CONTACT_INPUTS } from '#src/components/site/contact-inputs.ts';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { EMPTY_BOOKING } from '#src/features/booking/booking-values.ts';
import { BOOKING_SECTIONS } from '#words/pages/booking.ts';
import { FormSection } from './form-section.tsx';
import { type SectionProps, useBookingField } from './use-booking-field.ts';

const SERVICES = BOOKING_SERVICE_IDS.map((value) => ({ value, label: BOOKING_SERVICES[value] }));

export const YouSection = memo(function YouSection({ form }: SectionProps) {
  const field = useBookingField(form);
  return (
    <FormSection title={BOOKING_SECTIONS.you}>
      <SelectField
        {...field('service')}
        options={SERVICES}
        className="col-span-6"
        defaultValue={EMPTY_BOOKING.service}
      />
      <TextField {...field('firstName')} {...CONTACT_INPUTS.firstName} className="col-span-3" />
      <TextField {...field('lastName')} {...CONTACT_INPUTS.lastName} className="col-span-3" />
      <TextField {...field('phone')} {...CONTACT_INPUTS.phone} className="col-span-6 sm:col-span-3" />
      <EmailField {...field('email')} {...CONTACT_INPUTS.email} className="col-span-6 sm:col-span-3" />
    </FormSection>
  );
});

export const PropertySection = memo(function PropertySection({ form }: SectionProps) {
  const field = useBookingField(form);
  return (
    <FormSection title={BOOKING_SECTIONS.property}>
      <TextField {...field('address')} {...CONTACT_INPUTS.address} className="col-span-6" />
      <TextField {...field('zip')} {...CONTACT_INPUTS.zip} className="col-span-6 sm:col-span-2" />
      <TextField {...field('city')} {...CONTACT_INPUTS.city} className="col-span-4 sm:col-span-3" />
      <TextField
        {...field('state')}
        {...CONTACT_INPUTS.state}
        className="col-span-2 sm:col-span-1"
        defaultValue={EMPTY_BOOKING.state}
      />
    </FormSection>
  );
});
