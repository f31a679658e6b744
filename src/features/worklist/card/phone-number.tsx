import { phoneInWords } from '#contract/phone.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { type Card, isDoNotCall } from './card.ts';

export function PhoneNumber({ card, className }: { card: Card; className: string }) {
  const words = phoneInWords(card.lead.phone);
  const look = `font-semibold wrap-anywhere tabular-nums ${className}`;
  if (!isDoNotCall(card)) return <span className={`${look} text-navy-900 select-all`}>{words}</span>;
  return (
    <>
      <span className="sr-only">{WORKLIST.doNotCall}: </span>
      <s className={`${look} text-slate-600`}>{words}</s>
    </>
  );
}
