import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { type Control, isControl } from '#src/lib/control.ts';
import type { FormDraft } from './text-draft.ts';

interface DraftFormOptions<Values extends FieldValues, Fields>
  extends Pick<UseFormProps<Values, unknown, Fields>, 'resolver' | 'mode' | 'values' | 'resetOptions'> {
  initialValues: DefaultValues<Values>;
  draft?: FormDraft | undefined;
}

/** A form that keeps what is typed: for a reload, for Back, and what was typed before hydration. */
export function useDraftForm<Values extends FieldValues, Fields = Values>({
  initialValues,
  draft,
  ...props
}: DraftFormOptions<Values, Fields>) {
  const [defaultValues] = useState(() => withDraft(initialValues, draft));
  const form = useForm<Values, unknown, Fields>({ ...props, defaultValues, shouldFocusError: false });

  // react-hook-form takes over values typed before hydration, but reports no change.
  const takeOverTyped = useEffectEvent(() => {
    const values = form.getValues();
    if (JSON.stringify(values) === JSON.stringify(defaultValues)) return;
    form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
    draft?.keep(values);
  });
  useEffect(() => takeOverTyped(), []);

  const element = useRef<HTMLFormElement>(null);

  /** Some phones and password managers fill in controls without an event. */
  function readControls(): void {
    const values = form.getValues();
    const unnoticed = [...(element.current?.elements ?? [])]
      .filter(holdsText)
      .filter(({ name, value }) => name in values && value !== '' && values[name] !== value)
      .map(({ name, value }) => [name, value]);
    if (unnoticed.length === 0) return;
    form.setValues({ ...values, ...Object.fromEntries(unnoticed) });
    draft?.keep(form.getValues());
  }

  const onPress = useEffectEvent(readControls);
  useEffect(() => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    // Before anything uses the values: a button, a time slot, Enter in a field, a link to another page.
    for (const press of ['pointerdown', 'click', 'keydown', 'submit'])
      document.addEventListener(press, onPress, options);
    window.addEventListener('pagehide', onPress, options);
    return () => over.abort();
  }, []);

  return {
    form,
    /** For the form element. */
    element,
    /** For the `change` event of the form element. */
    changed(): void {
      draft?.keep(form.getValues());
      // Once what the change has set is drawn: a control still shows the value before.
      queueMicrotask(readControls);
    },
    /** Resets the form to the initial values and forgets the draft. */
    startOver(): void {
      draft?.forget();
      form.reset(initialValues, { keepFieldsRef: true });
    },
  };
}

export const holdsText = (element: EventTarget): element is Control =>
  isControl(element) && !['checkbox', 'radio', 'hidden'].includes(element.type);

function withDraft<Values extends FieldValues>(
  initialValues: DefaultValues<Values>,
  draft: FormDraft | undefined,
): DefaultValues<Values> {
  const storedFields = Object.entries(draft?.read() ?? {}).filter(([name]) => name in initialValues);
  return { ...initialValues, ...Object.fromEntries(storedFields) };
}
