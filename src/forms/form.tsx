import type { ComponentProps, FocusEvent, FormEvent, RefObject } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'form' | 'name' | 'onSubmit'> {
  /** From useSubmitForm. */
  form: {
    element: RefObject<HTMLFormElement | null>;
    isSending: boolean;
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    changed: (event: FormEvent<HTMLFormElement>) => void;
    left: (event: FocusEvent<HTMLFormElement>) => void;
  };
  /** For prerendered pages: `data-replay` name under which an early submit is held until the app runs. */
  name?: string;
}

/** No browser validation; POST keeps the values out of the address when the form is sent before hydration. */
export const Form = ({ form, name, children, ...attributes }: FormProps) => (
  <form
    ref={form.element}
    method="post"
    noValidate
    aria-busy={form.isSending}
    data-replay={name}
    onSubmit={form.submit}
    onChange={form.changed}
    onBlur={form.left}
    {...attributes}
  >
    {children}
  </form>
);
