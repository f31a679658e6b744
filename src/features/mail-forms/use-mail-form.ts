import type { FieldValues } from 'react-hook-form';
import type { EmailPayload } from '#contract/forms/email-payload.ts';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { textDraft } from '#src/forms/text-draft.ts';
import { type SubmitFormOptions, useSubmitForm } from '#src/forms/use-submit-form.ts';

interface MailFormOptions<Values extends FieldValues, Fields>
  extends Pick<
    SubmitFormOptions<Values, Fields>,
    'initialValues' | 'rules' | 'checks' | 'refused' | 'failed'
  > {
  /** Key of the stored draft. */
  name: string;
  /** Returns the email, or null to send nothing but report success. */
  toMail: (fields: Fields, now: Date) => EmailPayload | null;
  sent: OutcomeMessage;
}

const loadSend = () => import('#src/services/email-sender.ts').then(({ sendEmail }) => sendEmail);

/**
 * A form of a prerendered page that is sent as an email. The code that sends it loads when a visitor focuses
 * the form.
 */
export function useMailForm<Values extends FieldValues, Fields>({
  name,
  toMail,
  sent,
  ...options
}: MailFormOptions<Values, Fields>) {
  const form = useSubmitForm<Values, Fields>({
    ...options,
    draft: textDraft(name),
    async send(fields) {
      const mail = toMail(fields, new Date());
      const send = mail && (await loadSend().catch(() => null));
      const isSent = mail === null || ((await send?.(mail))?.ok ?? false);
      return isSent ? sent : options.failed;
    },
    resetsAfterSending: true,
    focusesMessage: true,
  });
  return {
    ...form,
    prepare() {
      form.prepare();
      // If this fails, sending tries again and reports the error.
      loadSend().catch(() => {});
    },
  };
}
