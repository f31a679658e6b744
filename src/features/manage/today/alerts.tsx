import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { listCountedAction } from '#contract/actions/manager/list-counted.ts';
import type { CompanyToday } from '#contract/actions/manager/show-today.ts';
import { ALERTS, type AlertName, alertSince, CALL_NOW } from '#contract/words/alerts.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { Alert } from '#src/components/ui/alert.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { COMPANY_TODAY } from '#src/content/rep/company-today.ts';
import { easternShortTime } from '#src/features/manage/eastern-date.ts';
import { FROM_LIST, recordLink } from '#src/features/manage/find/record-link.ts';
import { useAnswer } from '#src/features/manage/use-answer.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { countedFields, useCountedLink } from './counted-link.ts';
import { waitOf } from './wait-of.ts';

interface AlertsProps {
  today: CompanyToday;
  auth: string;
  onExpired: () => void;
}

/**
 * What has to be looked after, each with what to do. The homeowners who wait are counted here, and not once more
 * below.
 */
export function Alerts({ today: { alerts, at, newBookings }, auth, onExpired }: AlertsProps) {
  const linkTo = useCountedLink();
  const places: Partial<Record<AlertName, string | undefined>> = {
    bookingWaits: linkTo(newBookings.count, 'newBookings'),
    messagesRefused: '?view=messages&show=unsent',
  };
  return (
    <ul className="grid gap-3 not-empty:mb-5">
      {alerts.map(({ name, since }) => {
        const { title, whatToDo } = ALERTS[name];
        const to = places[name];
        const isCounted = name === 'bookingWaits' && newBookings.count > 0;
        return (
          <li key={name}>
            <Alert kind="warning">
              <h3 className="text-lg leading-snug">
                {isCounted ? COMPANY_TODAY.waiting(newBookings, waitOf(newBookings, at)) : title}
              </h3>
              <p className="mt-1 font-normal">
                {isCounted
                  ? CALL_NOW
                  : [alertSince(name, since && easternShortTime(since, Date.parse(at))), whatToDo]
                      .filter(Boolean)
                      .join(' ')}
              </p>
              {to && (
                <div className="mt-1 flex flex-wrap items-center gap-x-5">
                  {isCounted && (
                    <CallFirst
                      key={`${at} ${newBookings.oldestAt}`}
                      at={at}
                      auth={auth}
                      onExpired={onExpired}
                    />
                  )}
                  <Link to={to} state={FROM_LIST} preventScrollReset className={loneLinkClass}>
                    {isCounted ? COMPANY_TODAY.showAll(newBookings) : COMPANY_TODAY.alertList}
                  </Link>
                </div>
              )}
            </Alert>
          </li>
        );
      })}
    </ul>
  );
}

interface CallFirstProps extends Omit<AlertsProps, 'today'> {
  /** When the day was counted. */
  at: string;
}

/** Leads to the homeowner who has waited longest. */
function CallFirst({ at, auth, onExpired }: CallFirstProps) {
  const { answer } = useAnswer(
    (signal) => call(listCountedAction, { auth, what: 'newBookings' }, { signal }),
    onExpired,
  );
  const first = answer?.counted[0];
  if (!first) return null;
  const { leadId, firstName, lastName } = first;
  return (
    <Link
      to={recordLink(leadId, countedFields({ what: 'newBookings', day: '', rep: '' }))}
      state={FROM_LIST}
      preventScrollReset
      className={buttonClass('main', 'wrap-anywhere')}
    >
      <Phone aria-hidden="true" className="size-5 shrink-0" />
      {COMPANY_TODAY.callFirst(
        firstName || lastName || DAY_WORDS.noName,
        Math.max(0, Date.parse(at) - Date.parse(first.at)),
      )}
    </Link>
  );
}
