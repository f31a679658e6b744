import { Phone } from 'lucide-react';
import { callCharge } from '#contract/call-charges.ts';
import { formatNumber, formatPhone, readPhones, telHref } from '#contract/phone.ts';
import { DAY_SHEET } from '#src/content/rep/visits.ts';

interface CallLinksProps {
  phone: string;
  /** The do-not-call list forbids the calls. */
  isForbidden: boolean;
  /** Of the person. */
  name: string;
}

/** The numbers of a person, each a link that dials it unless it must not be called or may cost much. */
export function CallLinks({ phone, isForbidden, name }: CallLinksProps) {
  const { numbers } = readPhones(phone);
  if (isForbidden || numbers.length === 0) {
    return (
      <span className="inline-flex min-h-11 items-center gap-2 tabular-nums print:min-h-0">
        {isForbidden ? <s>{formatPhone(phone)}</s> : formatPhone(phone)}
        {isForbidden && <strong className="text-coral-700">{DAY_SHEET.doNotCall}</strong>}
      </span>
    );
  }
  return numbers.map((number) => {
    const words = formatNumber(number);
    return callCharge(number.key) ? (
      <span key={number.key}>{words}</span>
    ) : (
      <a
        key={number.key}
        href={telHref(number)}
        aria-label={`${DAY_SHEET.callName(name)}, ${words}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-tarp-700 tabular-nums underline underline-offset-4 hover:text-navy-900 print:min-h-0"
      >
        <Phone aria-hidden="true" className="size-5 print:hidden" />
        {words}
      </a>
    );
  });
}
