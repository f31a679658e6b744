import type { FormEvent } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { BOOKING_SERVICE_IDS, BOOKING_SERVICES } from '#contract/form-choices.ts';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { SCHEDULE_LABELS as LABELS } from '#src/content/pages/schedule.ts';
import type { ScheduleField, ScheduleValues } from '#src/lib/hand-off.ts';
import { SCHEDULE_START } from './schedule-draft.ts';
import type { ZipAnswer } from './use-zip-answer.ts';
import { ZipNote } from './zip-note.tsx';

const SERVICES = BOOKING_SERVICE_IDS.map((value) => ({ value, label: BOOKING_SERVICES[value] }));

interface ContactFormProps {
  label: string;
  register: UseFormRegister<ScheduleValues>;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  zipAnswer: ZipAnswer | null;
  onZip: () => void;
}

/** Step 1. The asterisks are only a request: nothing is checked (specification, section 5). */
export function ContactForm({ label, register, onChange, zipAnswer, onZip }: ContactFormProps) {
  const field = (name: ScheduleField) => ({ ...register(name), label: LABELS[name] });
  return (
    <form
      method="post"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      onChange={onChange}
      className="grid grid-cols-6 gap-x-4 gap-y-5"
    >
      <SelectField
        {...field('serviceType')}
        required
        className="col-span-6"
        options={SERVICES}
        defaultValue={SCHEDULE_START.serviceType}
      />
      <TextField
        {...field('name')}
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
        type="tel"
        required
        className="col-span-6 sm:col-span-3"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <TextField
        {...field('email')}
        type="email"
        required
        className="col-span-6 sm:col-span-3"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        {...field('address')}
        required
        className="col-span-6"
        autoComplete="street-address"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...register('zipCode', { onChange: onZip })}
        label={LABELS.zipCode}
        required
        className="col-span-6 sm:col-span-2"
        autoComplete="postal-code"
        inputMode="numeric"
        enterKeyHint="next"
      />
      <ZipNote answer={zipAnswer} />
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
        enterKeyHint="done"
        defaultValue={SCHEDULE_START.state}
      />
    </form>
  );
}
