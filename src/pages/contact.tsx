import { Clock, Mail, MapPin, Phone as PhoneIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTACT_SERVICE_IDS } from '#contract/form-choices.ts';
import { LIMITS } from '#contract/limits.ts';
import { CONTACT_FORM, CONTACT_SERVICES } from '#contract-words/contact-form.ts';
import { CallButton } from '#src/components/site/call-button.tsx';
import { CONTACT_INPUTS } from '#src/components/site/contact-inputs.ts';
import { EnglishText } from '#src/components/site/english-text.tsx';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import { ContactFacts } from '#src/components/site/lists/contact-facts.tsx';
import { PointList } from '#src/components/site/lists/point-list.tsx';
import scene from '#src/components/site/scenes/pages/contact.svg?url&no-inline';
import { Card } from '#src/components/ui/card.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { contactMail } from '#src/features/mail-forms/contact-mail.ts';
import { MailForm } from '#src/features/mail-forms/mail-form.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { CONTACT_CONSENT, MARKETING_CONSENT } from '#words/company/disclosure.ts';
import { HOTLINE } from '#words/company/hotline.ts';
import { CONTACT_LABELS, CONTACT_MESSAGES, CONTACT_PAGE, CONTACT_PHONE_HINT } from '#words/pages/contact.ts';

export const { description } = CONTACT_PAGE;

const SERVICES = CONTACT_SERVICE_IDS.map((value) => ({ value, label: CONTACT_SERVICES[value] }));
const hotline = phoneLink(env.hotline);

const FACTS = [
  { icon: PhoneIcon, label: CONTACT_PAGE.hotlineLabel, text: hotline.text, href: hotline.href },
  { icon: Mail, label: CONTACT_PAGE.emailLabel, text: env.contactEmail, href: `mailto:${env.contactEmail}` },
  { icon: MapPin, label: CONTACT_PAGE.areaLabel, text: CONTACT_PAGE.area },
  { icon: Clock, label: CONTACT_PAGE.responseLabel, text: CONTACT_PAGE.response },
];

/** Specification, sections 2 to 5 and 8. */
export default function ContactPage() {
  return (
    <>
      <SceneHeader
        title={CONTACT_PAGE.heading}
        scene={{ wideOnly: scene }}
        actions={
          <>
            <CallButton phone={hotline} />
            <a
              href={`mailto:${env.contactEmail}`}
              className="-mt-2 -mb-4 inline-flex min-h-11 items-center justify-center font-semibold text-white underline underline-offset-4 lg:hidden"
            >
              {env.contactEmail}
            </a>
          </>
        }
      >
        <p>{CONTACT_PAGE.lead}</p>
      </SceneHeader>
      <div className="wrap grid grid-cols-1 items-start gap-8 pt-4 pb-14 sm:pb-20 lg:grid-cols-[1fr_21rem] lg:gap-12 lg:pt-12">
        <Card>
          <h2 className="mb-5">{CONTACT_PAGE.formHeading}</h2>
          <ContactForm />
        </Card>
        <aside className="grid gap-6 lg:sticky lg:top-24">
          <ContactFacts facts={FACTS} />
          <div>
            <h2 className="mb-2">{CONTACT_PAGE.next}</h2>
            <PointList points={CONTACT_PAGE.nextSteps} />
          </div>
          <p className="text-slate-700">{CONTACT_PAGE.repairNote}</p>
        </aside>
      </div>
    </>
  );
}

const CALL_US = (
  <a href={hotline.href} className="font-medium underline underline-offset-4">
    <PhoneText>{HOTLINE.call(hotline.text)}</PhoneText>
  </a>
);

const PhoneField = (field: ComponentProps<typeof TextField>) => (
  <TextField
    {...field}
    {...CONTACT_INPUTS.phone}
    required
    hint={field.error === CONTACT_FORM.badPhone && CONTACT_PHONE_HINT}
  />
);

const ContactForm = () => (
  <MailForm
    name="contact"
    label={CONTACT_PAGE.formHeading}
    initialValues={{
      firstName: '',
      lastName: '',
      phone: '',
      email: '',
      address: '',
      service: CONTACT_SERVICE_IDS[0],
      message: '',
      marketingConsent: false,
      leaveEmpty: '',
    }}
    checksOnLeaving
    mail={contactMail}
    submit={{ label: CONTACT_PAGE.submit, sending: CONTACT_MESSAGES.sending, look: 'act' }}
    sent={{ isSuccess: true, text: CONTACT_MESSAGES.success }}
    failed={{ isSuccess: false, text: CONTACT_MESSAGES.failure, detail: CALL_US }}
    failedBeside={{
      isSuccess: false,
      text: CONTACT_MESSAGES.failure,
      detail: (
        <>
          {CONTACT_MESSAGES.onCallList} {CALL_US}
        </>
      ),
    }}
    honeypot="leaveEmpty"
    consent={CONTACT_CONSENT}
  >
    {({ field, form }) => (
      <>
        <div className="grid two-up gap-x-4 gap-y-5 sm:col-span-2">
          <TextField
            {...field('firstName')}
            {...CONTACT_INPUTS.firstName}
            required
            label={CONTACT_LABELS.firstName}
          />
          <TextField
            {...field('lastName')}
            {...CONTACT_INPUTS.lastName}
            required
            label={CONTACT_LABELS.lastName}
          />
        </div>
        <PhoneField {...field('phone')} label={CONTACT_LABELS.phone} />
        <EmailField {...field('email')} {...CONTACT_INPUTS.email} required label={CONTACT_LABELS.email} />
        <TextField
          {...field('address')}
          {...CONTACT_INPUTS.address}
          required
          className="sm:col-span-2"
          label={CONTACT_LABELS.address}
        />
        <SelectField
          {...field('service')}
          className="sm:col-span-2"
          label={CONTACT_LABELS.service}
          options={SERVICES}
        />
        <TextAreaField
          {...field('message')}
          rows={3}
          maxLength={LIMITS.notes}
          className="sm:col-span-2"
          label={CONTACT_LABELS.message}
        />
        <CheckField {...form.register('marketingConsent')} className="sm:col-span-2">
          {MARKETING_CONSENT.text}
        </CheckField>
        {MARKETING_CONSENT.english && <EnglishText>{MARKETING_CONSENT.english}</EnglishText>}
      </>
    )}
  </MailForm>
);
