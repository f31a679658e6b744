import { MapPin, Phone } from 'lucide-react';
import { callCharge } from '#contract/call-charges.ts';
import { formatNumber, formatPhone, readPhones, telHref } from '#contract/phone.ts';
import { buttonClass } from '#src/components/ui/button.tsx';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { DAY_SHEET } from '#src/content/rep/visits.ts';
import { mapLink } from '#src/lib/map-link.ts';

/** `line`: in a line of text; `button`: each as wide as its place, for a thumb in a glove. */
export type ContactLook = 'line' | 'button';

const LINE =
  'inline-flex min-h-11 items-center gap-2 text-tarp-700 underline underline-offset-4 hover:text-navy-900 print:min-h-0 print:text-inherit print:no-underline';

const BUTTON =
  'min-h-14! w-full text-lg print:min-h-0! print:w-auto print:border-0 print:bg-transparent! print:p-0! print:text-inherit';

/** Why a number must not be called. */
export interface WhyNot {
  words: string;
  /** Only today: paper may be for another day. */
  isForToday?: boolean;
}

interface CallLinksProps {
  phone: string;
  /** Of the person. */
  name: string;
  /** Why a number, by its key, must not be called now; null if it may be. */
  whyNot: (key: string) => WhyNot | null;
  look?: ContactLook;
}

/** The numbers of a person, each a link that dials it unless it must not be called or may cost much. */
export function CallLinks({ phone, name, whyNot, look = 'line' }: CallLinksProps) {
  const { numbers } = readPhones(phone);
  if (phone === '') return null;
  if (numbers.length === 0) return <span className="tabular-nums">{formatPhone(phone)}</span>;
  return numbers.map((number) => {
    const words = formatNumber(number);
    const why = whyNot(number.key);
    if (why !== null) {
      return (
        <span key={number.key} className="inline-flex min-h-11 items-center gap-2 tabular-nums print:min-h-0">
          <s className={why.isForToday ? 'print:no-underline' : ''}>
            <PhoneText>{words}</PhoneText>
          </s>{' '}
          <strong className={`text-coral-700 ${why.isForToday ? 'print:hidden' : ''}`}>{why.words}</strong>
        </span>
      );
    }
    if (callCharge(number.key)) {
      return (
        <span key={number.key} className="tabular-nums">
          <PhoneText>{words}</PhoneText>
        </span>
      );
    }
    return (
      <a
        key={number.key}
        href={telHref(number)}
        aria-label={`${DAY_SHEET.callName(name)}, ${words}`}
        className={
          look === 'line'
            ? `${LINE} font-semibold tabular-nums`
            : buttonClass('main', `${BUTTON} tabular-nums`)
        }
      >
        <Phone aria-hidden="true" className="size-5 shrink-0 print:hidden" />
        <span>
          <PhoneText>{words}</PhoneText>
        </span>
      </a>
    );
  });
}

interface AddressLinkProps {
  address: string;
  look?: ContactLook;
}

/** An address that opens in the maps of the device. */
export const AddressLink = ({ address, look = 'line' }: AddressLinkProps) => (
  <a
    href={mapLink(address)}
    target="_blank"
    rel="noopener"
    aria-label={DAY_SHEET.mapOf(address)}
    className={
      look === 'line' ? `${LINE} font-medium` : buttonClass('outline', `${BUTTON} justify-start! text-left!`)
    }
  >
    <MapPin aria-hidden="true" className="size-5 shrink-0 print:hidden" />
    {look === 'line' ? address : <span className="min-w-0 wrap-anywhere">{address}</span>}
  </a>
);
