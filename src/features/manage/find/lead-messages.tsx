import { Link } from 'react-router-dom';
import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import type { ListedMessage } from '#contract/actions/manager/list-messages.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { FIND } from '#src/content/rep/find.ts';
import { isUnsent, MESSAGES } from '#src/content/rep/messages.ts';
import { RECORD } from '#src/content/rep/visits.ts';
import { easternDateTime } from '#src/features/manage/eastern-date.ts';
import { emailsTo } from '#src/features/manage/messages/emails-to.ts';

const isToCompany = ({ kind }: ListedMessage): boolean => kind === 'company';

/** The last emails about a lead that went out to its homeowner or to the company, or wait. */
export function LeadMessages({ record }: { record: LeadRecord }) {
  const { lead, messages } = record;
  return (
    <section aria-labelledby="lead-messages" className="rounded-2xl border border-line bg-white p-5">
      <h3 id="lead-messages">{RECORD.messages}</h3>
      {missing(record).map((words) => (
        <p key={words} className="mt-2 text-slate-700">
          {words}
        </p>
      ))}
      <ul className="mt-3 grid gap-3">
        {messages.map((message) => (
          <li key={message.id} className="border-l-4 border-foam-300 pl-3">
            <MessageOfLead message={message} />
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

function MessageOfLead({ message }: { message: ListedMessage }) {
  const { subject, to, at, sentAt } = message;
  const { word, why } = MESSAGES.state(message, easternDateTime);
  return (
    <div className="wrap-anywhere">
      <p className="font-medium">{subject}</p>
      <p className="text-sm text-slate-600">
        {isToCompany(message) ? RECORD.toCompany(to) : RECORD.toHomeowner(to)}
      </p>
      <p className={`text-sm ${isUnsent(message) ? 'font-semibold text-coral-700' : 'text-slate-600'}`}>
        {`${word}, ${easternDateTime(sentAt || at)}`}
      </p>
      {why && <p className="text-sm text-slate-700">{why}</p>}
    </div>
  );
}

/** To whom nothing went out, in words. */
function missing({ lead, messages, turn }: LeadRecord): string[] {
  // The first of many may not be here.
  if (messages.length === PAGE_SIZES.messagesOfLead) return [];
  // An older script has only those to the homeowner.
  const isUntold = turn !== undefined && lead.source === 'booking' && !messages.some(isToCompany);
  return [
    ...(messages.every(isToCompany) ? [RECORD.noMessages] : []),
    ...(isUntold ? [RECORD.noCompanyMessage] : []),
  ];
}
