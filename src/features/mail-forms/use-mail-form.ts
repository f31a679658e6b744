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
  /** What the form is kept under, and what an early submit is held under. */
  name: string;
  /** The mail to send; null when nothing is to be sent but the sender shall believe so. */
  toMail: (fields: Fields, now: Date) => EmailPayload | null;
  sent: OutcomeMessage;
}

const loadSend = () => import('#src/services/email-sender.ts').then(({ sendEmail }) => sendEmail);

/**
 * A form of a prerendered page that is sent as a mail; what sends it is fetched when a visitor turns to the
 * form.
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
      // When that fails, sending tries again and says so.
      loadSend().catch(() => {});
    },
  };
}
