import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { ConsentText } from '#src/components/site/consent-text.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { CONTACT_MESSAGES, CONTACT_PAGE, CONTACT_SERVICES } from '#src/content/contact.ts';
import { CONTACT_CONSENT, MARKETING_CONSENT } from '#src/content/disclosure.ts';
import type { ContactFields, ContactValues } from './contact-check.ts';
import { contactPayload } from './contact-payload.ts';
import { ContactResult } from './contact-result.tsx';
import { fetchParts, loadCheck, loadSend } from './load-parts.ts';

const EMPTY: ContactValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  address: '',
  service: CONTACT_SERVICES[0].value,
  marketingConsent: false,
  leaveEmpty: '',
};

/** Checks with the rules once they are here; without a connection nothing could be sent either. */
const resolver: Resolver<ContactValues, unknown, ContactFields> = async (values, context, options) => {
  const check = await loadCheck().catch(() => null);
  return check ? check(values, context, options) : { values: {}, errors: { root: { type: 'unreachable' } } };
};

/** The service request (specification, sections 2 to 5 and 8): sent as a mail, every word kept when that fails. */
export function ContactForm() {
  const [result, setResult] = useState<'sending' | 'sent' | 'failed' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: EMPTY });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (result === 'sent' || result === 'failed') place.current?.focus();
  }, [result]);

  const submit = form.handleSubmit(
    async ({ marketingConsent, leaveEmpty, ...contact }) => {
      setResult('sending');
      const send = await loadSend().catch(() => null);
      const payload = contactPayload(contact, marketingConsent, new Date());
      // Only a program fills the field nobody sees; it is told what it wants to hear.
      const isSent = leaveEmpty !== '' || ((await send?.(payload))?.ok ?? false);
      if (isSent) form.reset(EMPTY);
      setResult(isSent ? 'sent' : 'failed');
    },
    (wrong) => setResult(wrong.root ? 'failed' : null),
  );

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={fetchParts}
      data-replay="contact"
      aria-label={CONTACT_PAGE.formHeading}
    >
      <fieldset disabled={result === 'sending'} className="grid min-w-0 gap-5 sm:grid-cols-2">
        <TextField
          required
          label="First Name"
          autoComplete="given-name"
          {...register('firstName')}
          error={errors.firstName?.message}
        />
        <TextField
          required
          label="Last Name"
          autoComplete="family-name"
          {...register('lastName')}
          error={errors.lastName?.message}
        />
        <TextField
          required
          label="Phone"
          type="tel"
          autoComplete="tel"
          {...register('phone')}
          error={errors.phone?.message}
        />
        <TextField
          required
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...register('email')}
          error={errors.email?.message}
        />
        <TextField
          required
          className="sm:col-span-2"
          label="Property Address"
          autoComplete="street-address"
          {...register('address')}
          error={errors.address?.message}
        />
        <SelectField
          className="sm:col-span-2"
          label="Service Needed"
          options={CONTACT_SERVICES}
          {...register('service')}
        />
        <CheckField className="sm:col-span-2" {...register('marketingConsent')}>
          {MARKETING_CONSENT.text}
        </CheckField>
        <div aria-hidden="true" className="sr-only">
          <label>
            Leave this empty
            <input {...register('leaveEmpty')} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </fieldset>
      <div className="mt-6 grid gap-5">
        <ContactResult ref={place} result={result} />
        <Button type="submit" look="act" className="w-full text-lg" disabled={isSubmitting}>
          {isSubmitting ? CONTACT_MESSAGES.sending : CONTACT_PAGE.submit}
        </Button>
        <ConsentText>{CONTACT_CONSENT.text}</ConsentText>
      </div>
    </form>
  );
}
