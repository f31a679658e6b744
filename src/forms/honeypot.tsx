import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A field nobody sees: whatever fills it in is no person (contract: BOOKING_HONEYPOT). Its name is none that
 * a browser or password manager would fill in for a person.
 */
export function Honeypot(input: UseFormRegisterReturn) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
