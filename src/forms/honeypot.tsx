import type { UseFormRegisterReturn } from 'react-hook-form';
import { HONEYPOT_LABEL } from '#words/company/disclosure.ts';

/**
 * A hidden field that only a bot fills in (contract: BOOKING_HONEYPOT). Browsers and password managers do not
 * autofill its name.
 */
export function Honeypot(input: UseFormRegisterReturn) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {HONEYPOT_LABEL}
        <input {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
