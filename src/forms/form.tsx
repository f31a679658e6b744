import type { ComponentProps, FormEvent } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'form' | 'name' | 'onSubmit'> {
  /** From useSubmitForm. */
  form: {
    isSending: boolean;
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    changed: (event: FormEvent<HTMLFormElement>) => void;
    prepare: () => void;
  };
  /** On a prerendered page: under it an early submit is held until the app runs. */
  name?: string;
}

/** The `<form>` of a form: the browser checks nothing, and would post nothing into the address. */
export function Form({ form, name, children, ...element }: FormProps) {
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
