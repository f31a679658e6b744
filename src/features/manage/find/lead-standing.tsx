import type { BookingOfLead, LeadRecord } from '#contract/actions/manager/find-leads.ts';
import { formatDay, isDay } from '#contract/dates/calendar.ts';
import { formatPhone } from '#contract/phone.ts';
import { periodLabel } from '#contract/slots.ts';
import { FIND } from '#src/content/rep/find.ts';
import { easternDate, easternDateTime } from '#src/features/manage/eastern-date.ts';

/**
 * Where a lead stands: its status, batch, calls, callback, holder and bookings. @param batch its name
 */
export function LeadStanding({ record, batch }: { record: LeadRecord; batch: string }) {
  const { lead, open, attempts, workedAt, callbackAt, heldBy, heldUntil, listed, suppressedAt } = record;
  const { facts } = FIND;
  const rows: [label: string, text: string][] = [
    [facts.status, open ? lead.status : FIND.closed(lead.status)],
    [facts.batch, batch],
    [facts.attempts, attempts > 0 ? String(attempts) : ''],
    [facts.worked, workedAt && easternDateTime(workedAt)],
    [facts.callback, callbackAt && easternDateTime(callbackAt)],
    [facts.held, heldBy && FIND.heldUntil(heldBy, easternDateTime(heldUntil))],
    [facts.listed, listed ? listedWords(suppressedAt) : ''],
    ...record.bookings.map((booking): [string, string] => [facts.booking, bookingWords(booking)]),
  ];
  return (
    <>
      <p className="text-slate-700 tabular-nums">
        {[formatPhone(lead.phone), lead.email].filter(Boolean).join(' · ')}
      </p>
      <p className="text-slate-700">
        {[lead.address, lead.city, `${lead.state} ${lead.zip}`.trim()].filter(Boolean).join(', ')}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {rows
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={`${label} ${text}`} className="contents">
              <dt className="text-slate-600">{label}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">{text}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** The owner's own entries in the list may have no date. */
const listedWords = (since: string): string =>
  since === '' ? FIND.listedAlways : FIND.listedSince(easternDate(since));

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

function bookingWords({ reference, apptDate, apptTime, toAgree, canceledAt }: BookingOfLead): string {
  const slot = [isDay(apptDate) ? formatDay(apptDate, DAY) : apptDate, periodLabel(apptTime)];
  const state = canceledAt ? FIND.canceled : toAgree && FIND.toAgree;
  return [reference, slot.filter(Boolean).join(', '), state].filter(Boolean).join(' · ');
}
