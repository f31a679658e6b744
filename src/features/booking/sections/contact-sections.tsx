import { memo } from 'react';
import { BOOKING_SERVICE_IDS, BOOKING_SERVICES } from '#contract/form-choices.ts';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { BOOKING_SECTIONS } from '#src/content/pages/booking.ts';
import { EMPTY_BOOKING } from '#src/features/booking/booking-values.ts';
import { FormSection } from './form-section.tsx';
import { type SectionProps, useBookingField } from './use-booking-field.ts';

const SERVICES = BOOKING_SERVICE_IDS.map((value) => ({ value, label: BOOKING_SERVICES[value] }));

export const YouSection = memo(function YouSection({ form }: SectionProps) {
  const field = useBookingField(form);
  return (
    <FormSection title={BOOKING_SECTIONS.you}>
      <SelectField
        {...field('service')}
        required
        options={SERVICES}
        className="col-span-6"
        defaultValue={EMPTY_BOOKING.service}
      />
      <TextField
        {...field('firstName')}
        required
        className="col-span-6 sm:col-span-3"
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...field('lastName')}
        required
        className="col-span-6 sm:col-span-3"
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...field('phone')}
        required
        type="tel"
        className="col-span-6 sm:col-span-3"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <TextField
        {...field('email')}
        required
        type="email"
        className="col-span-6 sm:col-span-3"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
    </FormSection>
  );
});

export const PropertySection = memo(function PropertySection({ form }: SectionProps) {
  const field = useBookingField(form);
  return (
    <FormSection title={BOOKING_SECTIONS.property}>
      <TextField
        {...field('address')}
        required
        className="col-span-6"
        autoComplete="street-address"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...field('zip')}
        required
        className="col-span-6 sm:col-span-2"
        autoComplete="postal-code"
        inputMode="numeric"
        enterKeyHint="next"
      />
      <TextField
        {...field('city')}
        required
        className="col-span-4 sm:col-span-3"
        autoComplete="address-level2"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...field('state')}
        required
        className="col-span-2 sm:col-span-1"
        autoComplete="address-level1"
        autoCapitalize="characters"
        enterKeyHint="next"
        defaultValue={EMPTY_BOOKING.state}
      />
    </FormSection>
  );
});
