import { type ComponentProps, useState } from 'react';
import { controlClass, Field } from '#src/components/ui/field.tsx';
import type { TextField } from '#src/components/ui/text-field.tsx';

interface PinInputProps extends Omit<ComponentProps<typeof TextField>, 'type'> {
  /** On its button. */
  show: string;
  /** Which field the button is of, for screen readers, where there are several. */
  which?: string | undefined;
}

/** A field that hides what is typed until its button is pressed. Spread `register('name')` into it. */
export function PinInput({
  label,
  error,
  hint,
  required,
  className,
  show,
  which = '',
  ...input
}: PinInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={`${controlClass} pr-[4.5rem]!`}
          />
          <button
            type="button"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 rounded-lg px-3.5 text-sm font-semibold text-tarp-700 hover:text-navy-900 aria-pressed:text-navy-900 aria-pressed:underline"
          >
            {show}
            <span className="sr-only">{which}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
