import type { FormEvent, RefObject } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { BOOKING_SERVICE_IDS } from '#contract/form-choices.ts';
import { BOOKING_SERVICES } from '#contract-words/visit.ts';
import { CONTACT_INPUTS } from '#src/components/site/contact-inputs.ts';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import type { ScheduleField, ScheduleValues } from '#src/lib/hand-off.ts';
import { SCHEDULE_LABELS as LABELS } from '#words/pages/schedule.ts';
import { SCHEDULE_START } from './schedule-draft.ts';
import type { ZipAnswer } from './use-zip-answer.ts';
import { ZipNote } from './zip-note.tsx';

const SERVICES = BOOKING_SERVICE_IDS.map((value) => ({ value, label: BOOKING_SERVICES[value] }));

interface ContactFormProps {
  element: RefObject<HTMLFormElement | null>;
  label: string;
  register: UseFormRegister<ScheduleValues>;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  zipAnswer: ZipAnswer | null;
  onZip: () => void;
}

/** Step 1. The asterisks are only a request: nothing is checked (specification, section 5). */
export function ContactForm({ element, label, register, onChange, zipAnswer, onZip }: ContactFormProps) {
  const field = (name: ScheduleField) => ({ ...register(name), label: LABELS[name] });
  return (
    <form
      ref={element}
      method="post"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      onChange={onChange}
      className="grid grid-cols-6 gap-x-4 gap-y-5 max-xs:*:col-span-full"
    >
      <SelectField
        {...field('serviceType')}
        required
        className="col-span-6"
        options={SERVICES}
        defaultValue={SCHEDULE_START.serviceType}
      />
      <TextField {...field('name')} {...CONTACT_INPUTS.firstName} required className="col-span-3" />
      <TextField {...field('lastName')} {...CONTACT_INPUTS.lastName} required className="col-span-3" />
      <TextField
        {...field('phone')}
        {...CONTACT_INPUTS.phone}
        required
        className="col-span-6 sm:col-span-3"
      />
      <EmailField
        {...field('email')}
        {...CONTACT_INPUTS.email}
        required
        className="col-span-6 sm:col-span-3"
      />
      <TextField {...field('address')} {...CONTACT_INPUTS.address} required className="col-span-6" />
      <TextField
        {...register('zipCode', { onChange: onZip })}
        {...CONTACT_INPUTS.zip}
        label={LABELS.zipCode}
        required
        className="col-span-6 sm:col-span-2"
      />
      <ZipNote answer={zipAnswer} />
      <TextField {...field('city')} {...CONTACT_INPUTS.city} required className="col-span-4 sm:col-span-3" />
      <TextField
        {...field('state')}
        {...CONTACT_INPUTS.state}
        required
        className="col-span-2 sm:col-span-1"
        enterKeyHint="done"
        defaultValue={SCHEDULE_START.state}
      />
    </form>
  );
}
