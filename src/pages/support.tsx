import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { paths } from '#src/content/site-map.ts';
import { MailForm } from '#src/features/mail-forms/mail-form.tsx';
import { supportMail } from '#src/features/mail-forms/support-mail.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { SUPPORT_CONSENT } from '#words/company/disclosure.ts';
import { SUPPORT_PAGE } from '#words/pages/support.ts';

export const { description } = SUPPORT_PAGE;

/** Specification, sections 2, 5 and 8, with its prefilled subject and message. */
export default function SupportPage() {
  return (
    <>
      <PageHeader title={SUPPORT_PAGE.heading}>
        <p className="lg:max-w-md">{SUPPORT_PAGE.lead}</p>
      </PageHeader>
      <div className="wrap grid grid-cols-1 items-start gap-6 pt-6 pb-14 sm:pb-20 lg:grid-cols-[1fr_21rem] lg:gap-12 lg:pt-12">
        <aside className="grid gap-3 lg:sticky lg:top-24 lg:order-last">
          <h2>{SUPPORT_PAGE.roof.title}</h2>
          <CallButton phone={phoneLink(env.hotline)} />
          <Link to={paths.contact} className="text-link">
            {SUPPORT_PAGE.roof.action}
          </Link>
        </aside>
        <Card>
          <SupportForm />
        </Card>
      </div>
    </>
  );
}

const SupportForm = () => (
  <MailForm
    name="support"
    label={SUPPORT_PAGE.heading}
    initialValues={{ name: '', email: '', subject: SUPPORT_PAGE.subject, message: SUPPORT_PAGE.message }}
    mail={supportMail}
    submit={{ label: SUPPORT_PAGE.submit, sending: SUPPORT_PAGE.sending }}
    sent={{ isSuccess: true, text: SUPPORT_PAGE.sent, detail: SUPPORT_PAGE.success }}
    failed={{ isSuccess: false, text: SUPPORT_PAGE.failure }}
    incomplete={SUPPORT_PAGE.incomplete}
    consent={SUPPORT_CONSENT}
  >
    {({ field }) => (
      <>
        <TextField {...field('name')} required label={SUPPORT_PAGE.name} autoComplete="name" />
        <EmailField {...field('email')} required label={SUPPORT_PAGE.email} autoComplete="email" />
        <TextField
          {...field('subject')}
          className="sm:col-span-2"
          label={SUPPORT_PAGE.subjectLabel}
          defaultValue={SUPPORT_PAGE.subject}
        />
        <TextAreaField
          {...field('message')}
          required
          // As high as its text, where the browser can; from the start by the placeholder.
          className="sm:col-span-2 [&_textarea]:field-sizing-content"
          rows={33}
          lang="en"
          placeholder={SUPPORT_PAGE.message}
          label={SUPPORT_PAGE.messageLabel}
          // No defaultValue: on hydration React would put it over what the visitor has typed.
        />
      </>
    )}
  </MailForm>
);
