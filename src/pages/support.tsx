import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { MailForm } from '#src/features/mail-forms/mail-form.tsx';
import { supportMail } from '#src/features/mail-forms/support-mail.ts';
import { SUPPORT_CONSENT } from '#words/company/disclosure.ts';
import { SUPPORT_PAGE } from '#words/pages/support.ts';

export const { description } = SUPPORT_PAGE;

/** Specification, sections 2, 5 and 8, with its prefilled subject and message. */
export default function SupportPage() {
  return (
    <>
      <PageHeader title={SUPPORT_PAGE.heading}>
        <p>{SUPPORT_PAGE.lead}</p>
      </PageHeader>
      <div className="wrap pt-8 pb-16 sm:pb-20">
        <Card className="max-w-3xl">
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
          className="sm:col-span-2"
          label={SUPPORT_PAGE.messageLabel}
          // No defaultValue: on hydration React would put it over what the visitor has typed.
          rows={33}
        />
      </>
    )}
  </MailForm>
);
