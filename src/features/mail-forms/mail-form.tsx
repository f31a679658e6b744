import { type ReactNode, useState } from 'react';
import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import type { EmailPayload } from '#contract/forms/email-payload.ts';
import { ConsentText } from '#src/components/site/consent-text.tsx';
import { Button, type ButtonLook } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { Form } from '#src/forms/form.tsx';
import { Honeypot } from '#src/forms/honeypot.tsx';
import { textDraft } from '#src/forms/text-draft.ts';
import { type SubmitFormOptions, useSubmitForm } from '#src/forms/use-submit-form.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { sendEmail } from '#src/services/email-sender.ts';
import type { ConsentWords } from '#words/company/disclosure.ts';

/** Rules and email of a form. */
export interface FormMail<Values extends FieldValues, Fields> {
  resolver: Resolver<Values, unknown, Fields>;
  /** Returns the email, or null to send nothing but report success. */
  toPayload: (fields: Fields, now: Date) => EmailPayload | null;
  /** Called whenever a field is touched, to make `sendBeside` quick: it must cost nothing the second time. */
  prepare?: () => Promise<void>;
  /**
   * Sends the form to the company's script as well, where that takes it. The email decides what the form says.
   * @param submissionId UUID of this filling of the form
   * @returns whether the script has it
   */
  sendBeside?: (fields: Fields, submissionId: string) => Promise<boolean>;
}

interface MailFormProps<Values extends FieldValues, Fields>
  extends Pick<SubmitFormOptions<Values, Fields>, 'initialValues' | 'checksOnLeaving' | 'failed'> {
  /** Key of the stored draft. */
  name: string;
  label: string;
  mail: FormMail<Values, Fields>;
  submit: { label: string; sending: string; look?: ButtonLook };
  sent: OutcomeMessage;
  /** Shown when the email failed but the script has the form. */
  failedBeside?: OutcomeMessage;
  /** Shown above the button when a required field is empty. */
  incomplete?: string;
  /** A field that only a bot fills in. */
  honeypot?: Path<Values>;
  consent: ConsentWords;
  /** The fields; `field` and `form` are those of useSubmitForm. */
  children: (form: Pick<MailFormState<Values, Fields>, 'field' | 'form'>) => ReactNode;
}

type MailFormState<Values extends FieldValues, Fields> = ReturnType<typeof useSubmitForm<Values, Fields>>;

/** Zod's code for an empty field. */
const MISSING = 'too_small';

const isIncomplete = <Values extends FieldValues>(errors: FieldErrors<Values>): boolean =>
  Object.values(errors).some((error) => error?.type === MISSING);

/** A form of a prerendered page that is sent as an email. */
export function MailForm<Values extends FieldValues, Fields>({
  name,
  label,
  mail,
  submit,
  sent,
  failedBeside,
  incomplete,
  honeypot,
  consent,
  children,
  ...options
}: MailFormProps<Values, Fields>) {
  const [submissionId, setSubmissionId] = useState(newSubmissionId);

  async function send(fields: Fields): Promise<OutcomeMessage> {
    const payload = mail.toPayload(fields, new Date());
    if (payload === null) return sent;
    // Without its code or its answer the email alone tells the company.
    const beside = mail.sendBeside?.(fields, submissionId).catch(() => false);
    if (!(await sendEmail(payload)).ok) return ((await beside) && failedBeside) || options.failed;
    setSubmissionId(newSubmissionId);
    return sent;
  }

  /** If it fails, the next field that is touched, or sending, tries again. */
  const prepare = () => void mail.prepare?.().catch(() => {});

  const mailForm = useSubmitForm<Values, Fields>({
    ...options,
    draft: textDraft(name),
    resolver: mail.resolver,
    send,
    getRefusalMessage: (errors) =>
      incomplete && isIncomplete(errors) ? { isSuccess: false, text: incomplete } : null,
    resetsAfterSending: true,
    focusesMessage: true,
  });
  const { form, isSending } = mailForm;

  return (
    <Form form={mailForm} name={name} aria-label={label} onFocus={prepare}>
      <fieldset disabled={isSending} className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">
        {children(mailForm)}
        {honeypot && <Honeypot {...form.register(honeypot)} />}
      </fieldset>
      <div className="mt-6">
        <Outcome ref={mailForm.outcome} message={mailForm.message} />
        <Button type="submit" look={submit.look} className="w-full text-lg" disabled={isSending}>
          {isSending ? submit.sending : submit.label}
        </Button>
        <div className="mt-5">
          <ConsentText {...consent} />
        </div>
      </div>
    </Form>
  );
}
