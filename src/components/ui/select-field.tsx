import type { SelectHTMLAttributes } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required' | 'className'> & {
    options: readonly Option[];
    /** First, empty choice; leave it out when a value is always chosen. */
    placeholder?: string;
    ref?: React.Ref<HTMLSelectElement>;
  };

/** A choice from a list, as the device's own select. */
export function SelectField({
  label,
  error,
  hint,
  required,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(wiring) => (
        <select {...select} {...wiring} className={controlClass}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
