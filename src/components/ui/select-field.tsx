import type { SelectHTMLAttributes } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
}

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required' | 'className'> & {
    options: readonly Option[];
    /** Label of an empty first option; omit it when a value is always selected. */
    placeholder?: string;
    ref?: React.Ref<HTMLSelectElement>;
  };

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
          {options.map(({ value, label, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
