import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Support } from '#contract/forms/support.ts';
import { ConsentText } from '#src/components/site/consent-text.tsx';
import { Alert } from '#src/components/ui/alert.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { SUPPORT_CONSENT } from '#src/content/disclosure.ts';
import { SUPPORT_PAGE } from '#src/content/support.ts';
import { fetchParts, loadCheck, loadSend } from './load-parts.ts';
import type { SupportValues } from './support-check.ts';

const PREFILLED: SupportValues = {
  name: '',
  email: '',
  subject: SUPPORT_PAGE.subject,
  message: SUPPORT_PAGE.message,
};

/** Checks with the rules once they are here; without a connection nothing could be sent either. */
const resolver: Resolver<SupportValues, unknown, Support> = async (values, context, options) => {
  const check = await loadCheck().catch(() => null);
  return check ? check(values, context, options) : { values: {}, errors: { root: { type: 'unreachable' } } };
};

/** The support request (specification, sections 2, 5 and 8), with its prefilled subject and message. */
export function SupportForm() {
  const [result, setResult] = useState<'sending' | 'sent' | 'failed' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const form = useForm({ resolver, defaultValues: PREFILLED });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const isIncomplete =
    isSubmitted && Object.values(errors).some(({ message }) => message?.endsWith('is required'));

  useEffect(() => {
    if (result === 'sent' || result === 'failed') place.current?.focus();
  }, [result]);

  const submit = form.handleSubmit(
    async (support) => {
      setResult('sending');
      const send = await loadSend().catch(() => null);
      const sent = (await send?.(support, new Date())) ?? false;
      if (sent) form.reset(PREFILLED);
      setResult(sent ? 'sent' : 'failed');
    },
    (wrong) => setResult(wrong.root ? 'failed' : null),
  );

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={fetchParts}
      data-replay="support"
      aria-label={SUPPORT_PAGE.heading}
    >
      <fieldset disabled={result === 'sending'} className="grid min-w-0 gap-5 sm:grid-cols-2">
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
          {result === 'sent' && (
            <>
              <p>{SUPPORT_PAGE.sent}</p>
              <p className="font-normal">{SUPPORT_PAGE.success}</p>
            </>
          )}
        </Alert>
        <Alert kind="error">
          {isIncomplete ? SUPPORT_PAGE.incomplete : result === 'failed' && SUPPORT_PAGE.failure}
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
