import { type ComponentProps, type FormEvent, useEffect, useEffectEvent } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'form' | 'name' | 'onSubmit'> {
  /** From useSubmitForm. */
  form: {
    isSending: boolean;
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    changed: (event: FormEvent<HTMLFormElement>) => void;
    prepare: () => void;
  };
  /** For prerendered pages: `data-replay` name under which an early submit is held until the app runs. */
  name?: string;
}

/** No browser validation; POST keeps the values out of the address when the form is sent before hydration. */
export function Form({ form, name, children, ...element }: FormProps) {
  // A form that was focused before the app ran: it heard nothing of it.
  const prepareFocused = useEffectEvent(() => {
    if (document.activeElement?.closest('form')) form.prepare();
  });
  useEffect(() => prepareFocused(), []);
  return (
    <form
      method="post"
      noValidate
      aria-busy={form.isSending}
      data-replay={name}
      onSubmit={form.submit}
      onChange={form.changed}
      onFocus={form.prepare}
      {...element}
    >
      {children}
    </form>
  );
}
