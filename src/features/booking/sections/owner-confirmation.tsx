import { memo, useId } from 'react';
import { OWNER_CONFIRMATION } from '#words/pages/booking.ts';
import { type SectionProps, useBookingField } from './use-booking-field.ts';

/** Required, with a warning about false claims (specification, section 5). */
export const OwnerConfirmation = memo(function OwnerConfirmation({ form }: SectionProps) {
  const field = useBookingField(form);
  const { label: _, error, required, ...tick } = field('ownerConfirmed');
  const id = useId();
  const errorId = useId();
  const warningId = useId();
  return (
    <div className="rounded-xl border-2 border-sand-400 bg-sand-50 p-3 has-aria-invalid:border-coral-600">
      <div className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          {...tick}
          value="Yes"
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${errorId} ${warningId}` : warningId}
          className="mt-0.5 size-6 shrink-0 accent-tarp-700"
        />
        <label htmlFor={id} className="-my-2 block py-2 font-semibold text-navy-900 leading-tight">
          {OWNER_CONFIRMATION.label}
          <span aria-hidden="true" className="text-coral-700">
            {'\u00a0*'}
          </span>
        </label>
      </div>
      <p id={warningId} className="mt-2 text-slate-700 text-sm">
        {OWNER_CONFIRMATION.warning}
      </p>
      {error && (
        <p id={errorId} className="mt-2 font-semibold text-coral-700 text-sm">
          {error}
        </p>
      )}
    </div>
  );
});
