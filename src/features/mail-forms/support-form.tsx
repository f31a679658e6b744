import type { FieldErrors } from 'react-hook-form';
import { ConsentText } from '#src/components/site/consent-text.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { SUPPORT_CONSENT } from '#src/content/company/disclosure.ts';
import { SUPPORT_PAGE } from '#src/content/pages/support.ts';
import { Form } from '#src/forms/form.tsx';
import type { SupportValues } from './support-check.ts';
import { supportPayload } from './support-payload.ts';
import { useMailForm } from './use-mail-form.ts';

const PREFILLED: SupportValues = {
  name: '',
  email: '',
  subject: SUPPORT_PAGE.subject,
  message: SUPPORT_PAGE.message,
};

/** Zod's code for an empty field. */
const MISSING = 'too_small';

const isIncomplete = (errors: FieldErrors<SupportValues>): boolean =>
  Object.values(errors).some(({ type }) => type === MISSING);

/** The support request (specification, sections 2, 5 and 8), with its prefilled subject and message. */
export function SupportForm() {
  const support = useMailForm({
    name: 'support',
    initialValues: PREFILLED,
    rules: () => import('./support-check.ts').then(({ checkSupport }) => checkSupport),
    toMail: supportPayload,
    sent: { good: true, text: SUPPORT_PAGE.sent, detail: SUPPORT_PAGE.success },
    failed: { good: false, text: SUPPORT_PAGE.failure },
    refused: (errors) => (isIncomplete(errors) ? { good: false, text: SUPPORT_PAGE.incomplete } : null),
  });
  const { field, isSending } = support;

  return (
    <Form form={support} name="support" aria-label={SUPPORT_PAGE.heading}>
      <fieldset disabled={isSending} className="grid min-w-0 gap-5 sm:grid-cols-2">
        <TextField {...field('name')} required label="Name" autoComplete="name" />
        <TextField
          {...field('email')}
          required
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <TextField
          {...field('subject')}
          className="sm:col-span-2"
          label="Subject"
          defaultValue={PREFILLED.subject}
        />
        <TextAreaField
          {...field('message')}
          required
          className="sm:col-span-2"
          label="Message"
          // No defaultValue: on hydration React would put it over what the visitor has typed.
          rows={14}
        />
      </fieldset>
      <div className="mt-6">
        <Outcome ref={support.outcome} message={support.message} />
      </div>
      <Button type="submit" disabled={isSending} className="w-full">
        {isSending ? SUPPORT_PAGE.sending : SUPPORT_PAGE.submit}
      </Button>
      <div className="mt-4">
        <ConsentText>{SUPPORT_CONSENT}</ConsentText>
      </div>
    </Form>
  );
}
