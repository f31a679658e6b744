import { memo } from 'react';
import { LEAD_SOURCES, PREVIOUS_CLAIMS } from '#contract/form-choices.ts';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { EMPTY_BOOKING } from '#src/features/booking/booking-values.ts';
import {
  BOOKING_HINTS,
  BOOKING_PLACEHOLDERS,
  BOOKING_SECTIONS,
  CLAIM_LABELS,
  SOURCE_LABELS,
} from '#words/pages/booking.ts';
import { DateOfLossField } from './date-of-loss-field.tsx';
import { FormSection } from './form-section.tsx';
import { type SectionProps, useBookingField } from './use-booking-field.ts';

const CLAIMS = PREVIOUS_CLAIMS.map((value) => ({ value, label: CLAIM_LABELS[value] }));
const SOURCES = LEAD_SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }));

export const InsuranceSection = memo(function InsuranceSection({ form }: SectionProps) {
  const field = useBookingField(form);
  return (
    <FormSection title={BOOKING_SECTIONS.insurance}>
      <TextField
        {...field('insuranceCarrier')}
        hint={BOOKING_HINTS.insuranceCarrier}
        className="col-span-6 sm:col-span-3"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...field('policyNumber')}
        hint={BOOKING_HINTS.policyNumber}
        className="col-span-6 sm:col-span-3"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
      />
    </FormSection>
  );
});

interface DamageSectionProps extends SectionProps {
  onPick: (picked: { dateOfLoss: string }) => void;
}

export const DamageSection = memo(function DamageSection({ form, onPick }: DamageSectionProps) {
  const field = useBookingField(form);
  return (
    <FormSection title={BOOKING_SECTIONS.damage}>
      <DateOfLossField {...field('dateOfLoss')} control={form.control} onPick={onPick} />
      <TextAreaField {...field('notes')} hint={BOOKING_HINTS.notes} rows={4} className="col-span-6" />
      <SelectField
        {...field('previousClaims')}
        options={CLAIMS}
        defaultValue={EMPTY_BOOKING.previousClaims}
        placeholder={BOOKING_PLACEHOLDERS.previousClaims}
        className="col-span-3"
      />
      <SelectField
        {...field('leadSource')}
        options={SOURCES}
        defaultValue={EMPTY_BOOKING.leadSource}
        placeholder={BOOKING_PLACEHOLDERS.leadSource}
        className="col-span-3"
      />
    </FormSection>
  );
});
