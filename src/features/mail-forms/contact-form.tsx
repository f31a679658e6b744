import { CONTACT_SERVICE_IDS } from '#contract/form-choices.ts';
import { ConsentText } from '#src/components/site/consent-text.tsx';
import { CONTACT_INPUTS } from '#src/components/site/contact-inputs.ts';
import { Button } from '#src/components/ui/button.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { CONTACT_CONSENT, MARKETING_CONSENT } from '#src/content/company/disclosure.ts';
import { CONTACT_MESSAGES, CONTACT_PAGE, CONTACT_SERVICES } from '#src/content/pages/contact.ts';
import { Form } from '#src/forms/form.tsx';
import { Honeypot } from '#src/forms/honeypot.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import type { ContactFields, ContactValues } from './contact-check.ts';
import { contactPayload } from './contact-payload.ts';
import { useMailForm } from './use-mail-form.ts';

const SERVICES = CONTACT_SERVICE_IDS.map((value) => ({ value, label: CONTACT_SERVICES[value] }));

const EMPTY: ContactValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  address: '',
  service: CONTACT_SERVICE_IDS[0],
  marketingConsent: false,
  leaveEmpty: '',
};

/** Only a bot fills in the honeypot. Nothing is sent then, but the form reports success. */
const toContactMail = ({ marketingConsent, leaveEmpty, ...contact }: ContactFields, now: Date) =>
  leaveEmpty === '' ? contactPayload(contact, marketingConsent, now) : null;

const HOTLINE = phoneLink(env.hotline);

const SENT = { isSuccess: true, text: CONTACT_MESSAGES.success };
const FAILED = {
  isSuccess: false,
  text: CONTACT_MESSAGES.failure,
  detail: (
    <a href={HOTLINE.href} className="font-medium underline underline-offset-4">
      Call {HOTLINE.text}
    </a>
  ),
};

/** The service request (specification, sections 2 to 5 and 8), sent as an email. */
export function ContactForm() {
  const contact = useMailForm({
    name: 'contact',
    initialValues: EMPTY,
    validateOn: 'onTouched',
    rules: () => import('./contact-check.ts').then(({ checkContact }) => checkContact),
    toMail: toContactMail,
    sent: SENT,
    failed: FAILED,
  });
  const { field, isSending } = contact;

  return (
    <Form form={contact} name="contact" aria-label={CONTACT_PAGE.formHeading}>
      <fieldset disabled={isSending} className="grid min-w-0 gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} {...CONTACT_INPUTS.firstName} required label="First Name" />
        <TextField {...field('lastName')} {...CONTACT_INPUTS.lastName} required label="Last Name" />
        <TextField {...field('phone')} {...CONTACT_INPUTS.phone} required label="Phone" />
        <TextField {...field('email')} {...CONTACT_INPUTS.email} required label="Email" />
        <TextField
          {...field('address')}
          {...CONTACT_INPUTS.address}
          required
          className="sm:col-span-2"
          label="Property Address"
        />
        <SelectField
          {...field('service')}
          className="sm:col-span-2"
          label="Service Needed"
          options={SERVICES}
        />
        <CheckField {...contact.form.register('marketingConsent')} className="sm:col-span-2">
          {MARKETING_CONSENT.text}
        </CheckField>
        <Honeypot {...contact.form.register('leaveEmpty')} />
      </fieldset>
      <div className="mt-6">
        <Outcome ref={contact.outcome} message={contact.message} />
        <Button type="submit" look="act" className="w-full text-lg" disabled={isSending}>
          {isSending ? CONTACT_MESSAGES.sending : CONTACT_PAGE.submit}
        </Button>
        <div className="mt-5">
          <ConsentText>{CONTACT_CONSENT.text}</ConsentText>
        </div>
      </div>
    </Form>
  );
}
