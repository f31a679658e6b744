import { type ReactNode, useId } from 'react';

export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
}

export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Shared by all text controls. Type of 16 px keeps phones from zooming in. */
export const controlClass =
  'block min-h-12 w-full rounded-lg border-2 border-slate-400 bg-white px-3.5 py-2.5 text-base text-navy-950 placeholder:text-slate-600 hover:border-navy-700 aria-invalid:border-coral-600 disabled:bg-slate-200';

/** Connects label, control, hint and error by id. `children` must spread the given props onto the control. */
export function Field({
  label,
  error,
  hint,
  required,
  className = '',
  children,
}: FieldProps & { children: (wiring: ControlWiring) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-navy-900">
        {label}
        {required && (
          <span aria-hidden="true" className="text-coral-700">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-slate-600">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-semibold text-coral-700">
          {error}
        </p>
      )}
    </div>
  );
}
