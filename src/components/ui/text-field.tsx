import type { InputHTMLAttributes } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'className'> & {
    ref?: React.Ref<HTMLInputElement>;
  };

/** Spread `register('name')` of react-hook-form into it. */
export function TextField({ label, error, hint, required, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(wiring) => <input {...input} {...wiring} className={controlClass} />}
    </Field>
  );
}
