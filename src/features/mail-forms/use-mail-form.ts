import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import type { EmailPayload } from '#contract/forms/email-payload.ts';
import { forgetWords, keepWords, keptWords } from '#src/stored/form-words.ts';

export type Progress = 'sending' | 'sent' | 'failed' | null;

interface MailForm<Values extends FieldValues, Fields> {
  /** What the form is kept under, and what an early submit is held under. */
  name: string;
  /** What the form holds at first, and again when it has been sent. */
  start: DefaultValues<Values>;
  /** The form's rules, fetched when a visitor turns to it: reading the page does without them. */
  loadCheck: () => Promise<Resolver<Values, unknown, Fields>>;
  /** The mail to send; null when nothing is to be sent but the sender shall believe so. */
  mailOf: (fields: Fields, now: Date) => EmailPayload | null;
  mode?: UseFormProps['mode'];
}

const loadSend = () => import('#src/services/email-sender.ts').then(({ sendEmail }) => sendEmail);

/**
 * A form that is sent as a mail: its rules and what sends it are fetched at the first sign of the visitor, every word is kept when
 * either cannot be had or the mail is refused, and the place of the result takes the focus.
 */
export function useMailForm<Values extends FieldValues, Fields>({
  name,
  start,
  loadCheck,
  mailOf,
  mode = 'onSubmit',
}: MailForm<Values, Fields>) {
  const [progress, setProgress] = useState<Progress>(null);
  const place = useRef<HTMLDivElement>(null);

  const resolver: Resolver<Values, unknown, Fields> = async (values, context, options) => {
    // Without the rules nothing is sent: without a connection nothing could be sent either.
    const check = await loadCheck().catch(() => null);
    if (check) return check(values, context, options);
    const errors: FieldErrors<Values> = {};
    errors.root = {};
    return { values: {}, errors };
  };
  const [defaultValues] = useState(() => ({ ...start, ...keptWords(name, start) }));
  const form = useForm<Values, unknown, Fields>({ resolver, mode, defaultValues });

  useEffect(() => {
    if (progress === 'sent' || progress === 'failed') place.current?.focus();
  }, [progress]);

  const submit = form.handleSubmit(
    async (fields) => {
      setProgress('sending');
      const mail = mailOf(fields, new Date());
      const send = mail && (await loadSend().catch(() => null));
      const isSent = mail === null || ((await send?.(mail))?.ok ?? false);
      if (isSent) {
        form.reset(start);
        forgetWords(name);
      }
      setProgress(isSent ? 'sent' : 'failed');
    },
    (wrong) => setProgress(wrong.root ? 'failed' : null),
  );

  return {
    form,
    progress,
    place,
    /** What the `<form>` itself needs. */
    element: {
      method: 'post',
      noValidate: true,
      'data-replay': name,
      onSubmit: submit,
      onChange: () => keepWords(name, form.getValues()),
      /** Fetches what sending needs ahead. When that fails, sending tries again and says so. */
      onFocus: () => {
        loadCheck().catch(() => {});
        loadSend().catch(() => {});
      },
    },
  };
}
