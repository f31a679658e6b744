import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  Resolver,
  ResolverOptions,
} from 'react-hook-form';
import { toOneLine } from '#contract/text.ts';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { useAfterPress } from '#src/components/ui/use-after-press.ts';
import { isControl } from '#src/lib/control.ts';
import { focusField, focusFromTop, showFromTop } from '#src/lib/take-focus.ts';
import type { FormDraft } from './text-draft.ts';
import { holdsText, useDraftForm } from './use-draft-form.ts';

/** The result of sending; `field` takes the focus. */
interface SentMessage<Values extends FieldValues> extends OutcomeMessage {
  field?: Path<Values> | undefined;
  /** Something that happened by itself: it takes no focus from what is being typed. */
  isByItself?: boolean;
}

export interface SubmitFormOptions<Values extends FieldValues, Fields> {
  initialValues: DefaultValues<Values>;
  draft?: FormDraft | undefined;
  /** As the backend has them by now: they replace those of `initialValues` in fields that nobody has changed. */
  values?: Values;
  /** The rules: `zodResolver` of the form's schema. */
  resolver: Resolver<Values, unknown, Fields>;
  /** A field with text is checked when it is left, not only on submit; after that, on every change. */
  checksOnLeaving?: boolean;
  /** Sends the validated values. Its message is shown; success forgets the draft. */
  send: (fields: Fields) => Promise<SentMessage<Values> | null>;
  /** Shown when `send` throws. */
  failed: OutcomeMessage;
  /** Shown with the errors of the fields when validation fails. */
  getRefusalMessage?: (errors: FieldErrors<Values>) => OutcomeMessage | null;
  resetsAfterSending?: boolean;
  /** The message takes the focus, for pages that disable their controls while sending. */
  focusesMessage?: boolean;
  clearsMessageOnChange?: boolean;
}

/**
 * What all forms share: stores what is typed, checks it, sends it once however often it is submitted, focuses
 * the first invalid field, shows the result, and keeps the values on failure.
 */
export function useSubmitForm<Values extends FieldValues, Fields>({
  initialValues,
  draft,
  values: current,
  resolver,
  checksOnLeaving = false,
  send,
  failed,
  getRefusalMessage,
  resetsAfterSending = false,
  focusesMessage = false,
  clearsMessageOnChange = false,
}: SubmitFormOptions<Values, Fields>) {
  const [isSending, setSending] = useState(false);
  const [shown, setShown] = useState<{ message: SentMessage<Values>; isRefusal: boolean } | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isSubmitting = useRef(false);

  const { form, element, changed, startOver } = useDraftForm<Values, Fields>({
    initialValues,
    draft,
    ...(current && { values: current, resetOptions: { keepDirtyValues: true } }),
    resolver: (values, context, options) => resolver(withOneLineInputs(values, options), context, options),
  });
  const { errors } = form.formState;
  const { getFieldState, trigger } = form;
  const afterPress = useAfterPress();

  useEffect(() => {
    if (!shown || shown.isRefusal || shown.message.isByItself) return;
    if (shown.message.field && element.current) focusFirst(element.current, { [shown.message.field]: true });
    else if (focusesMessage && outcome.current) {
      const heading = shown.message.isSuccess && outcome.current.querySelector('h2');
      // It has taken the place of the form, which was far longer.
      if (heading) showFromTop(heading);
      else focusFromTop(outcome.current);
    }
    // The button is at the form's end: on a phone the message may be above the viewport.
    else if (!shown.message.isSuccess) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, focusesMessage, element]);

  const isField = (name: string): name is Path<Values> => name in form.getValues();

  /** Checks a field again whose error is shown. */
  const recheck = useCallback(
    (name: Path<Values>) => {
      if (getFieldState(name).invalid) void trigger(name);
    },
    [getFieldState, trigger],
  );

  const say = (message: SentMessage<Values> | null) => setShown(message && { message, isRefusal: false });

  async function sendFields(fields: Fields) {
    setSending(true);
    setShown(null);
    try {
      const message = await send(fields);
      if (message?.isSuccess) {
        if (resetsAfterSending) startOver();
        else draft?.forget();
      }
      say(message);
    } catch (fault) {
      // Ends the waiting state; the error is still reported.
      say(failed);
      throw fault;
    } finally {
      setSending(false);
    }
  }

  function refuse(wrong: FieldErrors<Values>) {
    const message = getRefusalMessage?.(wrong) ?? null;
    setShown(message && { message, isRefusal: true });
    if (element.current) focusFirst(element.current, wrong);
  }

  const isCorrected = shown?.isRefusal && Object.keys(errors).length === 0;
  return {
    form,
    element,
    isSending,
    /** The last result; a refusal disappears when every field is valid. */
    message: isCorrected ? null : (shown?.message ?? null),
    say,
    startOver,
    outcome,
    field: (name: Path<Values>) => ({
      ...form.register(name),
      // Read without `formState`, which would re-render the form for touched and dirty fields.
      error: form.getFieldState(name).error?.message,
    }),
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      try {
        await form.handleSubmit(sendFields, refuse)(event);
      } finally {
        isSubmitting.current = false;
      }
    },
    recheck,
    changed(event: FormEvent<HTMLFormElement>) {
      changed();
      const { target } = event;
      if (checksOnLeaving && isControl(target) && isField(target.name)) recheck(target.name);
      if (clearsMessageOnChange) setShown(null);
    },
    left({ target }: FocusEvent<HTMLFormElement>) {
      if (!checksOnLeaving || !holdsText(target) || target.value.trim() === '') return;
      const { name } = target;
      if (isField(name)) afterPress(() => void trigger(name));
    },
  };
}

/** In page order, which react-hook-form does not know. */
function focusFirst(form: HTMLFormElement, wrong: object): void {
  const first = [...form.elements].find((control) => (control.getAttribute('name') ?? '') in wrong);
  if (first instanceof HTMLElement) focusField(first);
}

/**
 * What a form sends of its inputs is one line each: nobody is refused for a pasted tab. A text area keeps its
 * lines.
 */
const withOneLineInputs = <Values extends FieldValues>(
  values: Values,
  { fields }: ResolverOptions<Values>,
): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { ref }]) =>
      ref instanceof HTMLInputElement && typeof values[name] === 'string'
        ? [[name, toOneLine(values[name])]]
        : [],
    ),
  ),
});
