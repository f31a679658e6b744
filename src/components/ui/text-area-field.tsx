import type { TextareaHTMLAttributes } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

type TextAreaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required' | 'className'> & {
    ref?: React.Ref<HTMLTextAreaElement>;
  };

export function TextAreaField({ label, error, hint, required, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(wiring) => <textarea {...area} {...wiring} className={controlClass} />}
    </Field>
  );
}
