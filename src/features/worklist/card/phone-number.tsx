import { Copy, Phone } from 'lucide-react';
import { formatPhone } from '#contract/phone.ts';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { type CardNumber, getNumbers } from '#src/features/worklist/calling/call-permission.ts';
import { DialLink } from '#src/features/worklist/calling/dial-link.tsx';
import { isDoNotCall, type LeadCard } from './card.ts';

interface PhoneNumberProps {
  card: LeadCard;
  /** The do-not-call list forbids the number, whatever the lead's status. */
  isForbidden?: boolean;
  className: string;
}

export function PhoneNumber({ card, isForbidden: isListed = false, className }: PhoneNumberProps) {
  const isForbidden = isListed || isDoNotCall(card);
  return (
    <>
      {isForbidden && <span className="sr-only">{WORKLIST.doNotCall}: </span>}
      <NumberText isForbidden={isForbidden} className={className}>
        {formatPhone(card.lead.phone)}
      </NumberText>
    </>
  );
}

interface NumberTextProps {
  isForbidden: boolean;
  className: string;
  children: string;
}

function NumberText({ isForbidden, className, children }: NumberTextProps) {
  const look = `font-semibold wrap-anywhere tabular-nums ${className}`;
  return isForbidden ? (
    <s className={`${look} text-slate-600`}>
      <PhoneText>{children}</PhoneText>
    </s>
  ) : (
    <span className={`${look} text-navy-900 select-all`}>
      <PhoneText>{children}</PhoneText>
    </span>
  );
}

interface LeadNumbersProps {
  card: LeadCard;
  now: number;
  onCopy: (number: string) => void;
}

const ICON_LOOK =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-tarp-700 hover:bg-tarp-100 lg:size-10';

/** The lead's number, or each of several with what may be called. */
export function LeadNumbers({ card, now, onCopy }: LeadNumbersProps) {
  const { phone } = card.lead;
  const numbers = getNumbers(card, now);
  if (phone === '') return null;
  const [only, ...more] = numbers;
  if (more.length === 0)
    return (
      <p className="flex items-center gap-1">
        <PhoneNumber
          card={card}
          isForbidden={only?.isForbidden}
          className="text-[min(1.5rem,8vw)] leading-tight tracking-tight"
        />
        {isDoNotCall(card) || only?.isForbidden ? (
          <span className="size-11 lg:size-10" />
        ) : (
          <CopyButton label={WORKLIST.copy} onCopy={() => onCopy(formatPhone(phone))} />
        )}
      </p>
    );
  return (
    <ul aria-label={WORKLIST.numbers}>
      {numbers.map((number) => (
        <li key={number.key} className="flex flex-wrap items-center gap-x-1">
          <NumberText
            isForbidden={isDoNotCall(card) || number.isForbidden}
            className="text-xl tracking-tight"
          >
            {number.words}
          </NumberText>
          <NumberChoices number={number} onCopy={onCopy} />
        </li>
      ))}
    </ul>
  );
}

/** Why the number may not be called, or the ways to call it. */
function NumberChoices({
  number: { words, call },
  onCopy,
}: { number: CardNumber } & Pick<LeadNumbersProps, 'onCopy'>) {
  if ('reason' in call)
    return <span className="min-h-11 content-center text-sm text-slate-700 lg:min-h-10">{call.reason}</span>;
  return (
    <>
      <CopyButton label={WORKLIST.copyOf(words)} onCopy={() => onCopy(words)} />
      {!call.isWaiting && (
        <DialLink
          call={call}
          aria-label={WORKLIST.callTo(words)}
          title={WORKLIST.callTo(words)}
          className={ICON_LOOK}
        >
          <Phone aria-hidden="true" className="size-5" />
        </DialLink>
      )}
    </>
  );
}

function CopyButton({ label, onCopy }: { label: string; onCopy: () => void }) {
  return (
    <button type="button" onClick={onCopy} aria-label={label} title={label} className={ICON_LOOK}>
      <Copy aria-hidden="true" className="size-5" />
    </button>
  );
}
