import { ConsentText } from '#src/components/site/consent-text.tsx';
import { Alert } from '#src/components/ui/alert.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { SUPPORT_CONSENT } from '#src/content/disclosure.ts';
import { SUPPORT_PAGE } from '#src/content/support.ts';
import type { SupportValues } from './support-check.ts';
import { supportPayload } from './support-payload.ts';
import { useMailForm } from './use-mail-form.ts';

const PREFILLED: SupportValues = {
  name: '',
  email: '',
  subject: SUPPORT_PAGE.subject,
  message: SUPPORT_PAGE.message,
};

/** How the rules call a field that holds nothing. */
const MISSING = 'too_small';

/** The support request (specification, sections 2, 5 and 8), with its prefilled subject and message. */
export function SupportForm() {
  const { form, progress, place, element } = useMailForm({
    name: 'support',
    start: PREFILLED,
    loadCheck: () => import('./support-check.ts').then(({ checkSupport }) => checkSupport),
    mailOf: supportPayload,
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const isIncomplete = isSubmitted && Object.values(errors).some(({ type }) => type === MISSING);

  return (
    <form {...element} aria-label={SUPPORT_PAGE.heading}>
      <fieldset disabled={progress === 'sending'} className="grid min-w-0 gap-5 sm:grid-cols-2">
        <TextField
          required
          label="Name"
          autoComplete="name"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <TextField
          required
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...form.register('email')}
          error={errors.email?.message}
        />
        <TextField
          className="sm:col-span-2"
          label="Subject"
          {...form.register('subject')}
          error={errors.subject?.message}
        />
        <TextAreaField
          required
          className="sm:col-span-2"
          label="Message"
          rows={14}
          {...form.register('message')}
          error={errors.message?.message}
        />
      </fieldset>
      <div ref={place} tabIndex={-1} className="my-6 scroll-my-24 rounded-lg">
        <Alert kind="success">
          {progress === 'sent' && (
            <>
              <p>{SUPPORT_PAGE.sent}</p>
              <p className="font-normal">{SUPPORT_PAGE.success}</p>
            </>
          )}
        </Alert>
        <Alert kind="error">
          {isIncomplete ? SUPPORT_PAGE.incomplete : progress === 'failed' && SUPPORT_PAGE.failure}
        </Alert>
      </div>
      <Button type="submit" disabled={isSubmitting} className="w-full">
        {isSubmitting ? SUPPORT_PAGE.sending : SUPPORT_PAGE.submit}
      </Button>
      <div className="mt-4">
        <ConsentText>{SUPPORT_CONSENT}</ConsentText>
      </div>
    </form>
  );
}
