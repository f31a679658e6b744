import { CalendarPlus, X } from 'lucide-react';
import { isDay } from '#contract/calendar.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { isPeriod, type Slot } from '#contract/slots.ts';
import { CallButton } from '#src/components/site/call-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { RECEIPT } from '#src/content/pages/receipt.ts';
import { download } from '#src/lib/download.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { slotInWords } from '#src/lib/slot-words.ts';
import type { KeptReceipt } from '#src/stored/receipt.ts';
import { calendarFile } from './calendar-file.ts';
import { useReceipt } from './use-receipt.ts';

interface ReceiptCardProps {
  receipt: KeptReceipt;
  onDismiss: () => void;
}

export function ReceiptCard({ receipt, onDismiss }: ReceiptCardProps) {
  const answer = useReceipt(receipt.submissionId);
  const service = serviceLabel(receipt.service);
  const slot: Slot | null =
    isDay(receipt.date) && isPeriod(receipt.period) ? { date: receipt.date, period: receipt.period } : null;
  const state = answer?.state ?? 'asking';
  const reference = answer?.state === 'found' ? answer.reference : '';
  const { title, text } = RECEIPT.states[state];

  return (
    <section aria-label={RECEIPT.label} className="wrap pt-5">
      <div className="relative rounded-2xl bg-white p-5 sm:p-6">
        <div role="status">
          <h2 className="pr-10 text-3xl">{title}</h2>
          <p className="mt-2 font-semibold text-navy-900">
            {service && <span className="block">{service}</span>}
            {slot && <span className="block">{slotInWords(slot)}</span>}
          </p>
          <p className="mt-2 min-h-[2lh] max-w-2xl text-slate-700 sm:min-h-[1lh]">{text}</p>
          <p className="mt-2 min-h-[1lh]">
            {reference && (
              <>
                {RECEIPT.reference} <strong className="whitespace-nowrap">{reference}</strong>
              </>
            )}
          </p>
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          {state === 'missing' && <CallButton phone={phoneLink(env.hotline)} />}
          {state === 'unknown' && <CallButton phone={phoneLink(env.hotline)} look="outline" />}
          {state !== 'missing' && slot && (
            <Button look="outline" onClick={() => save(slot, service, reference, receipt.submissionId)}>
              <CalendarPlus aria-hidden="true" className="size-5" />
              {RECEIPT.calendar}
            </Button>
          )}
        </div>
        <Button
          look="quiet"
          aria-label={RECEIPT.dismiss}
          className="absolute top-2 right-2 px-3"
          onClick={onDismiss}
        >
          <X aria-hidden="true" className="size-6" />
        </Button>
      </div>
    </section>
  );
}

function save(slot: Slot, service: string, reference: string, submissionId: string): void {
  const text = calendarFile({
    slot,
    title: `${service}, ${env.companyName}`,
    description: [reference, phoneLink(env.hotline).text].filter(Boolean).join(', '),
    id: `${submissionId}@${new URL(env.siteUrl).hostname}`,
    nowMs: Date.now(),
  });
  download(RECEIPT.file, new Blob([text], { type: 'text/calendar' }));
}
