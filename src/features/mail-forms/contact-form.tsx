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
import { useMailForm } from './use-mail-form.ts';

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

/** Only a program fills the field nobody sees; it is told what it wants to hear. */
const mailOfContact = ({ marketingConsent, leaveEmpty, ...contact }: ContactFields, now: Date) =>
  leaveEmpty === '' ? contactPayload(contact, marketingConsent, now) : null;

/** The service request (specification, sections 2 to 5 and 8): sent as a mail, every word kept when that fails. */
export function ContactForm() {
  const { form, progress, place, element } = useMailForm({
    name: 'contact',
    start: EMPTY,
    mode: 'onTouched',
    loadCheck: () => import('./contact-check.ts').then(({ checkContact }) => checkContact),
    mailOf: mailOfContact,
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  return (
    <form {...element} aria-label={CONTACT_PAGE.formHeading}>
      <fieldset disabled={progress === 'sending'} className="grid min-w-0 gap-5 sm:grid-cols-2">
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
          error={errors.service?.message}
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
        <ContactResult ref={place} progress={progress} />
        <Button type="submit" look="act" className="w-full text-lg" disabled={isSubmitting}>
          {isSubmitting ? CONTACT_MESSAGES.sending : CONTACT_PAGE.submit}
        </Button>
        <ConsentText>{CONTACT_CONSENT.text}</ConsentText>
      </div>
    </form>
  );
}
