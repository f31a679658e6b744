import { formatPhone } from '#contract/phone.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { isDoNotCall, type LeadCard } from './card.ts';

export function PhoneNumber({ card, className }: { card: LeadCard; className: string }) {
  const words = formatPhone(card.lead.phone);
  const look = `font-semibold wrap-anywhere tabular-nums ${className}`;
  if (!isDoNotCall(card)) return <span className={`${look} text-navy-900 select-all`}>{words}</span>;
  return (
    <>
      <span className="sr-only">{WORKLIST.doNotCall}: </span>
      <s className={`${look} text-slate-600`}>{words}</s>
    </>
  );
}
