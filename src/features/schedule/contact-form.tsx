import type { Ref } from 'react';
import { BOOKING_SERVICE_IDS, BOOKING_SERVICES } from '#contract/booking-choices.ts';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { SCHEDULE_LABELS as LABELS } from '#src/content/schedule.ts';
import { keepContact, SCHEDULE_DEFAULTS } from './contact-fields.ts';
import type { useZipAnswer } from './use-zip-answer.ts';
import { ZipNote } from './zip-note.tsx';

const SERVICES = BOOKING_SERVICE_IDS.map((value) => ({ value, label: BOOKING_SERVICES[value] }));

interface ContactFormProps {
  ref: Ref<HTMLFormElement>;
  label: string;
  zip: ReturnType<typeof useZipAnswer>;
}

/**
 * Step 1. The browser holds what is typed, so that nothing typed before the app runs is lost; it is read at the tap on a
 * slot. The asterisks ask, nothing checks (specification, section 5).
 */
export function ContactForm({ ref, label, zip }: ContactFormProps) {
  return (
    <form
      ref={ref}
      method="post"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      onChange={(event) => keepContact(event.currentTarget)}
      className="grid grid-cols-6 gap-x-4 gap-y-5"
    >
      <SelectField
        label={LABELS.serviceType}
        name="serviceType"
        required
        className="col-span-6"
        options={SERVICES}
        defaultValue={SCHEDULE_DEFAULTS.serviceType}
      />
      <TextField
        label={LABELS.name}
        name="name"
        required
        className="col-span-6 sm:col-span-3"
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        label={LABELS.lastName}
        name="lastName"
        required
        className="col-span-6 sm:col-span-3"
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        label={LABELS.phone}
        name="phone"
        type="tel"
        required
        className="col-span-6 sm:col-span-3"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <TextField
        label={LABELS.email}
        name="email"
        type="email"
        required
        className="col-span-6 sm:col-span-3"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        label={LABELS.address}
        name="address"
        required
        className="col-span-6"
        autoComplete="street-address"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        label={LABELS.zipCode}
        name="zipCode"
        required
        className="col-span-6 sm:col-span-2"
        autoComplete="postal-code"
        inputMode="numeric"
        enterKeyHint="next"
        onChange={(event) => event.currentTarget.form && zip.check(event.currentTarget.form)}
      />
      <ZipNote answer={zip.answer} />
      <TextField
        label={LABELS.city}
        name="city"
        required
        className="col-span-4 sm:col-span-3"
        autoComplete="address-level2"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        label={LABELS.state}
        name="state"
        required
        className="col-span-2 sm:col-span-1"
        autoComplete="address-level1"
        autoCapitalize="characters"
        enterKeyHint="done"
        defaultValue={SCHEDULE_DEFAULTS.state}
      />
    </form>
  );
}
