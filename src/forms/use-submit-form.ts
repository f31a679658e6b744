import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import type { FormDraft } from './text-draft.ts';
import { useDraftForm } from './use-draft-form.ts';

/** What became of sending, and the field it is about, which then takes the focus. */
interface SentMessage<Values extends FieldValues> extends OutcomeMessage {
  field?: Path<Values> | undefined;
}

export interface SubmitFormOptions<Values extends FieldValues, Fields> {
  /** What the form holds at first. */
  initialValues: DefaultValues<Values>;
  draft?: FormDraft | undefined;
  /**
   * The rules, as zodResolver makes them of a schema. A public page fetches them when a visitor turns to the
   * form.
   */
  rules: () => Promise<Resolver<Values, unknown, Fields>>;
  /**
   * When a field is checked for the first time: at the submit, or when it is left. Then it is at every
   * change.
   */
  checks?: 'onSubmit' | 'onTouched';
  /** Sends what the rules made of the values. What it says is shown; a good end forgets the draft. */
  send: (fields: Fields) => Promise<SentMessage<Values> | null>;
  /** What is said when the rules cannot be had, or sending breaks. */
  failed: OutcomeMessage;
  /** What is said, beside the fields' own messages, of values that cannot be sent. */
  refused?: (errors: FieldErrors<Values>) => OutcomeMessage | null;
  /** The form is empty again after a good end. */
  resetsAfterSending?: boolean;
  /** The message takes the focus, as on pages where the controls are switched off while sending. */
  focusesMessage?: boolean;
  /** What was said of the last attempt is over when something is changed. */
  clearsMessageOnChange?: boolean;
}

/** How the rules say that they could not be had. */
const NO_RULES = 'root';

/**
 * A form with everything around it that is the same for all: what is typed is kept, checked by the rules and
 * sent once however often that is asked for; the first wrong field takes the focus; what became of it is
 * said, and no word is lost when it failed.
 */
export function useSubmitForm<Values extends FieldValues, Fields>({
  initialValues,
  draft,
  rules,
  checks = 'onSubmit',
  send,
  failed,
  refused,
  resetsAfterSending = false,
  focusesMessage = false,
  clearsMessageOnChange = false,
}: SubmitFormOptions<Values, Fields>) {
  const [isSending, setSending] = useState(false);
  const [shown, setShown] = useState<{ message: SentMessage<Values>; isRefusal: boolean } | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isUnderWay = useRef(false);

  const resolver: Resolver<Values, unknown, Fields> = async (values, context, options) => {
    const check = await rules().catch(() => null);
    if (check) return check(values, context, options);
    const errors: FieldErrors<Values> = {};
    errors[NO_RULES] = {};
    return { values: {}, errors };
  };
  const { form, changed, readControls, startOver } = useDraftForm<Values, Fields>({
    initialValues,
    draft,
    resolver,
    mode: checks,
  });
  const { errors } = form.formState;
  const { setFocus } = form;

  useEffect(() => {
    if (!shown || shown.isRefusal) return;
    if (shown.message.field) setFocus(shown.message.field);
    else if (focusesMessage) outcome.current?.focus();
    // The button is at the form's end: on a phone what went wrong would stand above the screen.
    else if (!shown.message.good) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, focusesMessage, setFocus]);

  const say = (message: SentMessage<Values> | null) => setShown(message && { message, isRefusal: false });

  async function sendFields(fields: Fields) {
    setSending(true);
    setShown(null);
    try {
      const message = await send(fields);
      if (message?.good) {
        if (resetsAfterSending) startOver();
        else draft?.forget();
      }
      say(message);
    } catch (fault) {
      // Nobody is left with a form that waits, and the fault still shows.
      say(failed);
      throw fault;
    } finally {
      setSending(false);
    }
  }

  function refuse(wrong: FieldErrors<Values>, element: HTMLFormElement) {
    if (wrong[NO_RULES]) return say(failed);
    const message = refused?.(wrong) ?? null;
    setShown(message && { message, isRefusal: true });
    focusFirst(element, wrong);
  }

  const isCorrected = shown?.isRefusal && Object.keys(errors).length === 0;
  return {
    form,
    isSending,
    /** What became of the last attempt; a refusal is over when every field is right. */
    message: isCorrected ? null : (shown?.message ?? null),
    say,
    startOver,
    /** For the element that shows the message. */
    outcome,
    /** Name, error and wiring of a field, for its control. */
    field: (name: Path<Values>) => ({
      ...form.register(name),
      // Asked without `formState`, which would draw the form again for what is touched or changed.
      error: form.getFieldState(name).error?.message,
    }),
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      readControls(element);
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      try {
        await form.handleSubmit(sendFields, (wrong) => refuse(wrong, element))(event);
      } finally {
        isUnderWay.current = false;
      }
    },
    changed(event: FormEvent<HTMLFormElement>) {
      changed(event);
      if (clearsMessageOnChange) setShown(null);
    },
    /** Fetches the rules ahead. When that fails, the submit tries again and says so. */
    prepare: () => {
      rules().catch(() => {});
    },
  };
}

/** By its place on the page, which the library does not know. */
function focusFirst(form: HTMLFormElement, wrong: object): void {
  const first = [...form.elements].find((control) => (control.getAttribute('name') ?? '') in wrong);
  if (first instanceof HTMLElement) first.focus();
}
