import { Link } from 'react-router-dom';
import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import { FIND } from '#src/content/rep/find.ts';
import { MESSAGES } from '#src/content/rep/messages.ts';
import { RECORD } from '#src/content/rep/visits.ts';
import { easternDateTime } from '#src/features/manage/eastern-date.ts';
import { emailsTo } from '#src/features/manage/messages/emails-to.ts';

/** The last emails that went out to a homeowner, or wait. */
export function LeadMessages({ record: { lead, messages } }: { record: LeadRecord }) {
  return (
    <section aria-labelledby="lead-messages" className="rounded-2xl border border-line bg-white p-5">
      <h3 id="lead-messages">{RECORD.messages}</h3>
      {messages.length === 0 && <p className="mt-2 text-slate-700">{RECORD.noMessages}</p>}
      <ul className="mt-3 grid gap-3">
        {messages.map((message) => (
          <li key={message.id} className="border-l-4 border-foam-300 pl-3">
            <p className="font-medium wrap-anywhere">{message.subject}</p>
            <p className="text-sm wrap-anywhere text-slate-600">
              {[MESSAGES.state(message, easternDateTime), message.to !== lead.email && message.to]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {lead.email && (
        <Link
          to="?view=messages"
          state={emailsTo(lead.email)}
          preventScrollReset
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900"
        >
          {FIND.emails}
        </Link>
      )}
    </section>
  );
}
